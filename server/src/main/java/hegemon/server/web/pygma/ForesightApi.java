package hegemon.server.web.pygma;

import hegemon.pygma.bot.Ruler;
import hegemon.pygma.forecast.DryRun;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.server.id.TableId;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Looks;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;

/**
 * What a ruler can know beforehand: of a sheet under the pen, and of what else could be ordered.
 */
@RestController
@RequestMapping("/api/pygma/{id}")
record ForesightApi(Readers readers) {
    /** Forecast of the next income, treasury, cautions, and what this month asks for. */
    @Computes
    @Looks
    @PostMapping("/forecast")
    Foresight forecast(
            @PathVariable TableId id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        var ruler = ruler(id, draft, request);
        var knowledge = knowledge(ruler);
        return Foresight.of(
                Examination.of(draft.words(), knowledge),
                knowledge,
                ruler.report(),
                ruler.sheets().containsKey(ruler.realm()),
                voice(locale));
    }

    /** The own month, tried on what the realm knows. */
    @Computes
    @Looks
    @PostMapping("/trial")
    Trial trial(
            @PathVariable TableId id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        var ruler = ruler(id, draft, request);
        var sheet = Parser.read(draft.words()).sheet();
        return Trial.of(DryRun.of(sheet, knowledge(ruler), ruler.report()), voice(locale));
    }

    /**
     * @param open whether this campaign has suggestions
     */
    record Suggested(boolean open, List<Line> lines) {}

    /**
     * @param order a line for the sheet
     * @param effect what it will do
     */
    record Line(String order, String effect, int cost) {}

    /** D-156: what a ruler made of code would order here, line by line. */
    @Computes
    @GetMapping("/suggestion")
    Suggested suggestion(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var ruler = readers.ruler(id, request);
        var knowledge = knowledge(ruler);
        var sheet = Ruler.suggestion(knowledge, ruler.report());
        var voice = voice(locale);
        var lines =
                Check.of(sheet.orElse(Sheet.empty()), knowledge).lines().stream()
                        .filter(line -> !(line.order() instanceof Heading))
                        .map(
                                line ->
                                        new Line(
                                                Foresight.print(line.order(), voice),
                                                line.effects().stream()
                                                        .map(it -> it.say(voice.language()))
                                                        .reduce((one, next) -> one + " " + next)
                                                        .orElse(""),
                                                line.cost()))
                        .toList();
        return new Suggested(sheet.isPresent(), lines);
    }

    private Readers.Reader ruler(TableId id, Draft draft, HttpServletRequest request) {
        draft.requireShort();
        return readers.ruler(id, request);
    }

    private static Knowledge knowledge(Readers.Reader ruler) {
        return ruler.state().knowledge(ruler.realm());
    }

    private static Voice voice(Locale locale) {
        return new Voice(Language.of(locale));
    }
}

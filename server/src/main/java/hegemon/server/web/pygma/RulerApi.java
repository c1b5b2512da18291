package hegemon.server.web.pygma;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Horizon;
import hegemon.pygma.orders.check.Journey;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.UnitKind;
import hegemon.server.id.TableId;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Looks;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** A ruler's desk, now or as it was at an entry of the log. */
@RestController
@RequestMapping("/api/pygma/{id}")
record RulerApi(Readers readers) {
    private static final int LONGEST_WAY = 300;

    @GetMapping
    RulerDesk desk(
            @PathVariable TableId id,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        return RulerDesk.of(readers.ruler(id, entry, request), voice(locale));
    }

    /** Reads a sheet without sending it. */
    @Computes
    @Looks
    @PostMapping("/check")
    Proof check(
            @PathVariable TableId id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        draft.requireShort();
        var ruler = readers.ruler(id, request);
        var knowledge = ruler.state().knowledge(ruler.realm());
        return Proof.of(
                Examination.of(draft.words(), knowledge), draft.words(), knowledge, voice(locale));
    }

    /** How far an own unit comes this month, on the ruler's own map. */
    @Computes
    @GetMapping("/reach")
    Steps reach(
            @PathVariable TableId id,
            @RequestParam Optional<String> unit,
            HttpServletRequest request) {
        return steps(readers.ruler(id, request), "", unit);
    }

    /** The same of a unit as the sheet under the pen leaves it. */
    @Computes
    @Looks
    @PostMapping("/reach")
    Steps reach(
            @PathVariable TableId id,
            @RequestParam Optional<String> unit,
            @RequestBody Draft draft,
            HttpServletRequest request) {
        if (draft.isTooLong()) throw Readers.no(HttpStatus.CONTENT_TOO_LARGE);
        return steps(readers.ruler(id, request), draft.words(), unit);
    }

    private static Steps steps(Readers.Reader ruler, String text, Optional<String> unit) {
        var knowledge = ruler.state().knowledge(ruler.realm());
        var sheet = Parser.read(text).sheet();
        return unit.flatMap(own -> Horizon.of(sheet, knowledge, own))
                .map(Steps::of)
                .orElseThrow(() -> Readers.no(HttpStatus.NOT_FOUND));
    }

    /** How many months a way takes each kind of unit, 0 where none can go it. */
    @Computes
    @GetMapping("/way")
    Map<String, Integer> way(
            @PathVariable TableId id,
            @RequestParam Optional<String> through,
            HttpServletRequest request) {
        var ruler = readers.ruler(id, request);
        var texts = through.orElse("").split(",", LONGEST_WAY + 1);
        if (texts.length > LONGEST_WAY) throw Readers.no(HttpStatus.CONTENT_TOO_LARGE);
        var way = Arrays.stream(texts).flatMap(it -> Address.parse(it).stream()).toList();
        if (way.size() < texts.length) throw Readers.no(HttpStatus.NOT_FOUND);
        var knowledge = ruler.state().knowledge(ruler.realm());
        var months = new LinkedHashMap<String, Integer>();
        for (UnitKind kind : UnitKind.values())
            months.put(kind.name(), Journey.months(knowledge, way, kind).orElse(0));
        return months;
    }

    private static Voice voice(Locale locale) {
        return new Voice(Language.of(locale));
    }
}

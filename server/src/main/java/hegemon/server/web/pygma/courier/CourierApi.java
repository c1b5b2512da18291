package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.Answering.Answer;
import hegemon.server.web.table.TableDesk;
import hegemon.server.web.table.Visit;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** Letters, treaties and press of those who sit in a campaign. */
@RestController
@RequestMapping("/api/pygma/{id}/words")
record CourierApi(
        Letters letters,
        Treaties treaties,
        Press press,
        Gazette gazette,
        TableDesk tables,
        GuestCookie cookie) {
    /**
     * Something written, or a step with something written before.
     *
     * @param step absent: it is new
     */
    record Slip(
            Optional<Integer> number,
            Optional<String> step,
            Optional<Integer> to,
            Optional<String> title,
            Optional<String> text,
            Optional<String> begins,
            Optional<String> ends,
            Optional<Boolean> open,
            Optional<Boolean> signed,
            Optional<Boolean> ranking) {
        private int piece() {
            return number.orElse(0);
        }

        private String words() {
            return text.orElse("");
        }
    }

    @GetMapping
    CourierDesk desk(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var guest = cookie.guest(request);
        var reader =
                Writer.of(tables.find(id, guest), guest)
                        .orElseThrow(() -> new ResponseStatusException(HttpStatus.FORBIDDEN));
        return CourierDesk.of(reader, letters, treaties, press, Language.of(locale));
    }

    @PostMapping("/letters")
    ResponseEntity<Answer> letter(Visit visit, @RequestBody Slip slip) {
        return answer(
                visit,
                writer ->
                        switch (slip.step().orElse("")) {
                            case "" -> letters.write(writer, slip.to().orElse(-1), slip.words());
                            case "pass" -> letters.judge(writer, slip.piece(), true, "");
                            case "return" ->
                                    letters.judge(writer, slip.piece(), false, slip.words());
                            default -> Slips.refused("gone");
                        });
    }

    @PostMapping("/treaties")
    ResponseEntity<Answer> treaty(Visit visit, @RequestBody Slip slip) {
        return answer(
                visit,
                writer ->
                        slip.step().isPresent()
                                ? treaties.step(writer, slip.piece(), slip.step().get())
                                : treaties.propose(
                                        writer,
                                        new Treaties.Proposal(
                                                slip.to().orElse(-1),
                                                slip.words(),
                                                slip.begins().orElse(""),
                                                slip.ends().orElse(""),
                                                slip.open().orElse(false))));
    }

    @PostMapping("/press")
    ResponseEntity<Answer> press(Visit visit, @RequestBody Slip slip) {
        return answer(
                visit,
                writer ->
                        switch (slip.step().orElse("")) {
                            case "" ->
                                    press.write(
                                            writer,
                                            new Press.Copy(
                                                    slip.title().orElse(""),
                                                    slip.words(),
                                                    slip.signed().orElse(false)));
                            case "take" -> press.judge(writer, slip.piece(), true, "");
                            case "decline" ->
                                    press.judge(writer, slip.piece(), false, slip.words());
                            default -> Slips.refused("gone");
                        });
    }

    /** A game master publishes the issue on the last released month. */
    @PostMapping("/kurier")
    ResponseEntity<Answer> publish(Visit visit, @RequestBody Slip slip) {
        return answer(
                visit,
                writer -> gazette.publish(writer, slip.words(), slip.ranking().orElse(false)));
    }

    private static ResponseEntity<Answer> answer(Visit visit, Function<Writer, Reply> act) {
        return visit.answer((table, guest) -> done(table, guest, act));
    }

    /** After the end nothing more is written. */
    private static Reply done(
            LiveTable table, Optional<PersonId> guest, Function<Writer, Reply> act) {
        return Writer.of(table, guest)
                .map(writer -> writer.now().isOver() ? Slips.refused("over") : act.apply(writer))
                .orElseGet(Reply.NotYours::new);
    }
}

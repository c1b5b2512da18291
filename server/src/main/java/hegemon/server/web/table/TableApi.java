package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Endings;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Opponent;
import hegemon.server.play.Planning;
import hegemon.server.play.Reply;
import hegemon.server.play.Seating;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.Answering.Answer;
import hegemon.table.Refusal;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Optional;

/** What one may do at a table besides moving. */
@RestController
@RequestMapping("/api/games/{id}")
record TableApi(Endings endings, Seating seating, Planning planning, BotDesk bots) {
    private static final int LONGEST_PLAN = 20_000;

    record Action(int entry, Optional<String> text, Optional<String> seat) {}

    /** Calls the game off, before each side has moved; the text says why a leader ends one. */
    @PostMapping("/abort")
    ResponseEntity<Answer> abort(Visit visit, @RequestBody Action action) {
        return visit.answer(
                (table, guest) ->
                        endings.abort(table, guest, action.entry(), action.text().orElse("")));
    }

    /** Takes the win from somebody whose time is out. */
    @PostMapping("/claim")
    ResponseEntity<Answer> claim(Visit visit, @RequestBody Action action) {
        return visit.answer((table, guest) -> endings.claim(table, guest, action.entry()));
    }

    /** Gets up before the game has begun. */
    @PostMapping("/leave")
    ResponseEntity<Answer> leave(Visit visit, @RequestBody Action action) {
        return visit.answer(seating::leave);
    }

    /**
     * Gives the seat of somebody who is gone to {@code bot:3}, or to whoever comes: {@code open}.
     */
    @PostMapping("/replace")
    ResponseEntity<Answer> replace(Visit visit, @RequestBody Action action) {
        var text = action.text().orElse("");
        return visit.answer(
                (table, guest) -> {
                    int levels = bots.levels(table.now().match().game().name());
                    return newcomer(text, levels)
                            .map(by -> seating.replace(table, guest, action.seat().orElse(""), by))
                            .orElseGet(() -> unknown(table, guest, text, levels));
                });
    }

    private static Reply unknown(
            LiveTable table, Optional<PersonId> guest, String text, int levels) {
        return table.now().held(guest).isEmpty()
                ? new Reply.NotYours()
                : new Reply.Refused(Refusal.of("house", "server.refuse.newcomer", text, levels));
    }

    private static Optional<Occupant> newcomer(String text, int levels) {
        if (text.equals("open")) return Optional.of(new Occupant.Open());
        return Opponent.parse(text, levels)
                .filter(Opponent.Machine.class::isInstance)
                .map(machine -> machine.occupant(false, PersonId.NOBODY));
    }

    /** Conditional moves, a line for each branch; no line: none any more. */
    @PostMapping("/plan")
    ResponseEntity<Answer> plan(Visit visit, @RequestBody Action action) {
        var text = action.text().orElse("");
        NoSuchPage.requireShort(LONGEST_PLAN, text);
        List<String> lines = text.lines().toList();
        return visit.answer((table, guest) -> planning.keep(table, guest, action.entry(), lines));
    }
}

package hegemon.server.web.pygma.founding;

import hegemon.pygma.PygmaState;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Seating;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.TableDesk;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

import java.time.Clock;
import java.util.Optional;

/** Somebody asks for a realm of a campaign, and a game master answers. */
@Controller
record RequestPages(
        RequestRows rows,
        Campaigns campaigns,
        Seating seating,
        TableDesk tables,
        InvitePages pages,
        Invites invites,
        GuestCookie cookie,
        Directory people,
        Clock clock) {
    private static final int LONGEST = 500;

    @PostMapping("/pygma/{id}/ask")
    String ask(
            @PathVariable TableId id,
            @RequestParam(defaultValue = "") String text,
            HttpServletRequest request,
            HttpServletResponse response) {
        var table = tables.find(id, cookie.guest(request));
        if (!mayAsk(table) || text.length() > LONGEST)
            throw new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
        var guest = cookie.welcome(request, response);
        if (table.now().held(Optional.of(guest)).isEmpty() && rows.of(id).size() < RequestRows.MOST)
            campaigns.apply(
                    table,
                    guest,
                    text.strip(),
                    () ->
                            rows.put(
                                    id,
                                    new RequestRows.Request(guest, text.strip(), clock.millis())));
        return "redirect:/pygma/" + id + "?asked";
    }

    /** Where somebody leads and a realm is free. */
    private static boolean mayAsk(LiveTable table) {
        return table.now().match().state() instanceof PygmaState state
                && !state.leaders().isEmpty()
                && !table.now().isOver()
                && !Invites.free(table.now()).isEmpty();
    }

    /**
     * A game master answers; who asked is told. If the seat is somebody else’s or promised in the
     * meantime, the question stands.
     *
     * @param seat that the one who asked gets
     * @param no whether there is none
     * @param word to the one who asked
     */
    @PostMapping("/pygma/{id}/ask/answer")
    String answer(
            @PathVariable TableId id,
            @RequestParam(defaultValue = "") PersonId person,
            @RequestParam(defaultValue = "") String seat,
            @RequestParam(defaultValue = "false") boolean no,
            @RequestParam(defaultValue = "") String word,
            HttpServletRequest request) {
        var table = pages.led(id, request);
        if (!rows.has(id, person)) throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        if (word.length() > LONGEST)
            throw new ResponseStatusException(HttpStatus.UNPROCESSABLE_CONTENT);
        boolean admitted = !no && isAdmitted(table, person, seat);
        if (admitted || no) {
            var name = people.nameOf(person).orElse("–");
            var text = admitted ? "welcome\n" + seat + " " + name : "turn-away\n" + name;
            var by = cookie.guest(request).orElseThrow();
            campaigns.answer(
                    table,
                    new Campaigns.Done(by, text, word.strip()),
                    person,
                    admitted,
                    () -> rows.remove(id, person));
        }
        return "redirect:/pygma/" + id + "/invite";
    }

    private boolean isAdmitted(LiveTable table, PersonId person, String seat) {
        return table.now().held(Optional.of(person)).isEmpty()
                && invites.unpromised(table).stream()
                        .filter(it -> it.name().equals(seat))
                        .anyMatch(it -> seating.admit(table, person, it));
    }
}

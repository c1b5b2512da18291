package hegemon.server.web.admin;

import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.admin.GamesDesk;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.Seats;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Turn;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

import java.util.List;
import java.util.Locale;

/** Tables, one by one. */
@Controller
@RequestMapping("/admin/tables")
record GamesAdmin(
        GamesDesk desk, People people, GuestCookie cookie, Seats seats, AdminNames names) {
    /** So many of the latest entries can be chosen to take back to; others by their number. */
    private static final int ENTRIES = 60;

    private static final int LONGEST = 60;

    /** A seat and who sits there. */
    public record Taken(String seat, String occupant) {}

    /** A table in the list, with names. */
    public record Row(GamesDesk.Listed table, String players) {}

    /** An entry of the log as a spectator may read it. */
    public record Line(int number, String text) {}

    @GetMapping
    String list(@RequestParam(defaultValue = "") String q, Locale locale, Model model) {
        model.addAttribute("path", "/admin/tables");
        model.addAttribute("q", q);
        var reader = Language.of(locale);
        model.addAttribute(
                "tables",
                desk.search(q).stream()
                        .map(each -> new Row(each, names.players(each, reader)))
                        .toList());
        return "admin/tables";
    }

    @GetMapping("/{id}")
    String one(@PathVariable TableId id, Locale locale, Model model) {
        var now = find(id).now();
        model.addAttribute("path", "/admin/tables/" + id);
        model.addAttribute("id", id);
        var game = now.match().game().name();
        model.addAttribute("game", game);
        model.addAttribute("gameName", seats.game(game));
        model.addAttribute("entries", entries(now, game));
        model.addAttribute("over", now.turn() instanceof Turn.Over);
        model.addAttribute("seats", seats(now, Language.of(locale)));
        return "admin/table";
    }

    /** The latest first. What is hidden from spectators is not told here either. */
    private List<Line> entries(LiveTable.Moment now, String game) {
        return now
                .match()
                .told(Seat.SPECTATOR, Math.max(0, now.entry() - ENTRIES))
                .reversed()
                .stream()
                .map(
                        entry ->
                                new Line(
                                        entry.number(),
                                        seats.name(game, entry.seat().name())
                                                + ": "
                                                + shortened(entry.text())))
                .toList();
    }

    private static String shortened(String text) {
        var line = text.lines().findFirst().orElse("");
        return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
    }

    private List<Taken> seats(LiveTable.Moment now, Language reader) {
        return now.match().state().seats().stream()
                .map(
                        seat ->
                                new Taken(
                                        seat.name(),
                                        shown(
                                                now.seats().getOrDefault(seat, new Occupant.Open()),
                                                reader)))
                .toList();
    }

    private String shown(Occupant occupant, Language reader) {
        var words = Words.in(reader);
        return switch (occupant) {
            case Occupant.Person(var id) -> people.displayName(id, reader);
            case Occupant.Bot(var level) -> words.say("server.admin.table.bot", level);
            case Occupant.Open() -> words.say("server.admin.table.open");
        };
    }

    @PostMapping("/{id}/end")
    String end(
            @PathVariable TableId id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        return answer(id, desk.end(cookie.somebody(request), find(id)), response, locale, model);
    }

    @PostMapping("/{id}/takeback")
    String takeBack(
            @PathVariable TableId id,
            @RequestParam int to,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        return answer(
                id, desk.takeBack(cookie.somebody(request), find(id), to), response, locale, model);
    }

    @PostMapping("/{id}/transfer")
    String transfer(
            @PathVariable TableId id,
            @RequestParam String seat,
            @RequestParam String name,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var heir =
                people.named(name)
                        .or(() -> people.find(new PersonId(name.strip())))
                        .filter(this::isHere);
        boolean done =
                heir.isPresent()
                        && desk.transfer(cookie.somebody(request), find(id), seat, heir.get().id());
        var words = Words.in(Language.of(locale));
        return done
                ? "redirect:/admin/tables/" + id + "?done"
                : refused(id, words.say("server.admin.refuse.heir", name), response, locale, model);
    }

    private boolean isHere(Person person) {
        return !person.deleted();
    }

    private String answer(
            TableId id, Reply reply, HttpServletResponse response, Locale locale, Model model) {
        var words = Words.in(Language.of(locale));
        return switch (reply) {
            case Reply.Done() -> "redirect:/admin/tables/" + id + "?done";
            case Reply.Refused(var why) -> refused(id, words.say(why), response, locale, model);
            case Reply.Stale(), Reply.NotYours() ->
                    refused(id, words.say("server.refuse.stale"), response, locale, model);
        };
    }

    private String refused(
            TableId id, String why, HttpServletResponse response, Locale locale, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", why);
        return one(id, locale, model);
    }

    private LiveTable find(TableId id) {
        return desk.find(id).orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
    }
}

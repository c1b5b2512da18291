package hegemon.server.web.pygma.courier;

import hegemon.pygma.PygmaState;
import hegemon.pygma.report.Herald;
import hegemon.pygma.world.Realm;
import hegemon.server.accounts.SeatInvitations;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Directory;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.press.Imposition;
import hegemon.server.press.Pdf;
import hegemon.server.store.CalendarRows.Calendar;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.pygma.founding.RequestRows;
import hegemon.server.web.pygma.founding.RhythmWords;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What everybody may read of a campaign: its page, and the Kurier on screen, on paper, as a feed.
 */
@Controller
@RequestMapping("/pygma/{id}")
record KurierPages(
        Gazette gazette,
        Campaigns campaigns,
        Calendars calendars,
        RequestRows requests,
        Directory people,
        SeatInvitations invitations,
        TableDesk tables,
        GuestCookie cookie,
        OwnAddress addresses) {
    /**
     * The campaign as strangers see it.
     *
     * @param month of its history, once it is over
     * @param asked the reader has just asked for a realm
     */
    @Computes
    @GetMapping
    String campaign(
            @PathVariable TableId id,
            @RequestParam Optional<Integer> month,
            @RequestParam Optional<String> asked,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        var table = table(id, request);
        var now = table.now();
        var guest = cookie.guest(request);
        if (now.isOver()) {
            var say = new Say(Language.of(locale));
            model.addAttribute("bygone", Bygone.of(now.match(), month, say));
            // Whoever came as a guest is called what the game master's invitation says.
            var called = invitations.names(id);
            model.addAttribute(
                    "closing",
                    Closing.of(
                            now,
                            it -> people.nameOf(it).or(() -> Optional.ofNullable(called.get(it))),
                            campaigns.acts(id),
                            say));
        }
        model.addAttribute(
                "asked", asked.isPresent() || guest.filter(it -> requests.has(id, it)).isPresent());
        calendars.of(id).ifPresent(it -> model.addAttribute("zat", Zat.of(it, now, locale)));
        model.addAttribute("led", Leaders.isLed(now));
        model.addAttribute("leads", Leaders.leads(now, guest) && !now.isOver());
        var state = now.match().state();
        model.addAttribute("id", id);
        model.addAttribute("title", campaigns.title(id));
        model.addAttribute("month", state.caption());
        model.addAttribute("begun", now.times().started().isPresent());
        model.addAttribute("over", now.isOver());
        model.addAttribute("realms", state.seats().size() - state.leaders().size());
        model.addAttribute("free", free(now));
        model.addAttribute("leaders", leaders(now));
        model.addAttribute("issues", gazette.issues(id));
        model.addAttribute(
                "ranking",
                now.isOver() ? Closing.ranking(now.match()) : Gazette.ranking(now.match()));
        model.addAttribute("sits", !now.held(guest).isEmpty());
        return "games/pygma/campaign";
    }

    /**
     * When the months are closed.
     *
     * @param next the next deadline; empty where none is set
     */
    record Zat(String rhythm, boolean paused, String next) {
        static Zat of(Calendar calendar, LiveTable.Moment now, Locale locale) {
            var language = Language.of(locale);
            boolean set = calendar.due() > 0 && !calendar.paused() && !now.isOver();
            var due =
                    Instant.ofEpochMilli(calendar.due()).atZone(ZoneId.of(calendar.plan().zone()));
            return new Zat(
                    new RhythmWords(language).of(calendar.plan()),
                    calendar.paused(),
                    set ? Notices.Said.moment(due, language) : "");
        }
    }

    private static List<Integer> free(LiveTable.Moment now) {
        if (now.isOver() || !(now.match().state() instanceof PygmaState state)) return List.of();
        return state.seats().stream()
                .filter(seat -> now.at(seat) instanceof Occupant.Open)
                .map(state::realm)
                .filter(realm -> !Realm.isNobody(realm))
                .toList();
    }

    private List<String> leaders(LiveTable.Moment now) {
        return now.match().state().leaders().stream()
                .flatMap(seat -> leader(now, seat).stream())
                .toList();
    }

    private Optional<String> leader(LiveTable.Moment now, Seat seat) {
        return now.at(seat) instanceof Occupant.Person(var person)
                ? people.nameOf(person)
                : Optional.empty();
    }

    @Computes
    @GetMapping("/kurier/{number}")
    String issue(
            @PathVariable TableId id,
            @PathVariable String number,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        model.addAttribute("id", id);
        model.addAttribute("paper", paper(table(id, request), number, locale));
        return "games/pygma/kurier";
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/kurier/{number}/{format:a4|a5|booklet}.pdf")
    ResponseEntity<byte[]> print(
            @PathVariable TableId id,
            @PathVariable String number,
            @PathVariable String format,
            HttpServletRequest request,
            Locale locale) {
        var language = Language.of(locale);
        var html =
                paper(table(id, request), number, locale)
                        .print(
                                new Herald(language),
                                new Say(language),
                                format.equals("a4") ? Paper.Sheet.A4 : Paper.Sheet.A5);
        var pages = Pdf.of(html);
        var print = format.equals("booklet") ? Imposition.booklet(pages) : pages;
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_PDF).body(print);
    }

    /** All issues, for programs that follow them. */
    @GetMapping("/kurier.atom")
    ResponseEntity<byte[]> feed(
            @PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var table = table(id, request);
        var feed =
                new Feed(addresses.of(request).replaceAll("/pygma/.*", ""), id, locale)
                        .of(campaigns.title(table.id()).title(), gazette.issues(id));
        return ResponseEntity.ok()
                .contentType(new MediaType("application", "atom+xml", StandardCharsets.UTF_8))
                .body(feed.getBytes(StandardCharsets.UTF_8));
    }

    private Paper paper(LiveTable table, String number, Locale locale) {
        return Optional.of(number)
                .filter(text -> text.matches("[0-9]{1,5}"))
                .flatMap(text -> gazette.paper(table, Integer.parseInt(text), Language.of(locale)))
                .orElseThrow(KurierPages::nothing);
    }

    private LiveTable table(TableId id, HttpServletRequest request) {
        var table = tables.find(id, cookie.guest(request));
        if (!(table.now().match().state() instanceof PygmaState)) throw nothing();
        return table;
    }

    private static ResponseStatusException nothing() {
        return new ResponseStatusException(HttpStatus.NOT_FOUND);
    }
}

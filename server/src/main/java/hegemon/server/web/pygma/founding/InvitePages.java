package hegemon.server.web.pygma.founding;

import hegemon.pygma.PygmaState;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.store.Deputy;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.table.Seats;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.util.UriComponentsBuilder;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Where game masters ask rulers to come, when the campaign is made and later. */
@Controller
record InvitePages(
        TableDesk tables,
        Invites invites,
        Campaigns campaigns,
        RequestRows requests,
        Directory people,
        Lobby lobby,
        Seats seats,
        GuestCookie cookie,
        Asking asking,
        OwnAddress addresses) {
    private static final int LONGEST = 10_000;
    private static final String LINE = "line";

    /** Every link that still leads to a seat, whenever the leader looks; and what was just done. */
    @GetMapping("/pygma/{id}/invite")
    String form(@PathVariable TableId id, HttpServletRequest request, Model model) {
        var lines = Optional.ofNullable(request.getParameterValues(LINE)).orElse(new String[0]);
        var told =
                Arrays.stream(lines)
                        .limit(Invites.MOST)
                        .flatMap(it -> Invites.Invited.read(it).stream())
                        .toList();
        var table = led(id, request);
        return shown(table, invites.shown(table, told), request, model);
    }

    @PostMapping("/pygma/{id}/invite")
    String send(
            @PathVariable TableId id,
            @RequestParam(defaultValue = "") String invite,
            @RequestParam(defaultValue = "false") boolean links,
            HttpServletRequest request,
            Locale locale) {
        NoSuchPage.requireShort(LONGEST, invite);
        var table = led(id, request);
        var by = by(cookie.guest(request).orElseThrow(), locale);
        return told(table, invites.send(table, by, invite, links));
    }

    /** To an address that can be loaded again. */
    static String told(LiveTable table, List<Invites.Invited> invited) {
        var page = UriComponentsBuilder.fromPath("/pygma/" + table.id() + "/invite");
        invited.stream()
                .filter(it -> it.how() != Invites.How.LINK)
                .forEach(it -> page.queryParam(LINE, it.written()));
        return "redirect:" + page.encode().toUriString();
    }

    Invites.By by(PersonId person, Locale locale) {
        return new Invites.By(person, asking.member().isPresent(), Language.of(locale));
    }

    private String shown(
            LiveTable table,
            List<Invites.Invited> invited,
            HttpServletRequest request,
            Model model) {
        var now = table.now();
        model.addAttribute("id", table.id());
        model.addAttribute("title", campaigns.title(table.id()).title());
        model.addAttribute("begun", now.times().started().isPresent());
        var offered = invites.offered(table).stream().map(Invites.Invited::seat).toList();
        model.addAttribute("free", Invites.free(now).stream().map(this::name).toList());
        model.addAttribute(
                "unoffered",
                Invites.free(now).stream()
                        .filter(seat -> !offered.contains(seat.name()))
                        .filter(seat -> !Invites.isAsked(now, seat))
                        .map(this::name)
                        .toList());
        model.addAttribute("seats", invites.unpromised(table).stream().map(Seat::name).toList());
        model.addAttribute("names", invites.unpromised(table).stream().map(this::name).toList());
        model.addAttribute(
                "requests", requests.of(table.id()).stream().map(this::applicant).toList());
        model.addAttribute("waiting", waiting(table));
        model.addAttribute("invited", invited.stream().map(it -> line(it, request)).toList());
        return "games/pygma/invite";
    }

    /** Somebody who would like to rule. */
    record Applicant(PersonId person, String name, String text) {}

    private Applicant applicant(RequestRows.Request request) {
        return new Applicant(
                request.person(), people.nameOf(request.person()).orElse(""), request.text());
    }

    /** Who has not answered yet, with the seat. */
    private List<String> waiting(LiveTable table) {
        var now = table.now();
        return Stream.concat(
                        now.match().state().seats().stream()
                                .filter(seat -> Invites.isAsked(now, seat))
                                .map(seat -> asked(now, seat)),
                        lobby.asked(table).stream().map(it -> people.nameOf(it).orElse("")))
                .filter(it -> !it.isEmpty())
                .toList();
    }

    private String asked(LiveTable.Moment now, Seat seat) {
        return Deputies.of(now, seat)
                .flatMap(Deputy::person)
                .flatMap(people::nameOf)
                .map(it -> "%s (%s)".formatted(it, name(seat)))
                .orElse("");
    }

    private String name(Seat seat) {
        return seats.name("pygma", seat.name());
    }

    /** One line of what was done, with the whole address of a link. */
    record Line(String whom, String seat, String how, String link) {
        /** Nobody was asked by it. */
        public boolean isFault() {
            return how.equals("taken") || how.equals("unknown");
        }
    }

    private Line line(Invites.Invited invited, HttpServletRequest request) {
        return new Line(
                invited.whom(),
                invited.seat().isEmpty() ? "" : seats.name("pygma", invited.seat()),
                invited.path().isPresent() && invited.how() == Invites.How.UNKNOWN
                        ? "stranger"
                        : invited.how().text(),
                invited.path()
                        .map(path -> addresses.of(request).replaceAll("/pygma/.*", "") + path)
                        .orElse(""));
    }

    /** The campaign, if the reader leads it. */
    LiveTable led(TableId id, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var table = tables.find(id, guest);
        boolean leads =
                table.now().match().state() instanceof PygmaState
                        && Leaders.leads(table.now(), guest)
                        && !table.now().isOver();
        if (!leads) throw new ResponseStatusException(HttpStatus.FORBIDDEN);
        return table;
    }
}

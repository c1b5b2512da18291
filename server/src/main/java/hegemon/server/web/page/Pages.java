package hegemon.server.web.page;

import hegemon.server.clubs.Events;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Deputies;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Opponent;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed;
import hegemon.server.store.Terms;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.table.ListDesk;
import hegemon.server.web.table.ListedTable;
import hegemon.server.web.table.Making;
import hegemon.server.web.table.Reader;
import hegemon.server.web.table.Setups;
import hegemon.server.web.table.TableDesk;
import hegemon.server.web.table.TableJson;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The pages of the house: what can be played, and the tables. */
@Controller
record Pages(
        Tables tables,
        Seating seating,
        BotDesk bots,
        TableDesk desk,
        GuestCookie cookie,
        PageWords words,
        Admission admission,
        OwnAddress addresses,
        Making making,
        AllGamePages games,
        ListDesk lists,
        Lobby lobby,
        Events events) {
    /**
     * A game on the home page.
     *
     * @param levels how strong the house can play it
     */
    record Card(String game, int levels) {}

    private static final int MOST_AT_HOME = 8;

    @GetMapping("/")
    String home(HttpServletRequest request, Locale locale, Model model) {
        var guest = cookie.guest(request);
        model.addAttribute("invitations", invitations(guest));
        model.addAttribute("mine", mine(guest));
        model.addAttribute("alive", guest.isEmpty() ? List.of() : alive(guest));
        var say = Words.in(Language.of(locale));
        model.addAttribute("today", guest.isEmpty() ? List.of() : games.alive(guest, say));
        model.addAttribute(
                "cards",
                games.names().stream().map(game -> new Card(game, bots.levels(game))).toList());
        return "home";
    }

    private List<TableDesk.Invited> invitations(Optional<PersonId> guest) {
        return guest.map(lobby::invitations).orElse(List.of()).stream()
                .map(each -> desk.invited(each, guest))
                .toList();
    }

    /** Those that wait for the reader first. */
    private List<ListedTable> mine(Optional<PersonId> guest) {
        return guest
                .map(
                        person ->
                                new Listed.Part(
                                        person,
                                        Listed.Kind.OPEN,
                                        Optional.empty(),
                                        Optional.empty(),
                                        false,
                                        MOST_AT_HOME))
                .map(lists::list)
                .orElse(List.of())
                .stream()
                .sorted(ListedTable.FIRST)
                .toList();
    }

    /** What goes on in the house; whoever comes for the first time sees the games instead. */
    private List<TableJson> alive(Optional<PersonId> guest) {
        return lobby.latest(guest).stream()
                .map(table -> desk.read(table, Reader.of(guest)))
                .toList();
    }

    @GetMapping("/design")
    String design() {
        return "design";
    }

    @Computes(Computes.Room.TABLES)
    @PostMapping("/games")
    String start(
            @RequestParam String game,
            @RequestParam String opponent,
            @RequestParam(required = false) Optional<String> seat,
            HttpServletRequest request,
            HttpServletResponse response) {
        int levels = bots.levels(game);
        var whom = Opponent.parse(opponent, levels);
        if (whom.isEmpty()) throw new Refused(Opponent.refusal(game, opponent, levels));
        var made =
                making.once(
                        request,
                        response,
                        id -> {
                            admission.table(request, game, whom.get());
                            var guest = cookie.welcome(request, response);
                            var setup = Setups.of(request);
                            var terms = Terms.plain(guest);
                            return tables.start(id, game, setup, whom.get(), seat, terms);
                        });
        return switch (made) {
            case Parse.Parsed<LiveTable>(var table) -> "redirect:/games/" + table.id();
            case Parse.Refused<LiveTable>(var why) -> throw new Refused(why);
        };
    }

    /**
     * @param entry the moment to show, if not the present one
     */
    @GetMapping("/games/{id}")
    String game(
            @PathVariable TableId id,
            @RequestParam(required = false) Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        var guest = cookie.guest(request);
        var found = desk.find(id, guest);
        bots.look(id);
        var table = desk.read(found, Reader.of(guest, request));
        model.addAttribute("table", table);
        model.addAttribute("words", words.address(locale, spoken(table.game())));
        model.addAttribute("address", addresses.of(request));
        model.addAttribute("levels", bots.levels(table.game()));
        model.addAttribute("free", offered(found, guest));
        if (!found.now().held(guest).isEmpty()) // its page is for members of the club
        events.at(id).ifPresent(event -> model.addAttribute("event", event));
        model.addAttribute("asked", isAsked(found, guest));
        model.addAttribute(
                "moment", entry.filter(each -> each >= 0 && each < table.entry()).orElse(null));
        return "game";
    }

    /** Whoever was promised a seat is asked about that one on the page itself. */
    private List<String> offered(LiveTable table, Optional<PersonId> guest) {
        return isAsked(table, guest)
                ? List.of()
                : seating.free(table, guest).stream().map(Seat::name).toList();
    }

    private static boolean isAsked(LiveTable table, Optional<PersonId> guest) {
        return guest.filter(it -> Deputies.isAsked(table.now(), it)).isPresent();
    }

    private String[] spoken(String game) {
        var own = games.of(game).map(GamePages::spoken).orElse(List.of());
        return Stream.concat(Stream.of("server.table.", game + "."), own.stream())
                .toArray(String[]::new);
    }

    @PostMapping("/games/{id}/join")
    String join(
            @PathVariable TableId id,
            @RequestParam(required = false) Optional<String> seat,
            HttpServletRequest request,
            HttpServletResponse response) {
        var table = desk.find(id, cookie.guest(request));
        var guest = cookie.welcome(request, response);
        var why = seating.refuse(table, guest);
        if (why.isPresent()) throw new Refused(why.get());
        if (!seating.join(table, guest, seat))
            throw new Refused(Refusal.of("house", "server.refuse.full"));
        return "redirect:/games/" + id;
    }
}

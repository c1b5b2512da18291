package hegemon.server.web.lobby;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Seating;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.Refused;
import hegemon.server.web.page.AllGamePages;
import hegemon.server.web.table.Making;
import hegemon.server.web.table.Paces;
import hegemon.server.web.table.Setups;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Laying a table: which game, who sits where, at what pace, and who may see it. */
@Controller
record NewTable(
        Seating seating,
        Lobby lobby,
        BotDesk bots,
        GuestCookie cookie,
        AllGamePages pages,
        Admission admission,
        Making making,
        Paces paces) {
    @GetMapping("/tables/new")
    String form(
            @RequestParam(required = false) Optional<String> game,
            HttpServletRequest request,
            Model model) {
        return shown(
                game.orElse(pages.names().getFirst()),
                new Chosen(request.getParameterMap()),
                model);
    }

    private String shown(String game, Chosen chosen, Model model) {
        var shown = pages.of(game).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        model.addAttribute("game", game);
        model.addAttribute("games", pages.names());
        model.addAttribute("levels", bots.levels(game));
        model.addAttribute("live", shown.isLive() ? paces.live() : List.of());
        model.addAttribute("days", paces.days());
        model.addAttribute("chosen", chosen);
        return "tables/new";
    }

    @Computes(Computes.Room.TABLES)
    @PostMapping("/tables")
    String lay(
            @RequestParam String game,
            @RequestParam(defaultValue = "none") String pace,
            @RequestParam(defaultValue = "false") boolean listed,
            @RequestParam(defaultValue = "false") boolean watchable,
            @RequestParam(defaultValue = "false") boolean chat,
            @RequestParam(defaultValue = "false") boolean rated,
            @RequestParam(defaultValue = "") String invite,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var asked = Pace.parse(pace);
        if (asked.isEmpty())
            return again(Refusal.of("house", "server.refuse.pace", pace), request, response, model);
        var laid =
                making.once(
                        request,
                        response,
                        id -> {
                            admission.table(request);
                            var guest = cookie.welcome(request, response);
                            var terms =
                                    new Terms(
                                            Optional.of(guest),
                                            asked.get(),
                                            listed,
                                            watchable,
                                            chat,
                                            rated);
                            return laid(id, game, invite, terms, request);
                        });
        return switch (laid) {
            case Parse.Refused<LiveTable>(var why) -> again(why, request, response, model);
            case Parse.Parsed<LiveTable>(var table) -> "redirect:/games/" + table.id();
        };
    }

    private Parse<LiveTable> laid(
            TableId id, String game, String invite, Terms terms, HttpServletRequest request) {
        var guest = terms.maker().orElseThrow();
        var setup = Setups.of(request);
        return Seating.seatsOf(game, setup)
                .then(seats -> SeatWishes.of(request, seats, bots.levels(game)))
                .map(wishes -> admitted(game, wishes))
                .then(wishes -> invited(wishes.occupants(guest), guest, invite))
                .then(each -> seating.lay(id, new Seating.Wish(game, setup, each, terms)))
                .map(
                        table -> {
                            if (!invite.isBlank()) lobby.invite(table, terms.maker(), invite);
                            return table;
                        });
    }

    private SeatWishes admitted(String game, SeatWishes wishes) {
        wishes.strengths().forEach(level -> admission.opponent(game, level));
        return wishes;
    }

    /** The same occupants, if whoever is invited can come and sit among them. */
    private Parse<Map<String, Occupant>> invited(
            Map<String, Occupant> occupants, PersonId maker, String name) {
        boolean free = occupants.values().stream().anyMatch(Occupant.Open.class::isInstance);
        return lobby.refuse(name, maker, free)
                .map(Parse::<Map<String, Occupant>>refused)
                .orElseGet(() -> Parse.of(occupants));
    }

    /** The sheet once more, with the reason and all that was chosen. */
    private String again(
            Refusal why, HttpServletRequest request, HttpServletResponse response, Model model) {
        var game = Optional.ofNullable(request.getParameter("game")).orElse("");
        if (pages.of(game).isEmpty()) throw new Refused(why);
        Refused.say(why, response, model);
        model.addAttribute("path", "/tables/new?game=" + game);
        return shown(game, new Chosen(request.getParameterMap()), model);
    }
}

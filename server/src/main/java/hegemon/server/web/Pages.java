package hegemon.server.web;

import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Locale;

/** The pages of the house. */
@Controller
class Pages {
    private final Tables tables;
    private final BotDesk bots;
    private final GuestCookie cookie;

    Pages(Tables tables, BotDesk bots, GuestCookie cookie) {
        this.tables = tables;
        this.bots = bots;
        this.cookie = cookie;
    }

    @GetMapping("/")
    String home(HttpServletRequest request, Model model) {
        model.addAttribute(
                "mine",
                cookie.guest(request).map(tables::of).orElse(List.of()).stream()
                        .map(table -> TableJson.of(table, cookie.guest(request)))
                        .toList());
        return "home";
    }

    @GetMapping("/design")
    String design() {
        return "design";
    }

    @PostMapping("/games")
    String start(
            @RequestParam String game,
            @RequestParam String setup,
            @RequestParam String opponent,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var whom = Opponent.parse(opponent).filter(each -> playable(game, each));
        if (whom.isEmpty())
            return refused(
                    Refusal.of("house", "server.refuse.opponent", opponent), response, model);
        return switch (tables.start(game, setup, whom.get(), cookie.welcome(request, response))) {
            case Parse.Parsed<LiveTable>(var table) -> "redirect:/games/" + table.id();
            case Parse.Refused<LiveTable>(var why) -> refused(why, response, model);
        };
    }

    private boolean playable(String game, Opponent opponent) {
        return !(opponent instanceof Opponent.Machine(var level)) || level <= bots.levels(game);
    }

    private static String refused(Refusal why, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("refusal", why);
        return "refused";
    }

    @GetMapping("/games/{id}")
    String game(@PathVariable String id, HttpServletRequest request, Locale locale, Model model) {
        bots.look(id);
        model.addAttribute("table", TableJson.of(find(id), cookie.guest(request)));
        return "game";
    }

    @PostMapping("/games/{id}/join")
    String join(
            @PathVariable String id,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        if (!tables.join(find(id), cookie.welcome(request, response)))
            return refused(Refusal.of("house", "server.refuse.full"), response, model);
        return "redirect:/games/" + id;
    }

    private LiveTable find(String id) {
        return tables.find(id).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }
}

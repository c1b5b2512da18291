package hegemon.server.web;

import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Opponent;
import hegemon.server.play.Tables;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.ModelAttribute;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseBody;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The pages of the house. */
@Controller
class Pages {
    /** The beginnings of the words that a game's scripts say, beside those of its module. */
    private static final Map<String, List<String>> SPOKEN =
            Map.of(
                    "sparta", List.of("server.board.", "server.sparta.play."),
                    "earthwater", List.of("server.ew."),
                    "pygma", List.of("server.pygma."));

    private final Tables tables;
    private final BotDesk bots;
    private final GuestCookie cookie;
    private final PageWords words;

    Pages(Tables tables, BotDesk bots, GuestCookie cookie, PageWords words) {
        this.tables = tables;
        this.bots = bots;
        this.cookie = cookie;
        this.words = words;
    }

    /** For coming back to the same page after a change of language. */
    @ModelAttribute("path")
    String path(HttpServletRequest request) {
        return request.getRequestURI();
    }

    @GetMapping("/")
    String home(Model model) {
        model.addAttribute("games", Games.all().stream().map(Game::name).toList());
        model.addAttribute("levels", bots.levels("sparta"));
        model.addAttribute("ewLevels", bots.levels("earthwater"));
        return "home";
    }

    @GetMapping("/games")
    String mine(HttpServletRequest request, Model model) {
        var guest = cookie.guest(request);
        model.addAttribute(
                "tables",
                guest.map(tables::of).orElse(List.of()).stream()
                        .map(table -> TableJson.of(table, guest))
                        .sorted(Comparator.comparing((TableJson table) -> !table.waitsForReader()))
                        .toList());
        return "games";
    }

    @GetMapping("/design")
    String design() {
        return "design";
    }

    @PostMapping("/games")
    String start(
            @RequestParam String game,
            @RequestParam String opponent,
            @RequestParam(required = false) Optional<String> seat,
            HttpServletRequest request,
            HttpServletResponse response,
            Model model) {
        var whom = Opponent.parse(opponent).filter(each -> playable(game, each));
        if (whom.isEmpty())
            return refused(
                    Refusal.of("house", "server.refuse.opponent", opponent), response, model);
        var guest = cookie.welcome(request, response);
        return switch (tables.start(game, setup(request), whom.get(), seat, guest)) {
            case Parse.Parsed<LiveTable>(var table) -> "redirect:/games/" + table.id();
            case Parse.Refused<LiveTable>(var why) -> refused(why, response, model);
        };
    }

    /**
     * A form may ask for the words of a set-up one by one; what is left blank is left out. Read as
     * it came: a position of Sparta holds commas, at which a bound list would be cut.
     */
    private static String setup(HttpServletRequest request) {
        return Stream.ofNullable(request.getParameterValues("setup"))
                .flatMap(Arrays::stream)
                .filter(word -> !word.isBlank())
                .collect(Collectors.joining(" "));
    }

    private boolean playable(String game, Opponent opponent) {
        return !(opponent instanceof Opponent.Machine(var level)) || level <= bots.levels(game);
    }

    private static String refused(Refusal why, HttpServletResponse response, Model model) {
        response.setStatus(HttpStatus.UNPROCESSABLE_CONTENT.value());
        model.addAttribute("why", Words.in(Language.of(LocaleContextHolder.getLocale())).say(why));
        return "refused";
    }

    @GetMapping("/games/{id}")
    String game(@PathVariable String id, HttpServletRequest request, Locale locale, Model model) {
        bots.look(id);
        var table = TableJson.of(find(id), cookie.guest(request));
        model.addAttribute("table", table);
        model.addAttribute("words", words.json(locale, spoken(table.game())));
        model.addAttribute(
                "hasOpenSeat",
                table.seats().stream().anyMatch(seat -> seat.occupant().equals("open")));
        model.addAttribute("address", request.getRequestURL());
        return "game";
    }

    private static String[] spoken(String game) {
        var own = SPOKEN.getOrDefault(game, List.of());
        return Stream.concat(Stream.of("server.table.", game + "."), own.stream())
                .toArray(String[]::new);
    }

    /** The whole log of a finished game with its secret: whoever has it can verify every draw. */
    @GetMapping(value = "/games/{id}/log", produces = "text/plain;charset=UTF-8")
    @ResponseBody
    String log(@PathVariable String id) {
        var table = find(id);
        return table.revealed()
                .map(secret -> table.now().match().log().withSecret(secret).print())
                .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
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

package hegemon.server.web.people;

import hegemon.server.play.BotDesk;
import hegemon.server.play.Machines;
import hegemon.server.play.Ratings;
import hegemon.server.rating.Rating;
import hegemon.server.store.PaceGroup;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Game;
import hegemon.table.Games;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestParam;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Who plays best, and how strong the machine is. */
@Controller
record RatingPages(Ratings ratings, BotDesk bots) {
    private static final List<String> GAMES =
            Games.all().stream()
                    .map(Game::name)
                    .filter(game -> Machines.rating(game, 1).isPresent())
                    .toList();

    @GetMapping("/ratings")
    String best(
            @RequestParam(required = false) Optional<String> game,
            @RequestParam(defaultValue = "quick") String pace,
            Model model) {
        var of = game.orElse(GAMES.getFirst());
        if (!GAMES.contains(of)) throw none();
        var group = PaceGroup.parse(pace).orElseThrow(RatingPages::none);
        model.addAttribute("games", GAMES);
        model.addAttribute("game", of);
        model.addAttribute("paces", PaceGroup.values());
        model.addAttribute("pace", group);
        model.addAttribute("leaders", ratings.leaders(of, group));
        model.addAttribute("enough", Ratings.ENOUGH_GAMES);
        model.addAttribute("machine", machine(of));
        return "people/ratings";
    }

    private List<Integer> machine(String game) {
        return IntStream.rangeClosed(1, bots.levels(game))
                .mapToObj(level -> Machines.rating(game, level))
                .flatMap(Optional::stream)
                .map(Rating::points)
                .toList();
    }

    private static NoSuchPage none() {
        return new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}

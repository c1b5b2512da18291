package hegemon.server.web.page;

import hegemon.server.web.gate.NoSuchPage;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

/** The rules of each game, as this house plays them. */
@Controller
class RulesPages {
    private final AllGamePages games;

    RulesPages(AllGamePages games) {
        this.games = games;
    }

    @GetMapping("/rules/{game}")
    String rules(@PathVariable String game, HttpServletRequest request, Model model) {
        var pages = games.of(game).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        model.addAttribute("game", game);
        model.addAttribute("rules", RulesText.html(pages.rules()));
        return "rules";
    }
}

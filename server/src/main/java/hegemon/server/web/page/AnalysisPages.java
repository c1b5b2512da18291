package hegemon.server.web.page;

import hegemon.server.id.TableId;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import java.util.List;
import java.util.Locale;

/** A table's game, gone through: how that is done each game knows. */
@Controller
class AnalysisPages {
    private final TableDesk desk;
    private final GuestCookie cookie;
    private final List<GameAnalysis> analyses;

    AnalysisPages(TableDesk desk, GuestCookie cookie, List<GameAnalysis> analyses) {
        this.desk = desk;
        this.cookie = cookie;
        this.analyses = List.copyOf(analyses);
    }

    @GetMapping("/games/{id}/analysis")
    String analysis(
            @PathVariable TableId id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var moment = desk.find(id, cookie.guest(request)).now();
        var analysis = of(moment.match().log().game());
        var refusal = analysis.refusal(moment);
        if (refusal.isPresent()) {
            response.setStatus(HttpStatus.FORBIDDEN.value());
            model.addAttribute("why", Words.in(Language.of(locale)).say(refusal.get()));
            return "refused";
        }
        model.addAttribute("game", id);
        return analysis.page(moment, locale, model);
    }

    private GameAnalysis of(String game) {
        return analyses.stream()
                .filter(each -> each.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }
}

package hegemon.server.web.earthwater;

import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.page.GameAnalysis;
import hegemon.server.web.page.PageWords;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Turn;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.util.Locale;
import java.util.Optional;

/** Finished games, gone through by the adviser. */
@RestController
@RequestMapping("/api/earthwater/{id}/analysis")
record ReviewApi(
        TableDesk desk, Analyses analyses, GuestCookie cookie, Asking asking, PageWords words)
        implements GameAnalysis {
    private static final String GAME = "earthwater";

    /** How far it is, and what was found. */
    @Computes
    @GetMapping
    Analysis look(@PathVariable TableId id, HttpServletRequest request) {
        return analyses.of(id, finished(id, request));
    }

    /** Begins, or goes on where it stopped. */
    @Computes
    @PostMapping
    Analysis begin(@PathVariable TableId id, HttpServletRequest request) {
        var moment = finished(id, request);
        analyses.begin(id, moment, asking.asker(request));
        return analyses.of(id, moment);
    }

    private LiveTable.Moment finished(TableId id, HttpServletRequest request) {
        var moment = desk.find(id, cookie.guest(request)).now();
        if (!moment.match().log().game().equals(GAME))
            throw new ResponseStatusException(HttpStatus.NOT_FOUND);
        if (refusal(moment).isPresent()) throw new ResponseStatusException(HttpStatus.FORBIDDEN);
        return moment;
    }

    @Override
    public String game() {
        return GAME;
    }

    /** A game under way has advice of its own, which marks it. */
    @Override
    public Optional<String> refusal(LiveTable.Moment moment) {
        if (!(moment.turn() instanceof Turn.Over))
            return Optional.of("server.ewanalysis.refuse.running");
        return moment.match().log().size() > Analysis.LONGEST
                ? Optional.of("server.ewanalysis.refuse.long")
                : Optional.empty();
    }

    @Override
    public String page(LiveTable.Moment moment, Locale locale, Model model) {
        model.addAttribute("entries", moment.entry());
        model.addAttribute(
                "words",
                words.address(
                        locale,
                        "earthwater.",
                        "server.ew.",
                        "server.ewanalysis.",
                        "server.table."));
        return "games/earthwater/analysis";
    }
}

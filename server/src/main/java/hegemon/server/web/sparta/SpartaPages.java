package hegemon.server.web.sparta;

import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.page.PageWords;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Entry;
import hegemon.table.Language;
import hegemon.table.Seat;
import hegemon.table.Turn;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Locale;

/** The pages that only Sparta has. */
@Controller
class SpartaPages {
    private static final String GAME = "sparta";

    private final TableDesk desk;
    private final GuestCookie cookie;
    private final BotDesk bots;
    private final PageWords words;
    private final OwnAddress addresses;

    SpartaPages(
            TableDesk desk,
            GuestCookie cookie,
            BotDesk bots,
            PageWords words,
            OwnAddress addresses) {
        this.addresses = addresses;
        this.desk = desk;
        this.cookie = cookie;
        this.bots = bots;
        this.words = words;
    }

    /** The analysis board, with a position to begin with or the usual start. */
    @GetMapping("/sparta/analysis")
    String analysis(
            @RequestParam(defaultValue = "standard") String position, Locale locale, Model model) {
        return analysis(position, "", locale, model);
    }

    private String analysis(String setup, String moves, Locale locale, Model model) {
        model.addAttribute("setup", setup);
        model.addAttribute("moves", moves);
        model.addAttribute(
                "words", words.address(locale, "server.board.", "server.sparta.analysis."));
        return "games/sparta/analysis";
    }

    /** A game on the analysis board; while two people play it, only they may think about it. */
    @GetMapping("/games/{id}/analysis")
    String analysis(
            @PathVariable String id,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale,
            Model model) {
        var moment = find(id, request).now();
        if (!(moment.turn() instanceof Turn.Over) && isBetweenPersons(moment)) {
            response.setStatus(HttpStatus.FORBIDDEN.value());
            model.addAttribute(
                    "why", Words.in(Language.of(locale)).say("server.sparta.refuse.running"));
            return "refused";
        }
        var moves =
                String.join(
                        " ",
                        moment.match().told(Seat.SPECTATOR).stream().map(Entry::text).toList());
        model.addAttribute("game", id);
        return analysis(moment.match().log().setup(), moves, locale, model);
    }

    private static boolean isBetweenPersons(LiveTable.Moment moment) {
        var occupants = new HashSet<>(moment.seats().values());
        return occupants.size() > 1
                && occupants.stream().noneMatch(occupant -> occupant instanceof Occupant.Bot);
    }

    /** The text of a game (SP-7.3), to keep. */
    @Computes
    @GetMapping("/games/{id}/text")
    ResponseEntity<String> text(@PathVariable String id, HttpServletRequest request) {
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "plain", StandardCharsets.UTF_8))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename("sparta-" + id + ".txt")
                                .build()
                                .toString())
                .body(Transcript.of(find(id, request).now()).print());
    }

    private LiveTable find(String id, HttpServletRequest request) {
        var table = desk.find(id, cookie.guest(request));
        if (!table.now().match().log().game().equals(GAME))
            throw new NoSuchPage(HttpStatus.NOT_FOUND);
        return table;
    }

    @GetMapping("/sparta/editor")
    String editor(
            @RequestParam(defaultValue = "") String position,
            HttpServletRequest request,
            Locale locale,
            Model model) {
        model.addAttribute("position", position);
        model.addAttribute("address", addresses.of(request));
        model.addAttribute("levels", bots.levels(GAME));
        model.addAttribute(
                "words", words.address(locale, "server.board.", "server.sparta.editor."));
        return "games/sparta/editor";
    }

    @GetMapping("/sparta/tutorial")
    String tutorial(Locale locale, Model model) {
        model.addAttribute(
                "words", words.address(locale, "server.board.", "server.sparta.tutorial."));
        return "games/sparta/tutorial";
    }
}

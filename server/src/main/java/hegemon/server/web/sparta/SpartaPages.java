package hegemon.server.web.sparta;

import hegemon.server.id.TableId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.OwnAddress;
import hegemon.server.web.page.GameAnalysis;
import hegemon.server.web.page.PageWords;
import hegemon.server.web.sparta.puzzle.HousePuzzles;
import hegemon.server.web.sparta.puzzle.PuzzleRatings;
import hegemon.server.web.table.TableDesk;
import hegemon.sparta.puzzle.Puzzles;
import hegemon.table.Turn;

import jakarta.servlet.http.HttpServletRequest;

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
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The pages that only Sparta has. */
@Controller
record SpartaPages(
        TableDesk desk,
        GuestCookie cookie,
        BotDesk bots,
        PageWords words,
        OwnAddress addresses,
        Directory people,
        StudyStore studies,
        Asking asking,
        PuzzleRatings ratings,
        HousePuzzles house)
        implements GameAnalysis {
    private static final String GAME = "sparta";

    /** The analysis board, with a position to begin with or the usual start. */
    @GetMapping("/sparta/analysis")
    String analysis(
            @RequestParam(defaultValue = "standard") String position, Locale locale, Model model) {
        return board(position, locale, model);
    }

    /** All that the reader keeps. */
    @GetMapping("/sparta/studies")
    String studies(HttpServletRequest request, Model model) {
        model.addAttribute("studies", cookie.guest(request).map(studies::of).orElse(List.of()));
        return "games/sparta/studies";
    }

    /** A study: for whoever has its address to read, and for its owner to write on. */
    @GetMapping("/sparta/studies/{study}")
    String study(
            @PathVariable String study, HttpServletRequest request, Locale locale, Model model) {
        var kept = studies.find(study).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        model.addAttribute("study", kept);
        model.addAttribute("mine", cookie.guest(request).filter(kept.person()::equals).isPresent());
        model.addAttribute("by", people.nameOf(kept.person()).orElse(""));
        return board(kept.text(), locale, model);
    }

    private String board(String text, Locale locale, Model model) {
        model.addAttribute("text", text);
        model.addAttribute(
                "words",
                words.address(
                        locale,
                        "server.board.",
                        "server.sparta.analysis.",
                        "server.sparta.openings."));
        return "games/sparta/analysis";
    }

    @Override
    public String game() {
        return GAME;
    }

    /** While two people play, only they may think about it. */
    @Override
    public Optional<String> refusal(LiveTable.Moment moment) {
        return !(moment.turn() instanceof Turn.Over) && isBetweenPersons(moment)
                ? Optional.of("server.sparta.refuse.running")
                : Optional.empty();
    }

    private static boolean isBetweenPersons(LiveTable.Moment moment) {
        var occupants = new HashSet<>(moment.seats().values());
        return occupants.size() > 1
                && occupants.stream().noneMatch(occupant -> occupant instanceof Occupant.Bot);
    }

    /** A game on the analysis board. */
    @Override
    public String page(LiveTable.Moment moment, Locale locale, Model model) {
        return board(Transcript.of(moment, people::nameOf).print(), locale, model);
    }

    /** The text of a game (SP-7.3), to keep. */
    @Computes
    @GetMapping("/games/{id}/text")
    ResponseEntity<String> text(@PathVariable TableId id, HttpServletRequest request) {
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "plain", StandardCharsets.UTF_8))
                .header(
                        HttpHeaders.CONTENT_DISPOSITION,
                        ContentDisposition.attachment()
                                .filename("sparta-" + id + ".txt")
                                .build()
                                .toString())
                .body(Transcript.of(find(id, request).now(), people::nameOf).print());
    }

    private LiveTable find(TableId id, HttpServletRequest request) {
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

    /** Puzzles to solve; their script fetches them. */
    @GetMapping("/sparta/puzzles")
    String puzzles(Locale locale, Model model) {
        model.addAttribute("count", Puzzles.shipped().size());
        model.addAttribute("ofHouse", house.count());
        model.addAttribute("member", asking.isMember());
        model.addAttribute("rated", asking.member().flatMap(ratings::last).orElse(null));
        model.addAttribute(
                "words", words.address(locale, "server.board.", "server.sparta.puzzles."));
        return "games/sparta/puzzles";
    }

    /** What the machine's games against itself tell about the game. */
    @GetMapping("/sparta/strong-play")
    String strongPlay(@RequestParam(defaultValue = "9") int level, Model model) {
        if (!StrongPlay.LEVELS.contains(level)) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        model.addAttribute("level", level);
        model.addAttribute("levels", StrongPlay.LEVELS);
        model.addAttribute("setups", StrongPlay.of(level));
        return "games/sparta/strong-play";
    }
}

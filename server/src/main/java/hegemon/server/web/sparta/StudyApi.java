package hegemon.server.web.sparta;

import hegemon.server.id.PersonId;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Looks;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.sparta.AnnotatedGame;
import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaView;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Boards with other lines, marks and remarks (SP-7.4): read, written, and kept as studies. */
@RestController
@RequestMapping("/api/sparta")
record StudyApi(StudyStore studies, GuestCookie cookie) {
    /** The longest text that is read or kept: a game of two thousand turns has a tenth of this. */
    private static final int LONGEST_TEXT = 200_000;

    private static final int MOST_BOARDS = 64;
    private static final int LONGEST_NAME = 80;

    record Text(Optional<String> text) {}

    record Boards(List<BoardJson> boards) {}

    /** A position (SP-7.1), with options if need be, or games (SP-7.4), as somebody pasted them. */
    @Computes
    @Looks
    @PostMapping("/read")
    ResponseEntity<Object> read(@RequestBody Text pasted, Locale locale) {
        var text = pasted.text().orElse("").strip();
        NoSuchPage.requireShort(LONGEST_TEXT, text);
        return Answers.of(
                read(text).map(all -> new Boards(all.stream().map(BoardJson::of).toList())),
                locale);
    }

    private static Parse<List<AnnotatedGame>> read(String text) {
        if (text.isEmpty()) return refused("server.sparta.refuse.empty");
        var words = text.split("\\s+", -1);
        if (words[0].contains("/") || Setup.names().contains(words[0]))
            return Setup.parse(String.join(" ", words))
                    .then(setup -> AnnotatedGame.of(Transcript.of(setup), "", List.of()))
                    .map(List::of);
        return AnnotatedGame.parseAll(text).then(StudyApi::bounded);
    }

    private static Parse<List<AnnotatedGame>> bounded(List<AnnotatedGame> boards) {
        int turns = boards.stream().mapToInt(board -> board.turns().size()).sum();
        if (turns > AnnotatedGame.MOST_TURNS) return AnnotatedGame.tooLong(turns);
        return boards.size() > MOST_BOARDS
                ? refused("server.sparta.refuse.boards", boards.size(), MOST_BOARDS)
                : Parse.of(boards);
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("house", key, args));
    }

    /**
     * @param moves with the suffixes for readers
     * @param views the position at the beginning, then after each turn
     */
    record Shown(String setup, List<String> moves, List<SpartaView> views) {}

    /** What a board shows after each turn of a game with its other lines. */
    @Computes
    @Looks
    @PostMapping("/views")
    ResponseEntity<Object> views(@RequestBody BoardJson asked, Locale locale) {
        return Answers.of(asked.board().map(StudyApi::shown), locale);
    }

    private static Shown shown(AnnotatedGame board) {
        var states = board.states();
        return new Shown(
                board.game().setup().print(),
                states.stream()
                        .flatMap(state -> state.last().stream())
                        .map(MoveText::print)
                        .toList(),
                states.stream().map(state -> state.view(Seat.SPECTATOR)).toList());
    }

    /**
     * @param version of the study that is changed
     */
    record Kept(
            Optional<String> name, Optional<Integer> version, Optional<List<BoardJson>> boards) {
        Parse<String> text() {
            var texts = Parse.of(new ArrayList<AnnotatedGame>());
            var all = boards.orElse(List.of());
            if (all.isEmpty() || all.size() > MOST_BOARDS)
                return refused("server.sparta.refuse.boards", all.size(), MOST_BOARDS);
            for (BoardJson each : all)
                texts =
                        texts.then(
                                so ->
                                        each.board()
                                                .map(
                                                        board -> {
                                                            so.add(board);
                                                            return so;
                                                        }));
            return texts.then(StudyApi::bounded).then(StudyApi::printed);
        }
    }

    private static Parse<String> printed(List<AnnotatedGame> boards) {
        var text = boards.stream().map(AnnotatedGame::print).collect(Collectors.joining("\n"));
        return text.length() > LONGEST_TEXT
                ? refused("server.sparta.refuse.text", text.length(), LONGEST_TEXT)
                : Parse.of(text);
    }

    /** Boards as the text of their games. */
    @Computes
    @Looks
    @PostMapping("/text")
    ResponseEntity<Object> text(@RequestBody Kept asked, Locale locale) {
        return Answers.of(asked.text().map(text -> new Text(Optional.of(text))), locale);
    }

    /** Where a study is kept, and how often it was changed. */
    record Place(String id, int version) {}

    @Computes
    @PostMapping("/studies")
    ResponseEntity<Object> keep(
            @RequestBody Kept asked,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale) {
        return Answers.of(
                asked.text().then(text -> kept(asked, text, cookie.welcome(request, response))),
                locale);
    }

    private Parse<Place> kept(Kept asked, String text, PersonId person) {
        return studies.add(person, name(asked), text)
                .map(id -> Parse.of(new Place(id, 1)))
                .orElseGet(() -> refused("server.sparta.refuse.studies", StudyStore.MOST));
    }

    private static String name(Kept asked) {
        var name = asked.name().orElse("").strip();
        return name.substring(0, Math.min(LONGEST_NAME, name.length()));
    }

    @Computes
    @PostMapping("/studies/{study}")
    ResponseEntity<Object> change(
            @PathVariable String study,
            @RequestBody Kept asked,
            HttpServletRequest request,
            Locale locale) {
        var person = own(study, request);
        return Answers.of(
                asked.text()
                        .then(
                                text ->
                                        changed(
                                                new StudyStore.Study(
                                                        study,
                                                        person,
                                                        name(asked),
                                                        text,
                                                        asked.version().orElse(0)))),
                locale);
    }

    private Parse<Place> changed(StudyStore.Study study) {
        return studies.change(study)
                ? Parse.of(new Place(study.id(), study.version() + 1))
                : refused("server.sparta.refuse.changed");
    }

    @PostMapping("/studies/{study}/remove")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remove(@PathVariable String study, HttpServletRequest request) {
        studies.remove(study, own(study, request));
    }

    /** The person who asks, if the study is theirs. */
    private PersonId own(String study, HttpServletRequest request) {
        var kept = studies.find(study).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        return cookie.guest(request)
                .filter(kept.person()::equals)
                .orElseThrow(() -> new NoSuchPage(HttpStatus.FORBIDDEN));
    }
}

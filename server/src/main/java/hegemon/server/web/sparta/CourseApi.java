package hegemon.server.web.sparta;

import hegemon.server.web.gate.Computes;
import hegemon.sparta.GameText;
import hegemon.sparta.SpartaView;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Questions about lines of play. Nothing is stored: the same question gets the same answer. */
@RestController
@RequestMapping("/api/sparta")
class CourseApi {
    /** The longest text that is read: a game of two thousand turns has a tenth of this. */
    private static final int LONGEST_TEXT = 200_000;

    /**
     * @param skipped how many of the first positions are known already
     */
    record Question(
            Optional<String> setup, Optional<List<String>> moves, Optional<Integer> skipped) {
        Parse<Course> course() {
            // JSON may bring a null for a move: that is no move, and is refused as one.
            var texts = moves.orElse(List.of()).stream().map(String::valueOf).toList();
            return Course.of(setup.orElse("standard"), texts);
        }
    }

    record Text(Optional<String> text) {}

    /**
     * @param setup the set-up with its options
     * @param moves with the suffixes for readers
     * @param views the positions: one more than moves, unless some were skipped
     */
    record CourseJson(String setup, List<String> moves, List<SpartaView> views) {
        static CourseJson of(Course course, int skipped) {
            return new CourseJson(course.setup().print(), course.told(), course.views(skipped));
        }
    }

    /** The positions of a line of play. */
    @Computes
    @PostMapping("/course")
    ResponseEntity<Object> course(@RequestBody Question question, Locale locale) {
        int skipped = Math.max(0, question.skipped().orElse(0));
        return Answers.of(question.course().map(course -> CourseJson.of(course, skipped)), locale);
    }

    /** A position (SP-7.1), with options if need be, or a game (SP-7.3), as somebody pasted it. */
    @Computes
    @PostMapping("/read")
    ResponseEntity<Object> read(@RequestBody Text pasted, Locale locale) {
        var text = pasted.text().orElse("");
        if (text.length() > LONGEST_TEXT)
            throw new ResponseStatusException(HttpStatus.CONTENT_TOO_LARGE);
        return Answers.of(course(text.strip()).map(course -> CourseJson.of(course, 0)), locale);
    }

    /** A line of play as the text of a game (SP-7.3). */
    @Computes
    @PostMapping("/text")
    ResponseEntity<Object> text(@RequestBody Question question, Locale locale) {
        return Answers.of(
                question.course()
                        .map(course -> new Text(Optional.of(Transcript.of(course).print()))),
                locale);
    }

    private static Parse<Course> course(String text) {
        if (text.isEmpty()) return Parse.refused(Refusal.of("SP-7", "server.sparta.refuse.empty"));
        var words = text.split("\\s+", -1);
        if (words[0].contains("/")) return Course.of(String.join(" ", words), List.of());
        return GameText.parse(text).then(CourseApi::course);
    }

    private static Parse<Course> course(GameText text) {
        return text.moves().size() > Course.LONGEST
                ? Parse.refused(
                        Refusal.of(
                                "house",
                                "server.sparta.refuse.long",
                                text.moves().size(),
                                Course.LONGEST))
                : Parse.of(Course.of(text));
    }
}

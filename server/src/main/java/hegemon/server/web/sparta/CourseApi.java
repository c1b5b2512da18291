package hegemon.server.web.sparta;

import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Looks;
import hegemon.sparta.SpartaView;
import hegemon.table.Parse;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Questions about lines of play. Nothing is stored: the same question gets the same answer. */
@RestController
@RequestMapping("/api/sparta")
class CourseApi {
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
    @Looks
    @PostMapping("/course")
    ResponseEntity<Object> course(@RequestBody Question question, Locale locale) {
        int skipped = Math.max(0, question.skipped().orElse(0));
        return Answers.of(question.course().map(course -> CourseJson.of(course, skipped)), locale);
    }
}

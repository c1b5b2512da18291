package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;

import java.util.Collections;
import java.util.List;

class CourseTest {
    @Test
    void aLineHasOnePositionMoreThanMoves() {
        var course = Course.of("standard", List.of("e2-e4", "e9-e7")).orThrow();
        assertThat(course.views(0)).hasSize(3);
        assertThat(course.views(2))
                .singleElement()
                .satisfies(view -> assertThat(view.toMove()).isEqualTo("South"));
        assertThat(course.views(9)).isEmpty();
    }

    @Test
    void movesAreToldWithWhatTheyBroughtAbout() {
        var capture = "10/2f4f2/10/10/10/10/3Ff5/10/1F3F4/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S";
        assertThat(Course.of(capture, List.of("f2-f4")).orThrow().told())
                .containsExactly("f2-f4xe4");
    }

    @Test
    void whatIsNotLegalIsRefusedWithItsRule() {
        assertThat(rule("standard", "e2-e5")).isEqualTo("SP-3.1");
        assertThat(rule("standard", "e2-e4", "e2-e3")).isEqualTo("SP-2.1");
        assertThat(rule("standard", "nonsense")).isEqualTo("SP-7.2");
        assertThat(rule("10/10 a1S S")).isEqualTo("SP-7.1");
        assertThat(rule("standard", Collections.nCopies(2_001, "pass").toArray(String[]::new)))
                .isEqualTo("house");
    }

    private static String rule(String setup, String... moves) {
        return switch (Course.of(setup, List.of(moves))) {
            case Parse.Refused<Course>(var why) -> why.rule();
            case Parse.Parsed<Course>(var course) -> "legal: " + course.told();
        };
    }
}

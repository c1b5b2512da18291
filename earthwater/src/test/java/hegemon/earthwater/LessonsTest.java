package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Stream;

/** Every scene of the lessons is played by the rules: it can be done, and not by anything. */
class LessonsTest {
    private static Lesson named(String name) {
        return Stream.concat(Lessons.FOR_TWO.stream(), Lessons.AGAINST_PERSIA.stream())
                .filter(lesson -> lesson.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "control, march Sparta Thebai 1, march Athenai Korinthos 1",
        "raise, buy 3/raise fleet Athenai/raise army Sparta/raise army Sparta, buy 6",
        "sail, sail Athenai Naxos 1 1, sail Athenai Naxos 1 0",
        "battle, march Athenai Thebai 3/stay, march Korinthos Athenai 1",
        "retreat, retreat land Athenai, stay",
        "event, play 3 event/remove Athenai, pass",
        "supply, remove Athenai, remove Korinthos",
        "bridge, sail Athenai Abydos 1 1/destroy, sail Athenai Naxos 1 1",
        "king, buy 6, buy 0",
        "score, play 14 move/march Athenai Thebai 1, pass",
        "alone, raise army Athenai/raise army Sparta/raise army Korinthos, done",
        "place, march Athenai Thebai 1, march Athenai Korinthos 1",
        "athens, march Korinthos Athenai 1, march Korinthos Thebai 1",
        "lure, sail Athenai Abydos 1 1, sail Athenai Naxos 1 1",
        "defence, sail Sparta Abydos 3 3/spare/stay/stay, march Sparta Korinthos 3",
        "starve, sail Athenai Abydos 1 1/destroy, sail Athenai Naxos 1 1",
    })
    void canBeDoneAndMissed(String name, String right, String wrong) {
        assertThat(after(name, right).done()).as("%s: %s", name, right).isTrue();
        assertThat(after(name, wrong).done()).as("%s: %s", name, wrong).isFalse();
        assertThat(after(name, "").done()).as("%s at the start", name).isFalse();
        assertThat(after(name, "").view().choices()).as("%s at the start", name).isNotEmpty();
    }

    private static Lesson.Moment after(String name, String moves) {
        var texts = moves.isEmpty() ? List.<String>of() : List.of(moves.split("/"));
        return named(name).after(texts).orThrow();
    }

    @Test
    void whatTheRulesForbidIsRefused() {
        assertThat(named("sail").after(List.of("sail Athenai Delphi 1 1")))
                .isInstanceOf(Parse.Refused.class);
    }
}

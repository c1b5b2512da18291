package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.earthwater.search.Review;

import org.junit.jupiter.api.Test;

import java.util.List;

class AnalysisTest {
    private static Review.Prospect prospect(double winning) {
        return new Review.Prospect(winning, 0, 0, 0);
    }

    private static Analysis.Reviewed reviewed(
            int entry, String move, String better, double played, double best) {
        return new Analysis.Reviewed(
                entry,
                3,
                "Greece",
                "EW-5.1",
                move,
                better,
                best - played,
                prospect(played),
                prospect(best));
    }

    @Test
    void aCardDidNotCostWhatItsMovementStillHad() {
        var card = reviewed(20, "play 10 event", "pass", 0.38, 0.62);
        var movement =
                reviewed(21, "march Korinthos Sparta 1", "march Athenai Thebai 2", 0.23, 0.6);
        var found = Analysis.consistent(List.of(card, movement));
        assertThat(found.getFirst().cost()).isCloseTo(0.02, within(1e-9));
        assertThat(found.getFirst().played().winning()).isEqualTo(0.6);
        assertThat(found.getFirst().better()).isEqualTo("pass");
        assertThat(found.getLast()).isEqualTo(movement);
    }

    @Test
    void whatWasBetterThanAllThatWasKnownIsTheBest() {
        var card = reviewed(20, "play 10 event", "pass", 0.38, 0.62);
        var movement =
                reviewed(21, "march Korinthos Sparta 1", "march Athenai Thebai 2", 0.23, 0.7);
        var found = Analysis.consistent(List.of(card, movement)).getFirst();
        assertThat(found.cost()).isZero();
        assertThat(found.better()).isEqualTo("play 10 event");
        assertThat(found.point().greece()).isEqualTo(0.7);
    }

    @Test
    void wherePersiaOrTheDiceComeBetweenNothingFollows() {
        var card = reviewed(20, "play 10 event", "pass", 0.38, 0.62);
        var later = reviewed(23, "pass", "pass", 0.7, 0.7);
        assertThat(Analysis.consistent(List.of(card, later))).containsExactly(card, later);
    }
}

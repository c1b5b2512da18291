package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** EW-8. */
class ScoringTest {
    @Test
    void theScoreMovesByTheDifferenceOfTheCities() { // EW-8.1, example of scoring
        var scene =
                Scene.operations()
                        .bridge()
                        .at(PELLA, 0, 1, 0, 0)
                        .at(LARISSA, 0, 1, 0, 0)
                        .at(THEBAI, 0, 1, 0, 0)
                        .at(KORINTHOS, 1, 0, 0, 0)
                        .supply(); // Persia 2+2+1+1+1, Greece 2+2+1
        assertThat(scene.score()).isEqualTo(2);
        assertThat(scene.position().campaign()).isEqualTo(2);
    }

    @Test
    void aThirdOfTheWayTheMarkerStopsAtTheEnd() {
        var scene = Scene.operations().score(-6).at(KORINTHOS, 1, 0, 0, 0).supply();
        assertThat(scene.score()).isEqualTo(-6);
    }

    @Test
    void whileTheAcropolisBurnsAthenaiScoresForNobody() {
        var scene = Scene.operations().at(ATHENAI, 0, 1, 0, 1).hand(PERSIA, 15);
        scene.persia("play 15 event");
        assertThat(scene.score()).isEqualTo(2); // 4 for Persia, 2 for Sparta
    }

    @Test
    void whoHasLostBothMajorCitiesLosesAtOnce() { // EW-8.2
        var persians =
                Scene.operations()
                        .score(-6)
                        .at(ATHENAI, 0, 1, 0, 1)
                        .at(SPARTA, 0, 1, 0, 1)
                        .supply();
        assertThat(persians.result())
                .isEqualTo(new EarthWaterView.Result(true, "Persia", "EW-8.2"));
        assertThat(persians.score()).isEqualTo(-6); // tested before the points
        var greeks =
                Scene.operations().score(6).at(ABYDOS, 1, 0, 1, 0).at(EPHESOS, 1, 0, 1, 0).supply();
        assertThat(greeks.result()).isEqualTo(new EarthWaterView.Result(true, "Greece", "EW-8.2"));
    }

    @Test
    void afterTheFifthCampaignTheMarkerDecides() { // EW-8.3
        assertThat(end(3)).isEqualTo(new EarthWaterView.Result(true, "Persia", "EW-8.3"));
        assertThat(end(-1)).isEqualTo(new EarthWaterView.Result(true, "Greece", "EW-8.3"));
        assertThat(end(0)).isEqualTo(new EarthWaterView.Result(true, "", "EW-8.3"));
    }

    /** Nothing but majors on either side: the cities are worth the same. */
    private static EarthWaterView.Result end(int score) {
        var scene = Scene.operations().campaign(5).score(score).supply();
        return scene.result();
    }
}

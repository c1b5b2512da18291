package hegemon.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import java.util.List;

class GlickoTest {
    /** The worked example of the paper. */
    @Test
    void computesWhatThePaperDoes() {
        var after =
                Glicko.after(
                        Rating.of(1_500, 200, 0.06),
                        List.of(
                                new Glicko.Result(Rating.of(1_400, 30, 0.06), Glicko.WON),
                                new Glicko.Result(Rating.of(1_550, 100, 0.06), Glicko.LOST),
                                new Glicko.Result(Rating.of(1_700, 300, 0.06), Glicko.LOST)),
                        1);
        assertThat(after.value() / Rating.UNIT).isCloseTo(1_464.06, within(0.01));
        assertThat(after.deviation() / Rating.UNIT).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility() / Rating.UNIT).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void whoWinsAgainstAnEqualGetsAsMuchAsTheOtherLoses() {
        var won = Glicko.after(Rating.FIRST, one(Glicko.WON), 0);
        var lost = Glicko.after(Rating.FIRST, one(Glicko.LOST), 0);
        assertThat(won.value() - Rating.FIRST.value())
                .isEqualTo(Rating.FIRST.value() - lost.value())
                .isPositive();
        assertThat(Glicko.after(Rating.FIRST, one(Glicko.DRAWN), 0).value())
                .isEqualTo(Rating.FIRST.value());
    }

    @Test
    void oneIsSurerAfterEachGameAndLessSureAfterALongTime() {
        var known = Rating.of(1_600, 80, 0.06);
        assertThat(Glicko.after(known, one(Glicko.WON), 0).deviation())
                .isLessThan(known.deviation());
        assertThat(Glicko.after(known, one(Glicko.WON), 100).deviation())
                .isGreaterThan(known.deviation());
        assertThat(Glicko.after(Rating.FIRST, one(Glicko.WON), 10_000).deviation())
                .isLessThanOrEqualTo(Rating.FIRST.deviation());
    }

    @Test
    void aRatingIsProvisionalUntilItIsSureEnough() {
        var rating = Rating.FIRST;
        int games = 0;
        for (; rating.isProvisional(); games++)
            rating = Glicko.after(rating, known(games % 2 == 0 ? Glicko.WON : Glicko.LOST), 0);
        assertThat(games).isBetween(5, 20);
    }

    private static List<Glicko.Result> known(double score) {
        return List.of(new Glicko.Result(Rating.measured(1_500), score));
    }

    private static List<Glicko.Result> one(double score) {
        return List.of(new Glicko.Result(Rating.FIRST, score));
    }
}

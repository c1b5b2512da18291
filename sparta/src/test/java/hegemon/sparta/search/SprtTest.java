package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.SplittableRandom;

class SprtTest {
    private static final Sprt TEST = new Sprt(0, 50);

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0, OPEN",
        "60, 0, 40, OPEN",
        "120, 0, 80, BETTER",
        "100, 0, 150, NOT_BETTER"
    })
    void theGamesDecide(int won, int drawn, int lost, Sprt.Verdict verdict) {
        assertThat(TEST.verdict(new Score(won, drawn, lost))).isEqualTo(verdict);
    }

    /** By hand: share 0.6, variance 0.24, 0.5 and 0.5715 points are promised. */
    @Test
    void theRatioFollowsTheFormula() {
        assertThat(TEST.ratio(new Score(6_000, 0, 4_000)))
                .isEqualTo(10_000 * 0.0715 * (1.2 - 1.0715) / 0.48, within(2.0));
    }

    @Test
    void nothingButWinsDecidesToo() {
        assertThat(new Sprt(0, 5).verdict(new Score(200, 0, 0))).isEqualTo(Sprt.Verdict.BETTER);
    }

    /** Of a hundred matches between equals, about five at most may end the wrong way. */
    @Test
    void equalsAreSeldomCalledBetter() {
        int wrong = 0;
        for (int seed = 0; seed < 100; seed++) if (ends(seed) == Sprt.Verdict.BETTER) wrong++;
        assertThat(wrong).isBetween(0, 10);
    }

    private static Sprt.Verdict ends(int seed) {
        var luck = new SplittableRandom(seed);
        var score = Score.NONE;
        while (TEST.verdict(score) == Sprt.Verdict.OPEN)
            score = score.plus(luck.nextBoolean() ? Arena.Ending.WON : Arena.Ending.LOST);
        return TEST.verdict(score);
    }

    @Test
    void itSaysWhereItStands() {
        assertThat(new Sprt(0, 5).print(new Score(1, 0, 1)))
                .isEqualTo(
                        "sequential test of Elo 0 against 5 after 2 games: -0.00 of ±2.94, still"
                                + " open");
    }
}

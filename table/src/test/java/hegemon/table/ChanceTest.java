package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

class ChanceTest {
    private static final Chance CHANCE = Chance.ofHex("00112233445566778899aabbccddeeff".repeat(2));

    @Test
    void theSameSecretEntryAndPurposeGiveTheSameDraw() {
        var again = Chance.ofHex(CHANCE.hex());
        var dice = new Draw.Dice("die", 3, 6);
        assertThat(again.draw(7, dice)).isEqualTo(CHANCE.draw(7, dice));
    }

    @Test
    void anotherEntryPurposeOrSecretGivesAnotherDraw() {
        var dice = new Draw.Dice("die", 20, 6);
        assertThat(CHANCE.draw(8, dice)).isNotEqualTo(CHANCE.draw(7, dice));
        assertThat(CHANCE.draw(7, new Draw.Dice("dye", 20, 6)).substring(4))
                .isNotEqualTo(CHANCE.draw(7, dice).substring(4));
        assertThat(Chance.ofHex("01".repeat(32)).draw(7, dice)).isNotEqualTo(CHANCE.draw(7, dice));
    }

    /** Anyone can write this check in another language: these are the published figures. */
    @Test
    void drawsAreThePublishedFunctionOfTheSecret() {
        assertThat(CHANCE.commitment())
                .isEqualTo("4773d12e2371bb935b9a0f5439b4a1c3ad3f2414b86980f8418d1cfabdfadfef");
        assertThat(CHANCE.draw(1, new Draw.Dice("die", 6, 6))).isEqualTo("die 2 5 1 5 4 2");
        assertThat(CHANCE.draw(2, new Draw.Pick("card", List.of(1, 2, 3, 4, 5, 6, 7, 8), 4)))
                .isEqualTo("card 2 1 5 8");
        assertThat(CHANCE.draw(3, new Draw.Key("month", "Andra/01")))
                .isEqualTo(
                        "month e4456463442f92f541abe7d7d4495baa94d0edde44a01f847162cb6a69bb8aac");
    }

    /** D-129: a further sheet before it changes no die of a month. */
    @Test
    void aKeyFollowsFromItsOccasionNotFromItsPlaceInTheLog() {
        var first = new Draw.Key("month", "Andra/01");
        assertThat(CHANCE.draw(9, first)).isEqualTo(CHANCE.draw(3, first));
        assertThat(CHANCE.draw(3, new Draw.Key("month", "Bek/01")))
                .isNotEqualTo(CHANCE.draw(3, first));
    }

    @Test
    void aPickTakesEachAtMostOnce() {
        var all = IntStream.rangeClosed(1, 16).boxed().toList();
        var picked = values(CHANCE.draw(1, new Draw.Pick("card", all, 16)));
        assertThat(picked).containsExactlyInAnyOrderElementsOf(all).isNotEqualTo(all);
    }

    @Test
    void diceAreFair() {
        var counts =
                counts(
                        6,
                        entry ->
                                values(CHANCE.draw(entry, new Draw.Dice("die", 1, 6))).getFirst()
                                        - 1);
        assertThat(chiSquare(counts))
                .as("chi-square of %s", Arrays.toString(counts))
                .isLessThan(BOUND_5);
    }

    @Test
    void everyCardIsAsLikelyInEveryPlace() {
        for (int place = 0; place < 4; place++) {
            int at = place;
            var draw = new Draw.Pick("card", List.of(0, 1, 2, 3), 4);
            var counts = counts(4, entry -> values(CHANCE.draw(entry, draw)).get(at));
            assertThat(chiSquare(counts))
                    .as("place %d: %s", place, Arrays.toString(counts))
                    .isLessThan(BOUND_3);
        }
    }

    /**
     * With a range just above two thirds of all words, taking the remainder alone would favour the
     * low half.
     */
    @Test
    void lotsShowNoModuloBias() {
        int bound = (1 << 30) + (1 << 29);
        var lots = Lots.of(new byte[32], "bias");
        var counts = counts(2, ignored -> lots.below(bound) < bound / 2 ? 0 : 1);
        assertThat(chiSquare(counts)).as(Arrays.toString(counts)).isLessThan(BOUND_1);
    }

    /** The distribution tests can fail: the same figures convict a die that is slightly off. */
    @Test
    void aLoadedDieIsFoundOut() {
        var lots = Lots.of(new byte[32], "loaded");
        var counts = counts(6, ignored -> lots.below(100) < 3 ? 5 : lots.below(6));
        assertThat(chiSquare(counts)).isGreaterThan(BOUND_5);
        var remainder =
                counts(
                        2,
                        ignored ->
                                (int)
                                                        (Integer.toUnsignedLong(
                                                                        lots.below(
                                                                                                Integer
                                                                                                        .MAX_VALUE)
                                                                                        * 2
                                                                                + lots.below(2))
                                                                % 3_221_225_472L
                                                                % 1_610_612_736L)
                                                < 805_306_368
                                        ? 0
                                        : 1);
        assertThat(chiSquare(remainder)).as("a plain remainder").isGreaterThan(BOUND_1);
    }

    @Test
    void aSecretHas32Bytes() {
        assertThatThrownBy(() -> Chance.of(new byte[31])).hasMessageContaining("32 bytes");
        assertThatThrownBy(() -> Lots.of(new byte[32], "x").below(0))
                .hasMessageContaining("below 0");
    }

    // Chi-square quantiles at 1 - 1e-6 for 1, 3 and 5 degrees of freedom; the seeds are fixed, so a
    // pass is a pass.
    private static final double BOUND_1 = 23.9;
    private static final double BOUND_3 = 30.7;
    private static final double BOUND_5 = 35.9;
    private static final int TRIALS = 60_000;

    private static int[] counts(int kinds, IntUnaryOperator trial) {
        var counts = new int[kinds];
        for (int i = 1; i <= TRIALS; i++) counts[trial.applyAsInt(i)]++;
        return counts;
    }

    private static double chiSquare(int[] counts) {
        double expected = (double) TRIALS / counts.length;
        return Arrays.stream(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    private static List<Integer> values(String text) {
        var values = new ArrayList<Integer>();
        for (String word : text.substring(text.indexOf(' ') + 1).split(" "))
            values.add(Integer.parseInt(word));
        return values;
    }
}

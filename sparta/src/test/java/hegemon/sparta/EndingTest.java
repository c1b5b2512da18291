package hegemon.sparta;

import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.state;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Outcome;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SP-6. */
class EndingTest {
    private static final String EVEN = "a4S,a5S,a6S,a7S,j4N,j5N,j6N,j7N";
    private static final String SOUTH_LEADS = "a4S,a5S,a6S,a7S,j4S,j5N,j6N,j7N";
    private static final String NORTH_LEADS = "a4S,a5S,a6S,a7N,j4N,j5N,j6N,j7N";
    private static final String ALL_SOUTH = "a4S,a5S,a6S,a7S,j4S,j5S,j6S,j7S";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "8/8 | " + ALL_SOUTH + " | South | SP-6.1",
                "1/8 | " + ALL_SOUTH + " | South | SP-6.1", // 6.1 goes before 6.2
                "1/8 | " + SOUTH_LEADS + " | North | SP-6.2",
                "0/8 | " + SOUTH_LEADS + " | North | SP-6.2",
                "3/1 | " + NORTH_LEADS + " | South | SP-6.2",
                "2/1 | " + NORTH_LEADS + " | South | SP-6.2", // and 6.2 before 6.3
                "2/0 | " + NORTH_LEADS + " | South | SP-6.2",
                "1/1 | " + NORTH_LEADS + " | North | SP-6.3",
                "1/1 | " + SOUTH_LEADS + " | South | SP-6.3",
                "1/1 | " + EVEN + " | draw | SP-6.3",
                "0/0 | " + EVEN + " | draw | SP-6.3",
                "0/1 | " + SOUTH_LEADS + " | South | SP-6.3",
                "2/2 | " + EVEN + " | draw | SP-6.3",
                "2/2 | " + NORTH_LEADS + " | North | SP-6.3",
                "2/2 | " + SOUTH_LEADS + " | South | SP-6.3"
            })
    void theFirstConditionThatHoldsDecides(
            String pieces, String cities, String winner, String rule) {
        var outcome = Ending.of(position(pieces, cities)).orElseThrow();
        assertThat(outcome.rule()).isEqualTo(rule);
        assertThat(outcome.isDraw() ? "draw" : outcome.winners().first().name()).isEqualTo(winner);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"2/3", "3/2", "8/2", "8/8"})
    void otherwiseTheGameGoesOn(String pieces) {
        assertThat(Ending.of(position(pieces, SOUTH_LEADS))).isEmpty();
    }

    /** South's heroes on rank 1, North's on rank 10. */
    private static Position position(String pieces, String cities) {
        int south = pieces.charAt(0) - '0';
        int north = pieces.charAt(2) - '0';
        return Picture.position(
                "%s/10/10/10/10/10/10/10/10/%s %s S"
                        .formatted(rank("h", north), rank("H", south), cities));
    }

    private static String rank(String letter, int count) {
        return letter.repeat(count) + (Square.WIDTH - count);
    }

    @Test
    void takingTheLastCityWins() { // SP-6.1 in play
        var state = state("hhh7/10/10/10/10/10/10/1F8/FF8/10 a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S");
        assertThat(play(state, "b3-a4").outcome())
                .contains(Outcome.won(Side.SOUTH.seat(), "SP-6.1"));
    }

    @Test
    void twoAgainstOneIsAWinForTheTwo() { // SP-6.2 in play: two taken at once
        var state = state("9h/10/10/10/10/1Hhh6/4H5/10/10/10 " + NORTH_LEADS + " S");
        assertThat(state.outcome()).isEmpty();
        assertThat(play(state, "e4-e5").outcome())
                .contains(Outcome.won(Side.SOUTH.seat(), "SP-6.2"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {EVEN + "|1/2-1/2", SOUTH_LEADS + "|1-0", NORTH_LEADS + "|0-1"})
    void oneAgainstOneCountsTheCities(String cities, String result) { // SP-6.2, SP-6.3 in play
        var state = state("10/10/10/10/10/1Hhh1h4/4H5/10/10/10 " + cities + " S");
        var end = play(state, "e4-e5");
        assertThat(end.position().pieces()).hasSize(2);
        assertThat(GameText.Result.of(end.outcome().orElseThrow()).text()).isEqualTo(result);
        assertThat(end.outcome().orElseThrow().rule()).isEqualTo("SP-6.3");
    }

    @Test
    void theThirdOccurrenceIsADraw() { // SP-6.4: the start counts as the first
        var cycle = new String[] {"e2-e3", "e9-e8", "e3-e2", "e8-e9"};
        var twice = play(state("standard"), cycle);
        assertThat(twice.occurrences()).isEqualTo(2);
        assertThat(twice.outcome()).isEmpty();
        assertThat(play(twice, cycle).outcome()).contains(Outcome.drawn("SP-6.4-repetition"));
        var free = play(play(state("standard repetition=off"), cycle), cycle);
        assertThat(free.outcome()).isEmpty();
    }

    @Test
    void theSameBoardWithTheOtherSideToMoveIsAnotherPosition() { // SP-6.4
        var state = play(state("standard"), "e2-e3", "e9-e8", "e3-f4", "e8-e9", "f4-e2");
        assertThat(state.position().pieces()).isEqualTo(Setup.standard().position().pieces());
        assertThat(state.occurrences()).isEqualTo(1);
    }

    @Test
    void theQuietLimitCountsTheCities() { // SP-6.4
        var even = state("standard repetition=off quiet=4");
        var end = play(even, "e2-e3", "e9-e8", "e3-e2");
        assertThat(end.outcome()).isEmpty();
        assertThat(end.quiet()).isEqualTo(3);
        assertThat(play(end, "e8-e9").outcome()).contains(Outcome.drawn("SP-6.4-quiet"));
        var lead = state("hhh7/10/10/10/10/10/10/10/10/HHH7 " + NORTH_LEADS + " S quiet=1");
        assertThat(play(lead, "a1-a2").outcome())
                .contains(Outcome.won(Side.NORTH.seat(), "SP-6.4-quiet"));
    }

    @Test
    void aCityTakenAPromotionOrACaptureIsNotQuiet() { // SP-6.4
        var state =
                state(
                        "10/1hhh6/10/10/10/10/10/1F2H5/HF1h6/10 "
                                + "a4N,a5S,a6N,b4S,j4S,j5N,j6N,j7N S");
        assertThat(play(state, "a2-a1").quiet()).isEqualTo(1);
        assertThat(play(state, "b3-a4").quiet()).isZero(); // city taken
        assertThat(play(state, "b3-b4").quiet()).isZero(); // promotion
        assertThat(play(state, "b3-a4", "b9-b8", "a4=H").quiet()).isZero(); // promotion in place
        assertThat(play(state, "b3-c1").quiet()).isZero(); // capture: c1, d2, e3
        assertThat(play(state, "b3-b5", "b9-b8", "b5-b6").quiet()).isEqualTo(3);
    }

    @Test
    void theStalemateLimitCountsTheCitiesHoweverOftenTheyChangeHands() { // SP-6.4
        var state =
                state(
                        "1h8/hh8/10/10/10/10/10/10/HH8/1H8 "
                                + "a3N,a4S,a6S,a8S,j4S,j5N,j6N,j7N S repetition=off stalemate=4");
        var end = play(state, "a2-a3", "a9-a8", "a3-a5"); // two cities taken: not one quiet turn
        assertThat(end.stalled()).isEqualTo(3);
        assertThat(end.quiet()).isEqualTo(1);
        assertThat(end.outcome()).isEmpty();
        assertThat(play(end, "a8-a7").outcome()).contains(Outcome.drawn("SP-6.4-stalemate"));
    }

    @Test
    void aCaptureOrAPromotionBeginsTheStalemateCountAnew() { // SP-6.4
        var state =
                state(
                        "10/1hhh6/10/10/10/10/10/1F2H5/HF1h6/10 "
                                + "a4N,a5S,a6N,b4S,j4S,j5N,j6N,j7N S stalemate=9");
        assertThat(play(state, "b3-a4").stalled()).isEqualTo(1); // city taken
        assertThat(play(state, "b3-b4").stalled()).isZero(); // promotion
        assertThat(play(state, "b3-c1").stalled()).isZero(); // capture
    }

    @Test
    void nobodyMovesAfterTheEnd() {
        var over = state("hh8/10/10/10/10/10/10/10/10/HH8 " + EVEN + " S");
        assertThat(over.moves(Side.SOUTH.seat())).isEmpty();
        assertThat(over.refuse(Side.SOUTH.seat(), MoveText.parse("a1-a2").orThrow())).isPresent();
    }
}

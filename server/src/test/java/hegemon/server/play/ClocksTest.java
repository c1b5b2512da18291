package hegemon.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.store.Pace;
import hegemon.server.store.Pauses;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Clocks follow from the pace and the times of the entries alone. */
class ClocksTest {
    private static final Seat SOUTH = new Seat("South");
    private static final Seat NORTH = new Seat("North");
    private static final long SECOND = 1_000;
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final Pauses NONE = Pauses.NONE;

    private static Clocks begun(String pace) {
        return Clocks.idle(Pace.parse(pace).orElseThrow(), List.of()).begun(Turn.of(SOUTH), 0);
    }

    private static Clocks.Act by(Seat seat, long at) {
        return new Clocks.Act(seat, false, at);
    }

    @Test
    void onlyTheClockOfTheSideToMoveRuns() {
        var clocks = begun("live 60 0");
        assertThat(clocks.left(SOUTH, 10 * SECOND, NONE)).isEqualTo(50 * SECOND);
        assertThat(clocks.left(NORTH, 10 * SECOND, NONE)).isEqualTo(60 * SECOND);
        clocks = clocks.after(by(SOUTH, 10 * SECOND), Turn.of(NORTH), NONE);
        assertThat(clocks.left(SOUTH, 99 * SECOND, NONE)).isEqualTo(50 * SECOND);
        assertThat(clocks.left(NORTH, 15 * SECOND, NONE)).isEqualTo(55 * SECOND);
    }

    @Test
    void theIncrementComesAfterOnesTurnNotAfterEachDecision() {
        var clocks = begun("live 60 5").after(by(SOUTH, 10 * SECOND), Turn.of(SOUTH), NONE);
        assertThat(clocks.left(SOUTH, 10 * SECOND, NONE)).isEqualTo(50 * SECOND);
        clocks = clocks.after(by(SOUTH, 20 * SECOND), Turn.of(NORTH), NONE);
        assertThat(clocks.left(SOUTH, 20 * SECOND, NONE)).isEqualTo(45 * SECOND);
    }

    @Test
    void noClockRunsBeforeTheFirstMoveOfEachSideWhichHasAMinuteForIt() {
        var both = List.of(SOUTH, NORTH);
        var clocks = Clocks.idle(Pace.parse("live 600 5").orElseThrow(), both);
        clocks = clocks.begun(Turn.of(SOUTH), 0);
        assertThat(clocks.left(SOUTH, 59 * SECOND, NONE)).isEqualTo(600 * SECOND);
        assertThat(clocks.first(SOUTH, 59 * SECOND, NONE)).contains(SECOND);
        assertThat(clocks.isOut(SOUTH, 60 * SECOND, NONE)).isTrue();
        clocks = clocks.after(by(SOUTH, 59 * SECOND), Turn.of(NORTH), NONE);
        assertThat(clocks.left(SOUTH, 80 * SECOND, NONE)).isEqualTo(600 * SECOND);
        assertThat(clocks.left(NORTH, 80 * SECOND, NONE)).isEqualTo(600 * SECOND);
        assertThat(clocks.alarm(80 * SECOND, NONE)).contains(119 * SECOND);
        clocks = clocks.after(by(NORTH, 90 * SECOND), Turn.of(SOUTH), NONE);
        assertThat(clocks.left(SOUTH, 95 * SECOND, NONE)).isEqualTo(595 * SECOND);
        assertThat(clocks.first(SOUTH, 95 * SECOND, NONE)).isEmpty();
    }

    @Test
    void aMachineNeverThinksItselfOutOfTimeAndUsesWhatAMoveGivesBack() {
        long now = 0;
        var clocks = begun("live 60 10");
        var increment = Duration.ofSeconds(10);
        for (int move = 0; move < 200; move++) {
            var thought = clocks.thought(SOUTH, increment, now, NONE);
            assertThat(thought).isBetween(Duration.ofMillis(1), Duration.ofSeconds(15));
            now += thought.toMillis();
            assertThat(clocks.isOut(SOUTH, now, NONE)).isFalse();
            clocks = clocks.after(by(SOUTH, now), Turn.of(NORTH), NONE);
            clocks = clocks.after(by(NORTH, now), Turn.of(SOUTH), NONE);
        }
        assertThat(clocks.thought(SOUTH, increment, now, NONE))
                .isGreaterThan(increment.dividedBy(2));
    }

    /** Beside its thought each move costs what a busy machine costs; long games last 280 turns. */
    @ParameterizedTest
    @CsvSource({"60,0,100", "180,2,900", "300,3,1200", "600,5,2500"})
    void aMachineOutlastsALongGameOnABusyHost(int seconds, int increment, int delay) {
        long now = 0;
        long thought = 0;
        var clocks = begun("live %d %d".formatted(seconds, increment));
        for (int move = 0; move < 140; move++) {
            var share = clocks.thought(SOUTH, Duration.ofSeconds(increment), now, NONE).toMillis();
            thought += Math.min(share, ThoughtTimes.most(0).toMillis());
            now += Math.min(share, ThoughtTimes.most(0).toMillis()) + delay;
            assertThat(clocks.isOut(SOUTH, now, NONE)).as("move %d", move).isFalse();
            clocks = clocks.after(by(SOUTH, now), Turn.of(NORTH), NONE);
            clocks = clocks.after(by(NORTH, now), Turn.of(SOUTH), NONE);
        }
        // Half of its time, or a second a move where it has more than it may use.
        assertThat(thought).isGreaterThan(Math.min(seconds / 2, 140) * SECOND);
    }

    @Test
    void theMoreWaitTheShorterAThought() {
        assertThat(ThoughtTimes.most(0)).isEqualTo(Duration.ofSeconds(2));
        assertThat(ThoughtTimes.most(3)).isEqualTo(Duration.ofMillis(500));
        assertThat(ThoughtTimes.most(1_000)).isEqualTo(Duration.ofMillis(200));
    }

    @Test
    void theTimeIsOutWhenItIsUsedUp() {
        var clocks = begun("live 60 0");
        assertThat(clocks.isOut(SOUTH, 60 * SECOND - 1, NONE)).isFalse();
        assertThat(clocks.isOut(SOUTH, 60 * SECOND, NONE)).isTrue();
        assertThat(clocks.isOut(NORTH, 999 * SECOND, NONE)).isFalse();
        assertThat(clocks.next(NONE)).contains(Map.entry(SOUTH, 60 * SECOND));
    }

    @Test
    void daysAreCountedAnewForEachMove() {
        var clocks =
                begun("days 2")
                        .after(by(SOUTH, DAY), Turn.of(NORTH), NONE)
                        .after(by(NORTH, 2 * DAY), Turn.of(SOUTH), NONE);
        assertThat(clocks.left(SOUTH, 2 * DAY, NONE)).isEqualTo(2 * DAY);
        assertThat(clocks.next(NONE)).contains(Map.entry(SOUTH, 4 * DAY));
    }

    @Test
    void whoWaitsTogetherKeepsOneDeadline() {
        var both = Turn.of(List.of(SOUTH, NORTH));
        var clocks = Clocks.idle(new Pace.Days(2), List.of()).begun(both, 0);
        clocks = clocks.after(by(SOUTH, DAY), Turn.of(NORTH), NONE);
        assertThat(clocks.next(NONE)).contains(Map.entry(NORTH, 2 * DAY));
    }

    @Test
    void aDowntimeDoesNotCount() {
        var down = new Pauses(List.of(new Pauses.Pause(20 * SECOND, 50 * SECOND)));
        var clocks = begun("live 60 0");
        assertThat(clocks.left(SOUTH, 55 * SECOND, down)).isEqualTo(35 * SECOND);
        assertThat(clocks.next(down)).contains(Map.entry(SOUTH, 90 * SECOND));
    }

    @Test
    void nobodysClockRunsOnAFreeSeatOrWhenAllIsOver() {
        var clocks = begun("days 1");
        assertThat(clocks.seated(Map.of(), Map.of(SOUTH, "")).next(NONE)).isEmpty();
        assertThat(clocks.seated(Map.of(SOUTH, DAY), Map.of()).next(NONE))
                .contains(Map.entry(SOUTH, 2 * DAY));
        assertThat(
                        clocks.after(
                                        by(Seat.HOUSE, SECOND),
                                        new Turn.Over(Outcome.drawn("aborted")),
                                        NONE)
                                .next(NONE))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"none", "live 600 5", "live 5 0", "live 10800 180", "days 1", "days 30"})
    void pacesAreWrittenAsTheyAreRead(String text) {
        assertThat(Pace.parse(text).orElseThrow().text()).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "live",
                "live 4 0",
                "live 10801 0",
                "live 60 181",
                "days 0",
                "days 31",
                "live 60 5 1",
                "fast"
            })
    void noOtherPaceIsKnown(String text) {
        assertThat(Pace.parse(text)).isEmpty();
    }
}

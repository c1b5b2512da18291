package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.table.Bots;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ServiceLoader;

class SpartaBotsTest {
    private final SpartaBots bots = new SpartaBots();

    @Test
    void areFoundByTheHouse() {
        assertThat(ServiceLoader.load(Bots.class)).hasAtLeastOneElementOfType(SpartaBots.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void everyLevelPlaysLegalMoves(int level) {
        var state = SpartaState.start(Setup.standard());
        for (int turn = 0; turn < 12 && state.outcome().isEmpty(); turn++) {
            var seat = state.position().toMove().seat();
            var move =
                    bots.choose(state, seat, thinking(level, turn, Duration.ofMillis(100), false));
            assertThat(state.refuse(seat, move)).isEmpty();
            state = state.play(seat, move);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 10})
    void whoIsToldToStopAnswersWithALegalMove(int level) {
        var state = SpartaState.start(Setup.standard());
        var move =
                bots.choose(
                        state, Side.SOUTH.seat(), thinking(level, 1, Duration.ofMinutes(1), true));
        assertThat(state.refuse(Side.SOUTH.seat(), move)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7})
    void theSameSeedPlaysTheSame(int level) {
        var state = SpartaState.start(Setup.standard());
        var one =
                bots.choose(
                        state, Side.SOUTH.seat(), thinking(level, 5, Duration.ofMinutes(1), false));
        var two =
                bots.choose(
                        state, Side.SOUTH.seat(), thinking(level, 5, Duration.ofMinutes(1), false));
        assertThat(one).isEqualTo(two);
    }

    private static Bots.Thinking thinking(int level, long seed, Duration time, boolean stopped) {
        return new Bots.Thinking(level, time, seed, () -> stopped);
    }
}

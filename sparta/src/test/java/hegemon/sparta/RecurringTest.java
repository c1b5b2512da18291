package hegemon.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Match;
import hegemon.table.kit.Cost;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** SP-6.4: positions that come again are counted, however long the game. */
class RecurringTest {
    private static final List<String> TO_AND_FRO = List.of("e2-e4", "e9-e7", "e4-e2", "e7-e9");
    private static final String ENDLESS = "standard repetition=off quiet=0";

    private static Match<SpartaState, Move, SpartaView> shuttled(int turns) {
        var match = Match.start(new Sparta(), ENDLESS).orThrow();
        for (int i = 0; i < turns; i++) {
            var seat = match.state().position().toMove().seat();
            match = match.submit(seat, TO_AND_FRO.get(i % TO_AND_FRO.size())).orThrow();
        }
        return match;
    }

    @Test
    void aPositionIsCountedEachTimeItComesAgain() {
        var match = shuttled(400);
        assertThat(match.state().occurrences()).isEqualTo(101);
        assertThat(match.state().past().positions()).hasSize(400);
        assertThat(match.state()).isEqualTo(shuttled(400).state());
    }

    @Test
    void theCountIsThatOfAllEarlierPositionsOneByOne() {
        RandomGenerator random =
                RandomGeneratorFactory.<RandomGenerator>of("L64X128MixRandom").create(7);
        var state = SpartaState.start(Setup.parse(ENDLESS).orThrow());
        var earlier = new ArrayList<Position>();
        for (int turn = 0; turn < 600 && state.outcome().isEmpty(); turn++) {
            var moves = state.position().moves();
            var next =
                    state.play(
                            state.position().toMove().seat(),
                            moves.get(random.nextInt(Math.min(3, moves.size()))));
            if (next.last().orElseThrow().isFinal()) earlier.clear();
            else earlier.add(state.position());
            assertThat(next.past().positions()).isEqualTo(earlier);
            assertThat(next.occurrences())
                    .isEqualTo(1 + Collections.frequency(earlier, next.position()));
            state = next;
        }
    }

    @Test
    void twiceTheMovesTakeTwiceTheMemory() {
        long some = Cost.bytes(() -> shuttled(1_000));
        assertThat(Cost.bytes(() -> shuttled(2_000))).isLessThan(3 * some);
    }
}

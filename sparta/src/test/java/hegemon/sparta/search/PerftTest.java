package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Options;
import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PerftTest {
    /** Counted by another program with the same rules. */
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 118", "2, 13924", "3, 1622264"})
    void countsTheLinesFromTheStart(int depth, long leaves) {
        assertThat(Perft.leaves(Setup.standard().position(), depth)).isEqualTo(leaves);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10/10/1ff7/10/10/2F2h4/4h5/2H2F4/10/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N N",
                "10/10/10/3hfhf3/3FHFH3/10/10/10/10/10 e5S,d5S,g5S,i5S,e6N,d6N,g6N,i6N S",
                "10/10/10/10/10/10/10/10/HH6HH/fH6Hh a1N,a5S,a6N,a7N,j4S,j5S,j6N,j7N N",
                "hh8/10/10/10/10/10/10/1F8/FF8/10 a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S"
            })
    void agreesWithTheRules(String text) {
        var position = Position.parse(text).orThrow();
        for (int depth = 1; depth <= 2; depth++)
            assertThat(Perft.leaves(position, depth)).isEqualTo(slowly(position, depth));
    }

    @Test
    void aFinishedGameCountsNothingBelowIt() {
        var over =
                Position.parse("hh8/10/10/10/10/10/10/10/10/HH8 a4S,a5S,a6N,a7N,j4S,j5S,j6N,j7N S");
        assertThat(Perft.leaves(over.orThrow(), 1)).isZero();
    }

    private static long slowly(Position position, int depth) {
        if (depth == 0) return 1;
        var setup = new Setup("test", position, Options.BARE);
        if (SpartaState.start(setup).outcome().isPresent()) return 0;
        return position.moves().stream()
                .mapToLong(move -> slowly(position.effects(move, Options.BARE).after(), depth - 1))
                .sum();
    }
}

package hegemon.earthwater;

import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * EW-S4.4: a game is played again as it was, by the word it was stored with. Both games have the
 * same dice and choices up to a preparation at a score of 0 without a Persian army: there list C
 * raised armies while the word was {@code occupied}, and does not by {@code garrisoned}.
 */
class StoredGamesTest {
    /** When the Persians have raised their armies in the third campaign. */
    private static final int RAISED = 67;

    @ParameterizedTest
    @CsvSource({"raise-occupied, 0, true", "raise-garrisoned, -1, false"})
    void endsAsItDid(String name, int score, boolean raised) throws IOException {
        var log = Log.parse(stored(name)).orThrow();
        var begun = Match.replay(new EarthWater(), log.upTo(RAISED)).orThrow();
        assertThat(begun.state().position().board().armies(PERSIA, EPHESOS) > 0).isEqualTo(raised);
        var match = Match.replay(new EarthWater(), log).orThrow();
        assertThat(match.turn()).isInstanceOf(Turn.Over.class);
        assertThat(match.state().position().score()).isEqualTo(score);
    }

    /** Neither word can take the meaning of the other unseen. */
    @Test
    void byTheOtherWordTheGameWouldBeAnother() throws IOException {
        var other = stored("raise-occupied").replace("raise=occupied", "raise=garrisoned");
        assertThat(Match.replay(new EarthWater(), Log.parse(other).orThrow()))
                .isInstanceOf(Parse.Refused.class);
    }

    private static String stored(String name) throws IOException {
        try (var file = StoredGamesTest.class.getResourceAsStream(name + ".log")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.earthwater.search.Arena.Ending;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;

class MatchTest {
    private static final Ending PERSIA_WINS = new Ending(1, "EW-8.3", 3, 5);
    private static final Ending GREECE_WINS = new Ending(-1, "EW-8.3", -3, 5);
    private static final Ending TIE = new Ending(0, "EW-8.3", 0, 5);

    @Test
    void aTieIsHalfAVictory() {
        var result =
                new MatchResult(
                        "a", "b", false, 1, List.of(GREECE_WINS, GREECE_WINS, TIE, PERSIA_WINS));
        assertThat(result.text())
                .isEqualTo(
                        "a against b: 4 games, won 2, tied 1, lost 1: 62.5 % of the points"
                                + " (21.9–90.8)");
    }

    @Test
    void whenTheSidesChangeTheResultIsStillThatOfTheFirst() {
        var result =
                new MatchResult("a", "b", true, 1, List.of(GREECE_WINS, PERSIA_WINS, PERSIA_WINS));
        assertThat(result.won()).isEqualTo(2);
        assertThat(result.lost()).isEqualTo(1);
        assertThat(result.json()).containsEntry("games", 3).containsEntry("won", 2L);
    }

    @Test
    void playersMeetEachOtherOrTheAutomaton() {
        var two = run("--greek", "random", "--persia", "instinct", "--games", "4", "--swap");
        assertThat(two.code()).isEqualTo(ExitCode.OK);
        assertThat(two.out()).startsWith("random against instinct, changing sides: 4 games, won");
        var solo = run("--greek", "greedy", "--persia", "persia", "--games", "2", "--json");
        assertThat(solo.out()).contains("\"second\":\"persia\",\"swapped\":false");
        assertThat(run("--greek", "random", "--persia", "instinct", "--games", "4", "--swap").out())
                .isEqualTo(two.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "level:0", "level:6", "search", "search:0", "random:1"})
    void whatIsNoPlayerIsRefused(String player) {
        var run = run("--greek", player, "--persia", "random");
        assertThat(run.code()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).contains("is not a player; there are random, greedy");
    }

    @Test
    void theAutomatonPlaysNoOtherSideAndNoOption() {
        assertThat(run("--greek", "random", "--persia", "persia", "--swap").code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(run("--greek", "random", "--persia", "random", "--games", "0").code())
                .isEqualTo(ExitCode.USAGE);
    }

    private record Run(int code, String out, String err) {}

    private static Run run(String... options) {
        var words = new String[options.length + 2];
        words[0] = "ew";
        words[1] = "match";
        System.arraycopy(options, 0, words, 2, options.length);
        var out = new StringWriter();
        var err = new StringWriter();
        int code = Main.run(words, new PrintWriter(out), new PrintWriter(err));
        return new Run(code, out.toString(), err.toString());
    }
}

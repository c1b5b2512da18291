package hegemon.cli.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

class SpartaCommandTest {
    private static final String CITIES = " b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N ";
    private static final String START =
            "10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10" + CITIES + "S";

    private final InputStream keyboard = System.in;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @AfterEach
    void giveTheKeyboardBack() {
        System.setIn(keyboard);
    }

    @Test
    void perftEndsWithTheNodes() {
        assertThat(run("perft", "2")).isZero();
        assertThat(lines()).last().isEqualTo("nodes 13924");
        assertThat(run("perft", "1", "--setup", "wide")).isZero();
        assertThat(lines()).last().isEqualTo("nodes 118");
    }

    @Test
    void movesAreSortedOnOneLine() {
        assertThat(run("moves", "--position", START)).isZero();
        assertThat(lines()).hasSize(1);
        var moves = List.of(lines().getFirst().split(" ", -1));
        assertThat(moves).hasSize(118).isSorted().contains("e2-e4");
    }

    @Test
    void movesOfManyPositionsAreOneLineEach() {
        type(START, "nonsense", "hh8/10/10/10/10/10/10/10/10/HH8" + CITIES + "S");
        assertThat(run("moves", "-")).isEqualTo(ExitCode.NO);
        assertThat(lines()).hasSize(3);
        assertThat(lines().get(1)).startsWith("refused: ");
        assertThat(lines().get(2)).isEmpty();
    }

    @Test
    void everyLineGetsItsAnswerWhateverItsEnd() {
        type(START + "\r", "\r", "  " + START + "  ", "");
        assertThat(run("moves", "-")).isEqualTo(ExitCode.NO);
        assertThat(lines()).hasSize(3);
        assertThat(lines().get(1)).startsWith("refused: ");
        assertThat(lines().get(2)).isEqualTo(lines().getFirst());
        type("");
        assertThat(run("moves", "-")).isZero();
        assertThat(lines()).isEmpty();
    }

    @Test
    void applyAnswersEachLine() {
        type(
                START + ";e2-e4",
                START + ";e2-e5",
                "hhh7/10/10/10/10/10/10/1F8/FF8/10 a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S;b3-a4*",
                "10/10/10/10/10/1Hhh1h4/4H5/10/10/10" + CITIES + "S;e4-e5",
                START);
        assertThat(run("apply", "-")).isEqualTo(ExitCode.NO);
        assertThat(lines())
                .satisfiesExactly(
                        first ->
                                assertThat(first)
                                        .isEqualTo(
                                                "10/1ffffffff1/10/10/10/10/4F5/10/1FFF1FFFF1/10"
                                                        + CITIES
                                                        + "N"),
                        second -> assertThat(second).startsWith("refused: ").endsWith("(SP-3.1)"),
                        third -> assertThat(third).endsWith(" N # South wins SP-6.1"),
                        fourth -> assertThat(fourth).endsWith(" N # draw SP-6.3"),
                        fifth -> assertThat(fifth).startsWith("refused: expected POSITION;MOVE"));
    }

    @Test
    void applySucceedsIfNothingIsRefused() {
        type(START + ";e2-e4");
        assertThat(run("apply")).isZero();
    }

    @Test
    void thinkEndsWithTheBestMove() {
        assertThat(run("think", "--position", START, "--time", "5s", "--depth", "3")).isZero();
        assertThat(lines()).hasSize(4).last().asString().startsWith("bestmove ");
        assertThat(run("think", "--time", "5s", "--depth", "2", "--lines", "3")).isZero();
        assertThat(lines()).hasSize(7);
        assertThat(lines().get(5)).startsWith("info depth 2 multipv 3 score ");
        assertThat(run("think", "--time", "5s", "--level", "2")).isZero();
        assertThat(lines()).hasSize(1).last().asString().startsWith("bestmove ");
    }

    @Test
    void aMatchHasAResultWithErrorBars() {
        assertThat(
                        run(
                                "match", "--south", "level:2", "--north", "random", "--games", "2",
                                "--swap"))
                .isZero();
        assertThat(lines())
                .singleElement()
                .asString()
                .matches("level:2 against random: 2 won, 0 drawn, 0 lost: 100.0 % ± .* \\(Elo .*");
    }

    @Test
    void aPlayerMayBeGivenTheProcessorsTime() {
        assertThat(run("match", "--south", "engine:cpu=1ms", "--north", "random", "--games", "1"))
                .isZero();
        assertThat(out.toString()).contains("1 won, 0 drawn, 0 lost");
    }

    @Test
    void aMatchEndsWhenTheSequentialTestKnows() {
        assertThat(
                        run(
                                "match",
                                "--south",
                                "level:2",
                                "--north",
                                "random",
                                "--games",
                                "60",
                                "--swap",
                                "--longest",
                                "150",
                                "--sprt",
                                "0",
                                "200"))
                .isEqualTo(ExitCode.OK);
        assertThat(out.toString())
                .contains("sequential test of Elo 0 against 200 after ", ", better")
                .doesNotContain("after 60 games");
    }

    @Test
    void theEngineSpeaksTheProtocol() {
        type("isready", "go depth 1", "quit");
        assertThat(run("engine")).isZero();
        assertThat(lines()).contains("readyok");
    }

    @Test
    void theBenchmarkSpeaksJson() {
        assertThat(run("bench", "--json", "--time", "20ms")).isZero();
        assertThat(out.toString())
                .contains(
                        "\"playoutsPerSecond\":",
                        "\"movesPerSecond\":",
                        "\"perftNodesPerSecond\":");
        assertThat(run("bench", "--time", "20ms")).isZero();
        assertThat(lines()).hasSize(3);
    }

    @Test
    void tuningWritesItsWeights(@TempDir Path folder) throws Exception {
        var file = folder.resolve("weights.txt");
        assertThat(
                        run(
                                "tune",
                                "--games",
                                "4",
                                "--nodes",
                                "50",
                                "--epochs",
                                "2",
                                "--check",
                                "2",
                                "--out",
                                file.toString()))
                .isZero();
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(100);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "perft",
                "perft x",
                "perft 99",
                "perft 1 --setup tall",
                "perft 1 --setup wide --position x",
                "moves x",
                "moves --position 10/10",
                "apply x",
                "think --time soon",
                "think --time 0s",
                "think --depth 0",
                "think --nodes -5",
                "match --south engine:nodes=0 --north random",
                "think --level 11",
                "think --threads 0",
                "match --south level:2",
                "match --south level:0 --north random",
                "match --south chess --north random",
                "match --south engine:time=x --north random",
                "match --south engine:pace=1 --north random",
                "match --south engine:cpu=1s,threads=2 --north random",
                "match --south uct:nodes=x --north random",
                "match --south random --north random --games 0"
            })
    void aWrongCallIsAnError(String call) {
        assertThat(run(call.split(" ", -1))).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).startsWith("hegemon: ");
        assertThat(out.toString()).isEmpty();
    }

    private void type(String... lines) {
        var text = String.join("\n", lines) + "\n";
        System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private int run(String... args) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        var all = new ArrayList<>(List.of("sparta"));
        all.addAll(List.of(args));
        return Main.run(all.toArray(String[]::new), new PrintWriter(out), new PrintWriter(err));
    }

    private List<String> lines() {
        return out.toString().lines().toList();
    }
}

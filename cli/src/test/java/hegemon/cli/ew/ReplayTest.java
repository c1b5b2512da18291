package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.ew.TraceSample.Run;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Games of another implementation, replayed by our rules. */
class ReplayTest {
    @TempDir private Path folder;

    @Test
    void everyRecordedGameReplaysWithoutADifference() throws IOException {
        var file = folder.resolve("sample.jsonl.gz");
        try (var sample = TraceSample.compressed()) {
            Files.copy(sample, file);
        }
        assertThat(replay(file))
                .isEqualTo(new Run(ExitCode.OK, "ok games=113 decisions=5357\n", ""));
    }

    @Test
    void aKingTakesAnArmyFromTheMapWhereTheReserveIsEmpty() throws IOException { // EW-4.7
        var lines = TraceSample.lines("king-army.jsonl");
        assertThat(replay(write(lines)).out()).isEqualTo("ok games=1 decisions=18\n");
        var wrong = lines.stream().map(line -> line.replace("\"map\"", "\"reserve\"")).toList();
        assertThat(replay(write(wrong)).out()).contains("army: expected reserve, found map");
    }

    @Test
    void aPlainFileIsReadToo() throws IOException {
        assertThat(replay(write(firstGame())).code()).isEqualTo(ExitCode.OK);
    }

    @Test
    void theFirstDifferenceIsNamedWithWhatWasExpectedAndFound() throws IOException {
        var lines = firstGame().stream().map(line -> line.replace("\"vp\":-1", "\"vp\":-2"));
        var run = replay(write(lines.toList()));
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).contains("game 0, line 17, vp: expected -2, found -1");
    }

    @Test
    void anIllegalMoveIsADifferenceWithItsRule() throws IOException {
        var lines =
                firstGame().stream()
                        .map(line -> line.replace("\"Korinthos\":2,\"Athenai\":2", "\"Thebai\":4"));
        var run = replay(write(lines.toList()));
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).contains("Greece raise army Thebai").contains("EW-4.4");
    }

    @Test
    void aLegalListThatIsNotOursIsADifference() throws IOException {
        var lines =
                firstGame().stream()
                        .map(
                                line ->
                                        line.replace(
                                                "\"legal\":{\"cards\":6}",
                                                "\"legal\":{\"cards\":5}"));
        assertThat(replay(write(lines.toList())).out())
                .contains("legal cards: expected 5, found 6");
    }

    @Test
    void aGameThatOurRulesDecideOtherwiseIsNoFailure() throws IOException {
        var lines =
                List.of(
                        firstGame().getFirst(),
                        "{\"t\":\"quirk\",\"what\":\"immortals-mutual\"}",
                        "{\"t\":\"nonsense\"}");
        var run = replay(write(lines));
        assertThat(run.code()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .contains("line 2: ruled differently: immortals-mutual")
                .endsWith("ok games=1 decisions=0 ruled-differently=1\n");
    }

    @Test
    void anAbortedRecordingIsReplayedAsFarAsItGoes() throws IOException {
        var lines = new ArrayList<>(firstGame().subList(0, 9));
        lines.add("{\"t\":\"abort\"}");
        var run = replay(write(lines));
        assertThat(run.code()).isEqualTo(ExitCode.OK);
        assertThat(run.out())
                .contains("line 10: the recording was aborted")
                .endsWith("ok games=1 decisions=3 aborted=1\n");
    }

    static Stream<List<String>> noTraces() throws IOException {
        var header = firstGame().getFirst();
        return Stream.of(
                List.of("{\"t\":\"state\"}"),
                List.of("no json"),
                List.of("[1]"),
                List.of("{\"t\":\"game\"}"),
                List.of(header.replace("\"fleet_cost\":2", "\"fleet_cost\":7")),
                List.of(header.replace("\"version\":1", "\"version\":2")),
                List.of(),
                List.of(header, "{\"t\":\"nonsense\"}"),
                List.of(header, "{\"t\":\"draw\",\"side\":\"persia\",\"cards\":[\"x\"]}"),
                List.of(header, "{\"t\":\"draw\",\"side\":\"persia\",\"why\":\"prep\"}"),
                List.of(header, "{\"t\":\"state\"}"),
                List.of(header, "{\"t\":\"quirk\"}"),
                List.of(header, "{\"t\":\"quirk\",\"what\":\"of no kind that is known\"}"),
                List.of(header, "{\"t\":\"score\",\"why\":\"x\"}"),
                List.of(header, "{\"t\":\"battle\",\"at\":\"Rome\"}"));
    }

    @ParameterizedTest
    @MethodSource("noTraces")
    void whatIsNoTraceIsRefusedWithItsLine(List<String> lines) throws IOException {
        var run = replay(write(lines));
        assertThat(run.code()).isIn(ExitCode.USAGE, ExitCode.NO);
        assertThat(run.out() + run.err())
                .containsPattern("line [0-9]+|holds no game")
                .doesNotContain("Exception", "\tat ");
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        var run = replay(folder.resolve("missing"));
        assertThat(run.code()).isEqualTo(ExitCode.CANNOT);
        assertThat(run.err()).contains("missing", "no such file");
    }

    @Test
    void aGameThatBreaksOffIsADifference() throws IOException {
        var run = replay(write(firstGame().subList(0, 20)));
        assertThat(run.code()).isEqualTo(ExitCode.NO);
        assertThat(run.out()).contains("line 20, end of the game: expected a line of type “end”");
    }

    @Test
    void campaignsAndTheEndAreComparedToo() throws IOException {
        assertThat(changed("{\"t\":\"campaign\",\"n\":2", "{\"t\":\"campaign\",\"n\":3").out())
                .contains("n: expected 3, found 2");
        assertThat(changed("\"why\":\"points\",\"vp\":-1", "\"why\":\"points\",\"vp\":5").out())
                .contains("vp: expected 5");
        assertThat(
                        changed(
                                        "\"t\":\"build\",\"side\":\"persia\"",
                                        "\"t\":\"build\",\"side\":\"x\"")
                                .code())
                .isEqualTo(ExitCode.USAGE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"t\":\"stay\",\"side\":\"persia\",\"role\":\"attacker\"}",
                "{\"t\":\"bridge\",\"side\":\"greece\",\"destroy\":false}"
            })
    void aDecisionThatIsNotDueIsADifference(String line) throws IOException {
        var lines = new ArrayList<>(firstGame());
        lines.add(30, line);
        assertThat(replay(write(lines)).out())
                .contains("line 31")
                .contains("a decision that is due");
    }

    private Run changed(String from, String to) throws IOException {
        assertThat(String.join("", firstGame())).contains(from);
        return replay(write(firstGame().stream().map(line -> line.replace(from, to)).toList()));
    }

    private static Run replay(Path file) {
        return TraceSample.replay(file);
    }

    private Path write(List<String> lines) throws IOException {
        return Files.write(folder.resolve("game.jsonl"), lines);
    }

    private static List<String> firstGame() throws IOException {
        return TraceSample.games().getFirst();
    }
}

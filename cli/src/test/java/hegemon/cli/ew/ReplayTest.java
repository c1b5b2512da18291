package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;

/** Games of another implementation, replayed by our rules. */
class ReplayTest {
    @TempDir private Path folder;

    @Test
    void everyRecordedGameReplaysWithoutADifference() throws IOException {
        var file = folder.resolve("sample.jsonl.gz");
        try (var sample = sample()) {
            Files.copy(sample, file);
        }
        assertThat(replay(file)).isEqualTo(new Run(ExitCode.OK, "ok games=113 decisions=5357\n"));
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
    void whatIsNoTraceIsRefusedWithItsLine() throws IOException {
        assertThat(replay(write(List.of("{\"t\":\"state\"}"))).code()).isEqualTo(ExitCode.USAGE);
        assertThat(replay(write(List.of("no json"))).code()).isEqualTo(ExitCode.USAGE);
        assertThat(replay(write(List.of("{\"t\":\"game\"}"))).code()).isEqualTo(ExitCode.USAGE);
        assertThat(replay(write(List.of())).code()).isEqualTo(ExitCode.USAGE);
        assertThat(replay(folder.resolve("missing")).code()).isEqualTo(ExitCode.USAGE);
        assertThat(replay(write(List.of(firstGame().getFirst(), "{\"t\":\"nonsense\"}"))).code())
                .isEqualTo(ExitCode.USAGE);
        assertThat(
                        replay(
                                        write(
                                                List.of(
                                                        firstGame().getFirst(),
                                                        "{\"t\":\"draw\",\"side\":\"persia\","
                                                                + "\"cards\":[\"x\"]}")))
                                .code())
                .isEqualTo(ExitCode.USAGE);
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

    private Run changed(String from, String to) throws IOException {
        assertThat(String.join("", firstGame())).contains(from);
        return replay(write(firstGame().stream().map(line -> line.replace(from, to)).toList()));
    }

    private record Run(int code, String out) {}

    private static Run replay(Path file) {
        var out = new StringWriter();
        var err = new StringWriter();
        int code =
                Main.run(
                        new String[] {"ew", "replay", file.toString()},
                        new PrintWriter(out),
                        new PrintWriter(err));
        return new Run(code, out.toString().replace(System.lineSeparator(), "\n"));
    }

    private Path write(List<String> lines) throws IOException {
        return Files.write(folder.resolve("game.jsonl"), lines);
    }

    private static List<String> firstGame() throws IOException {
        try (var sample = new GZIPInputStream(sample())) {
            var lines = new String(sample.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
            int second =
                    lines.stream()
                                    .skip(1)
                                    .takeWhile(line -> !line.contains("\"t\":\"game\""))
                                    .toList()
                                    .size()
                            + 1;
            return lines.subList(0, second);
        }
    }

    private static InputStream sample() {
        return Objects.requireNonNull(
                ReplayTest.class.getResourceAsStream("sample-7.jsonl.gz"), "the sample");
    }
}

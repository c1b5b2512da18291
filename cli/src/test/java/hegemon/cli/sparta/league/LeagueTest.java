package hegemon.cli.sparta.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.sparta.search.Arena.Ending;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

class LeagueTest {
    @TempDir private Path folder;
    private final StringWriter out = new StringWriter();

    private int league(String... args) {
        var writer = new PrintWriter(out);
        var all = Stream.concat(Stream.of("sparta", "league"), Stream.of(args));
        return Main.run(all.toArray(String[]::new), writer, new PrintWriter(new StringWriter()));
    }

    /** Our own engine as a process, as anybody would enter one; the class path has no spaces. */
    private String engine() throws IOException {
        var java = Path.of(System.getProperty("java.home"), "bin", "java");
        var file = folder.resolve("java.args");
        Files.writeString(file, "-cp " + System.getProperty("java.class.path"));
        return "cmd:"
                + java
                + " @"
                + file
                + " -XX:TieredStopAtLevel=1 hegemon.cli.Main sparta engine";
    }

    @Test
    void programsPlayEverybodyAndFaultsLose() throws IOException {
        var code =
                league(
                        "ours=" + engine(),
                        "weak=random",
                        "broken=cmd:no-such-program",
                        "--rounds=1",
                        "--go=depth 2",
                        "--longest=200",
                        "--json");
        assertThat(code).as(out.toString()).isZero();
        var result = JsonMapper.shared().readTree(out.toString());
        assertThat(result.path("games")).hasSize(6);
        var table = result.path("table");
        assertThat(table.findValuesAsString("name")).containsExactly("ours", "weak", "broken");
        assertThat(table.get(2).path("points").asDouble()).isZero();
        assertThat(table.get(0).path("all").path("won").asInt()).isEqualTo(4);
        assertThat(result.path("games").findValuesAsString("fault"))
                .anySatisfy(each -> assertThat(each).startsWith("broken cannot be started"));
    }

    /** A script is the door to the engine: what it has started ends with it. */
    @Test
    @Timeout(60)
    void aProgramThatDoesNotAnswerIsEndedWithAllThatItHasStarted() throws IOException {
        var script = folder.resolve("engine.sh");
        Files.writeString(script, "sleep 1000 &\necho $! >>" + folder + "/child\nwait\n");
        assertThat(league("a=random", "b=cmd:sh " + script, "--rounds=1", "--patience=1s"))
                .isZero();
        assertThat(out.toString()).contains("b did not answer within 1 s");
        for (String child : Files.readAllLines(folder.resolve("child")))
            ProcessHandle.of(Long.parseLong(child)).ifPresent(each -> each.onExit().join());
    }

    @Test
    @Timeout(60)
    void aLineWithoutEndIsNoAnswer() throws IOException {
        var script = folder.resolve("engine.sh");
        Files.writeString(script, "exec cat /dev/zero\n");
        assertThat(league("a=random", "b=cmd:sh " + script, "--rounds=1")).isZero();
        assertThat(out.toString()).contains("b ended without an answer");
    }

    @Test
    void whatIsNoLeagueIsSaid() {
        assertThat(league("a=random")).isEqualTo(ExitCode.USAGE);
        assertThat(league("a=random", "a=random")).isEqualTo(ExitCode.USAGE);
        assertThat(league("a=random", "b=nobody")).isEqualTo(ExitCode.USAGE);
        assertThat(league("a=random", "b=random", "--sprt", "20", "0")).isEqualTo(ExitCode.USAGE);
        assertThat(league("a=random", "b=random", "c=random", "--sprt", "0", "20"))
                .isEqualTo(ExitCode.USAGE);
    }

    @Test
    void strengthsAreThoseThatMakeTheResultsLikeliest() {
        var table = new Crosstable(List.of("a", "b"));
        for (int i = 0; i < 300; i++) table.add(game(i % 4 == 0 ? Ending.LOST : Ending.WON));
        var rows = table.rows();
        assertThat(rows.getFirst().name()).isEqualTo("a");
        // 75 % is 191 points; the draw that each is given takes a little.
        assertThat(rows.get(0).elo() - rows.get(1).elo()).isCloseTo(191, within(4.0));
        assertThat(rows.getFirst().margin()).isBetween(35.0, 50.0);
        assertThat(table.lines().getFirst()).contains("225.0/300", "+225=0-75");
    }

    private static League.Played game(Ending ending) {
        return new League.Played("a", "b", ending, 50, "");
    }
}

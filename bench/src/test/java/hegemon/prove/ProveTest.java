package hegemon.prove;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/** Every option reaches the proof that it is for. */
class ProveTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int prove(String... args) {
        return Main.run(new Prove(), args, new PrintWriter(out), new PrintWriter(err));
    }

    @Test
    void severalServersNeedADatabaseThatTheyShare() {
        assertThat(prove("crash", "--nodes", "2", "--kills", "3")).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("several servers share a PostgreSQL database");
    }

    @Test
    void whatWasAskedForStandsInTheReport(@TempDir Path folder) {
        var report = folder.resolve("fuzz.html");
        var code =
                prove(
                        "fuzz",
                        "--requests=0",
                        "--only=no such reader",
                        "--seed=7",
                        "--inputs=5",
                        "--report=" + report);
        assertThat(err.toString()).doesNotContain("defect");
        assertThat(code).isEqualTo(ExitCode.OK);
        assertThat(report).content().contains("prove fuzz --inputs 5 --requests 0 --seed 7");
    }

    @Test
    void theHelpSaysTheDefaults() {
        assertThat(prove("load", "--help")).isEqualTo(ExitCode.OK);
        assertThat(out.toString()).contains("--rate=N", "(default: 50)").doesNotContain("null");
    }

    @Test
    void aProofMustBeNamed() {
        assertThat(prove()).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("a command is missing");
    }
}

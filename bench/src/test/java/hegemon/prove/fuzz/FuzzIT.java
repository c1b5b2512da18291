package hegemon.prove.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;

/** {@code ./hegemon prove fuzz} at a real server, with few requests. */
class FuzzIT {
    @TempDir private Path folder;

    @Test
    void noBodyMakesTheServerStumble() throws Exception {
        try (var progress = Progress.of("", 1, new PrintWriter(Writer.nullWriter()))) {
            var findings = new FuzzProof(1, 1, "moves of Sparta", 300).in(folder, progress);
            assertThat(findings.faults()).isEmpty();
            assertThat(findings.figure("requests with JSON")).startsWith("300 to ");
        }
    }
}

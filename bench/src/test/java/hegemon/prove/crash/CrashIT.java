package hegemon.prove.crash;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;

/** {@code ./hegemon prove crash}, as short as it makes sense. */
class CrashIT {
    @TempDir private Path folder;

    @Test
    void nothingAcknowledgedIsLostWhenTheServerIsKilled() throws Exception {
        var proof = new CrashProof(1, 1, "", 3, 1);
        try (var progress = Progress.of("", 1, new PrintWriter(Writer.nullWriter()))) {
            var findings = proof.in(folder, progress);
            assertThat(findings.faults()).isEmpty();
            assertThat(findings.figure("moves done")).isNotEqualTo("0");
        }
    }
}

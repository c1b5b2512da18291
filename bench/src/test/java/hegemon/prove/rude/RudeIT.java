package hegemon.prove.rude;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;

/**
 * {@code ./hegemon prove rude} with little to do. How long a move takes is not judged here: the
 * machine may be busy with other things.
 */
class RudeIT {
    @TempDir private Path folder;

    @Test
    void oneRudeClientDoesNotHurtTheOthers() throws Exception {
        var proof = new RudeProof(1, 60, 20, Duration.ofMinutes(1));
        try (var progress =
                Progress.of("", RudeProof.steps(), new PrintWriter(Writer.nullWriter()))) {
            var findings = proof.in(folder, progress);
            assertThat(findings.faults()).isEmpty();
            assertThat(findings.figure("answers to: opening streams")).contains("200=", "429=");
        }
    }
}

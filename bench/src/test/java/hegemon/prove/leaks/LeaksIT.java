package hegemon.prove.leaks;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;

/** {@code ./hegemon prove leaks} with one state of each game. */
class LeaksIT {
    @TempDir private Path folder;

    @Test
    void whatASeatCannotKnowIsInNoByteThatItCanGet() throws Exception {
        try (var progress = Progress.of("", 2, new PrintWriter(Writer.nullWriter()))) {
            assertThat(new LeaksProof(2, 1).in(folder, progress).faults()).isEmpty();
        }
    }
}

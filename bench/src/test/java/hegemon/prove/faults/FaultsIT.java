package hegemon.prove.faults;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.cli.Progress;
import hegemon.prove.faults.FaultsProof.Ground;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;

/**
 * {@code ./hegemon prove faults} for a moment, and with PostgreSQL alone. How long an answer takes
 * is not judged here: the machine may be busy with other things.
 */
class FaultsIT {
    @TempDir private Path folder;

    @Test
    void theHouseRecoversByItself() throws Exception {
        try (var postgresql = EmbeddedPostgres.builder().start()) {
            var url = postgresql.getJdbcUrl("postgres", "postgres");
            var proof =
                    new FaultsProof(
                            Set.of(Ground.POSTGRESQL),
                            url,
                            Duration.ofSeconds(2),
                            Duration.ofMinutes(1),
                            false,
                            1);
            try (var progress =
                    Progress.of("", proof.steps(), new PrintWriter(Writer.nullWriter()))) {
                assertThat(proof.in(folder, progress).faults()).isEmpty();
            }
        }
    }
}

package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Entry;
import hegemon.table.Seat;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.time.Clock;

/**
 * Nothing acknowledged is ever lost: a writer is killed without warning, and all it acknowledged is
 * there.
 */
class KilledWriterIT {
    @TempDir private Path folder;

    @RepeatedTest(3)
    void everyAcknowledgedEntryIsThereAfterAKill(RepetitionInfo run) throws Exception {
        var java = ProcessHandle.current().info().command().orElseThrow();
        var writer =
                new ProcessBuilder(
                                java,
                                "-cp",
                                System.getProperty("java.class.path"),
                                KilledWriter.class.getName(),
                                Database.in(folder))
                        .redirectError(ProcessBuilder.Redirect.INHERIT)
                        .start();
        int acknowledged = 0;
        try (var lines = writer.inputReader()) {
            while (acknowledged < 40 * run.getCurrentRepetition())
                acknowledged = Integer.parseInt(lines.readLine());
            writer.destroyForcibly().waitFor();
            for (String rest = lines.readLine(); rest != null; rest = lines.readLine())
                acknowledged = Integer.parseInt(rest);
        }
        try (var pool = Database.open(Database.in(folder))) {
            var log =
                    new GameStore(pool, Clock.systemUTC())
                            .find(KilledWriter.GAME)
                            .orElseThrow()
                            .log();
            assertThat(log.size()).isGreaterThanOrEqualTo(acknowledged);
            assertThat(log.entries())
                    .contains(new Entry(acknowledged, new Seat("Left"), "entry " + acknowledged));
        }
    }
}

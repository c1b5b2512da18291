package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.TableId;
import hegemon.table.Entry;
import hegemon.table.Seat;

import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
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
        var said = folder.resolve("acknowledged");
        var writer = start(said);
        while (last(said) < 40 * run.getCurrentRepetition()) Thread.sleep(5);
        writer.destroyForcibly().waitFor();
        int acknowledged = last(said);
        try (var pool = Database.open(Database.in(folder))) {
            var log =
                    new GameStore(pool, Clock.systemUTC())
                            .find(new TableId(KilledWriter.GAME))
                            .orElseThrow()
                            .log();
            assertThat(log.size()).isGreaterThanOrEqualTo(acknowledged);
            assertThat(log.entries())
                    .contains(new Entry(acknowledged, new Seat("Left"), "entry " + acknowledged));
        }
    }

    private Process start(Path said) throws IOException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        return new ProcessBuilder(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledWriter.class.getName(),
                        Database.in(folder))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .redirectOutput(said.toFile())
                .start();
    }

    /** The last number that was said as a whole line. */
    private static int last(Path said) throws IOException {
        var text = Files.readString(said);
        var whole = text.substring(0, text.lastIndexOf('\n') + 1).stripTrailing();
        return whole.isEmpty() ? 0 : Integer.parseInt(whole.substring(whole.lastIndexOf('\n') + 1));
    }
}

package hegemon.cli;

import hegemon.server.store.archive.Backup;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** A copy of the SQLite database while the server runs. */
@Command(
        name = "backup",
        description =
                "Copy the SQLite database to a new file while the server goes on; the copy is of"
                        + " one moment, and checked.")
final class BackupCommand implements Callable<Integer> {
    @Mixin private ArchiveOptions archive;

    @Parameters(index = "0", paramLabel = "FILE", description = "The new file.")
    private Path file;

    @Override
    public Integer call() {
        return archive.copied(
                file,
                url -> {
                    try (var progress = archive.counting("Copying", 100)) {
                        return Backup.write(
                                url, file, (done, all) -> progress.to(done * 100 / all));
                    }
                });
    }
}

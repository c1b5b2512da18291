package hegemon.cli;

import hegemon.server.store.Database;
import hegemon.server.store.archive.Import;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Fills an empty database from an export. */
@Command(
        name = "import",
        description =
                "Fill an empty database, SQLite or PostgreSQL, with an export: all of it or"
                        + " nothing. It is read again and compared before it is kept.")
final class ImportCommand implements Callable<Integer> {
    @Mixin private ArchiveOptions archive;

    @Parameters(index = "0", paramLabel = "PLACE", description = "The folder or .zip file.")
    private Path place;

    @Override
    public Integer call() {
        return archive.imported(
                place,
                url -> {
                    try (var pool = Database.open(url)) {
                        return archive.progressing(
                                "Importing", steps -> Import.read(place, pool, steps));
                    }
                });
    }
}

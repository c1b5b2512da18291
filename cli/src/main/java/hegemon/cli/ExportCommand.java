package hegemon.cli;

import hegemon.server.store.archive.Export;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.concurrent.Callable;

/** All that is stored, as text. */
@Command(
        name = "export",
        description =
                "Write all that is stored as text: one file for each game, one for each other"
                        + " table. The server may go on meanwhile; the export is of one moment.")
final class ExportCommand implements Callable<Integer> {
    @Mixin private ArchiveOptions archive;

    @Parameters(
            index = "0",
            paramLabel = "PLACE",
            description = "A new folder, or a new file whose name ends with .zip.")
    private Path place;

    @Override
    public Integer call() {
        return archive.exported(
                place,
                url -> archive.progressing("Exporting", steps -> Export.write(url, place, steps)));
    }
}

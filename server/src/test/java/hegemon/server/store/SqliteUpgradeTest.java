package hegemon.server.store;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

@Tag("long")
class SqliteUpgradeTest extends UpgradeContract {
    @TempDir private Path folder;

    @Override
    protected String emptyDatabase() {
        try {
            return Database.in(Files.createTempDirectory(folder, "house"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected List<String> migrations() {
        return List.of("classpath:db/migration");
    }

    @Override
    protected int every() {
        return 1;
    }
}

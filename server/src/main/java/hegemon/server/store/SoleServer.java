package hegemon.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.StandardOpenOption;

/**
 * Sees to it that one server alone writes an SQLite database: another would neither ring its bells
 * nor know its clocks. The system gives the lock back when the process ends, however it ends.
 */
public final class SoleServer implements AutoCloseable {
    private final FileChannel file;

    private SoleServer(FileChannel file) {
        this.file = file;
    }

    /**
     * @throws InUse if another server has it
     */
    public static SoleServer of(String url) {
        var database = Database.file(url);
        var lock = database.resolveSibling(database.getFileName() + ".lock");
        OwnersOnly.file(lock);
        try {
            var file = FileChannel.open(lock, StandardOpenOption.WRITE);
            if (isLocked(file)) return new SoleServer(file);
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new InUse(
                "another server is running on "
                        + database.toAbsolutePath()
                        + ". Stop it first, or choose another folder: ./hegemon serve --data DIR");
    }

    private static boolean isLocked(FileChannel file) throws IOException {
        try {
            return file.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

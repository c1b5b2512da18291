package hegemon.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Files and folders that nobody reads but their owner: they hold addresses, hashes of passwords and
 * the secrets of running games. What is there already stays as its owner wants it.
 */
public final class OwnersOnly {
    private static final String FILE = "rw-------";
    private static final String FOLDER = "rwx------";
    private static final boolean KNOWN =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private OwnersOnly() {}

    /** An empty file, unless there is one. */
    public static void file(Path file) {
        try {
            Files.createFile(file, only(FILE));
        } catch (FileAlreadyExistsException e) {
            // Its owner may have lent it to a group, for backups.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A folder, unless there is one. */
    public static Path folder(Path folder) throws IOException {
        return Files.createDirectories(folder, only(FOLDER));
    }

    /** A file that somebody else has made for us. */
    public static void shut(Path file) throws IOException {
        if (KNOWN) Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(FILE));
    }

    private static FileAttribute<?>[] only(String rights) {
        if (!KNOWN) return new FileAttribute<?>[0];
        return new FileAttribute<?>[] {
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
        };
    }
}

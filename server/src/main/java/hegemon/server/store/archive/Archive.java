package hegemon.server.store.archive;

import hegemon.server.store.OwnersOnly;

import org.springframework.util.FileSystemUtils;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Map;

/** Where an export lies: a folder, or the same in one zip file. */
final class Archive {
    /** What is done with the files of an export. */
    interface Work<T> {
        T in(Path folder) throws IOException;
    }

    private static final FileTime NO_TIME = FileTime.from(Instant.parse("2000-01-01T12:00:00Z"));

    private Archive() {}

    /**
     * A place for a new export; nothing is ever written over, and what could not be written to its
     * end goes again: the next attempt finds the place free.
     */
    static <T> T create(Path place, Work<T> work) throws IOException {
        if (Files.exists(place) && (isZip(place) || !isEmptyFolder(place))) throw exists(place);
        boolean done = false;
        try {
            var written = isZip(place) ? zipped(place, work) : work.in(OwnersOnly.folder(place));
            if (isZip(place)) OwnersOnly.shut(place);
            done = true;
            return written;
        } finally {
            if (!done) FileSystemUtils.deleteRecursively(place);
        }
    }

    private static <T> T zipped(Path place, Work<T> work) throws IOException {
        try (var zip = FileSystems.newFileSystem(place, Map.of("create", "true"))) {
            OwnersOnly.shut(place);
            var done = work.in(zip.getPath("/"));
            forgetTimes(zip.getPath("/"));
            return done;
        }
    }

    /** An export that is there. */
    static <T> T open(Path place, Work<T> work) throws IOException {
        if (!Files.exists(place)) throw new ArchiveRefused("there is no " + place + ".");
        if (Files.isDirectory(place)) return work.in(place);
        if (!isZip(place))
            throw new ArchiveRefused(
                    "an export is a folder or a file whose name ends with .zip; "
                            + place
                            + " is neither.");
        try (var zip = FileSystems.newFileSystem(place)) {
            return work.in(zip.getPath("/"));
        }
    }

    /** When a file was written is no part of an export: the same database gives the same bytes. */
    private static void forgetTimes(Path root) throws IOException {
        try (var files = Files.walk(root)) {
            for (Path file : files.filter(each -> !each.equals(root)).toList())
                Files.getFileAttributeView(file, BasicFileAttributeView.class)
                        .setTimes(NO_TIME, NO_TIME, NO_TIME);
        }
    }

    private static boolean isZip(Path place) {
        return place.toString().endsWith(".zip");
    }

    private static boolean isEmptyFolder(Path place) throws IOException {
        if (!Files.isDirectory(place)) return false;
        try (var files = Files.list(place)) {
            return files.findAny().isEmpty();
        }
    }

    private static ArchiveRefused exists(Path place) {
        return new ArchiveRefused(place + " is there already; an export writes over nothing.");
    }
}

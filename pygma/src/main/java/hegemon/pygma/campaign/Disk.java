package hegemon.pygma.campaign;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Whole texts in and out. A text is written beside its place and then moved there at once. */
final class Disk {
    private Disk() {}

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw BrokenFile.of(file, "is missing");
        } catch (CharacterCodingException e) {
            throw BrokenFile.of(file, "is not written in UTF-8");
        } catch (IOException e) {
            throw BrokenFile.of(file, "cannot be read: " + e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            var beside = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(beside, text);
            Files.move(
                    beside,
                    file,
                    StandardCopyOption.ATOMIC_MOVE,
                    StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    /** The files of a folder by name; none if it is not there. */
    static List<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) return List.of();
        try (var files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        } catch (IOException e) {
            throw BrokenFile.of(folder, "cannot be read: " + e);
        }
    }

    /** Leaves what a person may have changed as it is. */
    static void writeIfAbsent(Path file, String text) {
        if (!Files.exists(file)) write(file, text);
    }

    static void move(Path from, Path to) {
        if (!Files.exists(from)) return;
        try {
            Files.createDirectories(to.toAbsolutePath().getParent());
            Files.move(from, to);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot move " + from + " to " + to, e);
        }
    }
}

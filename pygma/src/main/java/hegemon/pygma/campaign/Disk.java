package hegemon.pygma.campaign;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Whole texts in and out. A text is written beside its place and then moved there at once. */
final class Disk {
    private Disk() {}

    /**
     * A text from elsewhere.
     *
     * @param remark on how it had to be read; empty if as usual
     */
    record Foreign(String text, Optional<String> remark) {}

    /** As UTF-8, or else as older programs write: Windows-1252, which holds Latin-1. */
    static Foreign readForeign(Path file) {
        try {
            return new Foreign(Files.readString(file), Optional.empty());
        } catch (CharacterCodingException e) {
            int line = wrongLine(file);
            var remark = file + ":" + line + ": is not written in UTF-8; read as Windows-1252";
            return new Foreign(latin(file), Optional.of(remark));
        } catch (IOException e) {
            throw BrokenFile.of(file, "cannot be read: " + e);
        }
    }

    private static String latin(Path file) {
        try {
            return new String(Files.readAllBytes(file), Charset.forName("windows-1252"));
        } catch (IOException e) {
            throw BrokenFile.of(file, "cannot be read: " + e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (NoSuchFileException e) {
            throw BrokenFile.of(file, "is missing");
        } catch (CharacterCodingException e) {
            throw BrokenFile.at(file, wrongLine(file), "is not written in UTF-8");
        } catch (IOException e) {
            throw BrokenFile.of(file, "cannot be read: " + e);
        }
    }

    /** The line of the first byte that no text in UTF-8 has there. */
    private static int wrongLine(Path file) {
        try {
            var bytes = ByteBuffer.wrap(Files.readAllBytes(file));
            var text = CharBuffer.allocate(bytes.capacity());
            UTF_8.newDecoder().decode(bytes, text, true);
            return (int) text.flip().chars().filter(it -> it == '\n').count() + 1;
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
        return list(folder, Files::isRegularFile);
    }

    static List<Path> folders(Path folder) {
        return list(folder, Files::isDirectory);
    }

    private static List<Path> list(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) return List.of();
        try (var files = Files.list(folder)) {
            return files.filter(wanted).sorted().toList();
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

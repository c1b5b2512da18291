package hegemon.server.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.Optional;
import java.util.zip.CRC32;

/** Tells one build of a part of the program from another. */
final class ProgramSum {
    private final CRC32 sum = new CRC32();

    private ProgramSum() {}

    /** Of the libraries that hold these classes; none if they come from elsewhere. */
    static Optional<String> of(Class<?>... classes) {
        var program = new ProgramSum();
        for (Class<?> each : classes) {
            var file = file(each);
            if (file.isEmpty()) return Optional.empty();
            program.add(file.get());
        }
        return Optional.of(Long.toHexString(program.sum.getValue()));
    }

    private static Optional<Path> file(Class<?> type) {
        try {
            var source =
                    Optional.ofNullable(type.getProtectionDomain())
                            .map(ProtectionDomain::getCodeSource)
                            .map(CodeSource::getLocation);
            if (source.isEmpty() || !source.get().getProtocol().equals("file"))
                return Optional.empty();
            return Optional.of(Path.of(source.get().toURI()));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /** A library by what it holds; a folder, while the program is written, by its files' times. */
    private void add(Path file) {
        try {
            if (!Files.isDirectory(file)) sum.update(Files.readAllBytes(file));
            else
                try (var files = Files.walk(file)) {
                    files.sorted().forEach(this::addTime);
                }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void addTime(Path file) {
        try {
            var line = file + " " + Files.getLastModifiedTime(file).toMillis();
            sum.update(line.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

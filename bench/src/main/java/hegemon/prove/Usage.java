package hegemon.prove;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * What a process has used, as Linux tells it.
 *
 * @param seconds of processor time since its start, all but {@code compiling}
 * @param compiling seconds of processor time of Java's own compiler
 * @param megabytes of memory now
 */
public record Usage(double seconds, double compiling, long megabytes) {
    private static final double TICKS = 100;
    private static final long PAGE = 4096;

    /** Nothing is known where there is no {@code /proc}. */
    public static Usage of(long process) throws IOException {
        var about = Path.of("/proc", String.valueOf(process));
        if (!Files.exists(about)) return new Usage(0, 0, 0);
        double compiling;
        try (var threads = Files.list(about.resolve("task"))) {
            compiling = threads.mapToDouble(Usage::compiling).sum();
        }
        var pages = Files.readString(about.resolve("statm")).split(" ")[1];
        return new Usage(
                seconds(Files.readString(about.resolve("stat"))) - compiling,
                compiling,
                Long.parseLong(pages) * PAGE / 1_000_000);
    }

    private static double compiling(Path thread) {
        try {
            var stat = Files.readString(thread.resolve("stat"));
            return stat.matches("(?s).*\\(C[12] Compiler.*") ? seconds(stat) : 0;
        } catch (NoSuchFileException e) {
            return 0; // it has just ended
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double seconds(String stat) {
        // The name may hold spaces; it ends with the last bracket.
        var words = stat.replaceFirst("(?s).*\\) ", "").split(" ");
        return (Long.parseLong(words[11]) + Long.parseLong(words[12])) / TICKS;
    }

    /** What was used since then; the memory is what it is now. */
    public Usage since(Usage before) {
        return new Usage(seconds - before.seconds, compiling - before.compiling, megabytes);
    }

    public Usage plus(Usage other) {
        return new Usage(seconds + other.seconds, compiling + other.compiling, other.megabytes);
    }
}

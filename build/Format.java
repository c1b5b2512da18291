import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.JavaFormatterOptions;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Checks or mends the layout of every Java file: {@code java Format.java check|fix ROOT}. What has
 * not changed since all was well is not looked at again.
 */
public class Format {
    private static final Set<String> SKIPPED = Set.of("target", ".git", "node_modules");

    public static void main(String[] args) throws Exception {
        boolean fix = args[0].equals("fix");
        Path root = Path.of(args[1]);
        var formatter = new Formatter(JavaFormatterOptions.builder().style(Style.AOSP).build());
        var changed = new ArrayList<Path>();
        var begun = FileTime.from(Instant.now());
        var stamp = root.resolve("target/formatted");
        var known = known(root, stamp);
        for (Path file : javaFiles(root)) {
            if (Files.getLastModifiedTime(file).compareTo(known) < 0) continue;
            String before = Files.readString(file);
            String after =
                    formatter.formatSourceAndFixImports(
                            RemoveUnusedImports.removeUnusedImports(before));
            if (after.equals(before)) continue;
            changed.add(root.relativize(file));
            if (fix) Files.writeString(file, after);
        }
        report(fix, changed);
        Files.createDirectories(stamp.getParent());
        Files.writeString(stamp, "");
        Files.setLastModifiedTime(stamp, begun);
    }

    /** When all was well for the last time, with the same formatter: pom.xml names its version. */
    private static FileTime known(Path root, Path stamp) throws IOException {
        var never = FileTime.fromMillis(0);
        if (!Files.exists(stamp)) return never;
        var known = Files.getLastModifiedTime(stamp);
        for (String tool : List.of("pom.xml", "build/Format.java"))
            if (Files.getLastModifiedTime(root.resolve(tool)).compareTo(known) >= 0) return never;
        return known;
    }

    private static List<Path> javaFiles(Path root) throws IOException {
        var files = new ArrayList<Path>();
        Files.walkFileTree(
                root,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path folder, BasicFileAttributes attributes) {
                        return SKIPPED.contains(folder.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        if (file.toString().endsWith(".java")) files.add(file);
                        return FileVisitResult.CONTINUE;
                    }
                });
        return files;
    }

    private static void report(boolean fix, List<Path> changed) {
        if (changed.isEmpty()) return;
        System.err.println((fix ? "Formatted: " : "Not formatted: ") + changed.size() + " file(s)");
        changed.forEach(file -> System.err.println("  " + file));
        if (fix) return;
        System.err.println("Mend them with ./check --format");
        System.exit(1);
    }
}

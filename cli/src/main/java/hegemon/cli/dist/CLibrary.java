package hegemon.cli.dist;

import hegemon.cli.Complaint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What a Java needs of the machine below it. */
final class CLibrary {
    /** For windows and sound, which a server has none of. */
    private static final Set<String> UNUSED =
            Set.of("libawt_xawt.so", "libsplashscreen.so", "libjsound.so", "libjawt.so");

    /** A line of ldd: {@code libz.so.1 => /lib/…/libz.so.1 (0x…)}, or the loader by its path. */
    private static final Pattern FOUND = Pattern.compile("(?:=> |^\\s+)(/\\S+) \\(0x");

    private CLibrary() {}

    /** The libraries of this machine that the programs and libraries of a Java are linked to. */
    static SortedSet<Path> neededBy(Path runtime) throws IOException {
        var asked = new ArrayList<>(List.of("ldd", runtime.resolve("bin/java").toString()));
        try (var all = Files.walk(runtime.resolve("lib"))) {
            all.filter(file -> file.toString().endsWith(".so"))
                    .filter(file -> !UNUSED.contains(String.valueOf(file.getFileName())))
                    .sorted()
                    .forEach(file -> asked.add(file.toString()));
        }
        var needed = new TreeSet<Path>();
        for (var line : said(asked).lines().toList()) {
            var found = FOUND.matcher(line);
            if (found.find() && !Path.of(found.group(1)).startsWith(runtime))
                needed.add(Path.of(found.group(1)));
        }
        if (needed.isEmpty()) throw Complaint.cannot("ldd does not say what Java needs");
        return needed;
    }

    private static String said(List<String> command) throws IOException {
        var process = new ProcessBuilder(command).redirectErrorStream(true).start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}

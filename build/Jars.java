import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Looks at the jars of the program: a class that comes in two of them would be one or the other by
 * chance. Needs no net.
 */
class Jars {
    public static void main(String[] args) throws IOException {
        var homes = new TreeMap<String, TreeSet<String>>();
        for (Path jar : jars(Path.of(args[0])))
            try (var file = new JarFile(jar.toFile())) {
                file.stream()
                        .map(JarEntry::getName)
                        .filter(Jars::isOneClass)
                        .forEach(
                                name ->
                                        homes.computeIfAbsent(name, ignored -> new TreeSet<>())
                                                .add(jar.getFileName().toString()));
            }
        var pairs = new TreeMap<String, Integer>();
        for (Map.Entry<String, TreeSet<String>> each : homes.entrySet())
            if (each.getValue().size() > 1)
                pairs.merge(String.join(" and ", each.getValue()), 1, Integer::sum);
        pairs.forEach((jars, count) -> System.err.println(count + " classes are both in " + jars));
        if (!pairs.isEmpty()) System.exit(1);
        System.out.println(homes.size() + " classes, each in one jar.");
    }

    private static List<Path> jars(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
        }
    }

    /** Every module may have its own module-info, and a jar several versions of a class. */
    private static boolean isOneClass(String name) {
        return name.endsWith(".class")
                && !name.endsWith("module-info.class")
                && !name.startsWith("META-INF/");
    }
}

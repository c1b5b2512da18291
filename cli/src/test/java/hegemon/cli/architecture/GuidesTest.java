package hegemon.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A large package has a guide that names each of its classes, and nothing that is gone. */
class GuidesTest {
    /** More files than this want rooms or a guide. */
    private static final int MANY = 25;

    private static final String GUIDE = "package-info";
    private static final Pattern LINK = Pattern.compile("\\{@link\\s+(?:\\*\\s+)?(\\w+)\\}");

    @Test
    void everyClassOfALargePackageStandsInItsGuide() throws IOException {
        var large = packages().stream().filter(folder -> classes(folder).size() > MANY).toList();
        assertThat(large).isNotEmpty();
        for (Path folder : large)
            assertThat(linked(folder)).as("%s", folder).containsExactlyElementsOf(classes(folder));
    }

    private static SortedSet<String> linked(Path folder) throws IOException {
        return LINK.matcher(Files.readString(folder.resolve(GUIDE + ".java")))
                .results()
                .map(link -> link.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static SortedSet<String> classes(Path folder) {
        try (var files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .filter(name -> !name.equals(GUIDE))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot list " + folder, e);
        }
    }

    private static List<Path> packages() throws IOException {
        var packages = new ArrayList<Path>();
        var modules = List.of("table", "sparta", "earthwater", "pygma", "server", "cli", "bench");
        for (String module : modules)
            try (var all = Files.walk(Path.of("..", module, "src/main/java"))) {
                all.filter(Files::isDirectory).forEach(packages::add);
            }
        return packages;
    }
}

package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** docs/ew-tests.md names a test for every rule, and every test that it names exists. */
class RuleTableTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void everyRuleIsInTheTable() throws IOException {
        var rules = found("EW-S?[0-9]+\\.[0-9]+[a-z]?", DOCS.resolve("rules/earth-and-water.md"));
        var listed = found("EW-S?[0-9]+\\.[0-9]+[a-z]?", DOCS.resolve("ew-tests.md"));
        assertThat(rules).hasSizeGreaterThan(60);
        assertThat(listed).containsAll(rules);
    }

    @Test
    void everyTestOfTheTableExists() throws IOException {
        var named = found("\\w+Test\\.\\w+", DOCS.resolve("ew-tests.md"));
        assertThat(named).hasSizeGreaterThan(150).isSubsetOf(tests());
    }

    private static Set<String> found(String pattern, Path file) throws IOException {
        return Pattern.compile(pattern)
                .matcher(Files.readString(file))
                .results()
                .map(each -> each.group())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The methods of the test classes, as the table names them. */
    private static Set<String> tests() throws IOException {
        var tests = new TreeSet<String>();
        try (var files = Files.walk(Path.of("src", "test", "java"))) {
            files.filter(file -> file.toString().endsWith("Test.java"))
                    .forEach(file -> tests.addAll(methods(file)));
        }
        return tests;
    }

    private static Set<String> methods(Path file) {
        var name = file.getFileName().toString().replace(".java", ".");
        try {
            return found("void \\w+\\(", file).stream()
                    .map(method -> name + method.substring("void ".length(), method.length() - 1))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

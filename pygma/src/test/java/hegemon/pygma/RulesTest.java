package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Every numbered rule, ruling and example of docs/rules/pygma-isis.md is cited by a test that would
 * fail without it, and docs/pygma-rules.md says by which.
 */
class RulesTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern NUMBER =
            Pattern.compile("\\b(?:PI-\\d+\\.\\d+|(?:D|EX|EXD)-\\d+)\\b");

    /** "EX-7 to EX-9" cites three, "PI-16.1 to 4" four. */
    private static final Pattern RANGE =
            Pattern.compile("\\b(PI-\\d+\\.|(?:D|EX|EXD)-)(\\d+) to (?:\\1)?(\\d+)\\b");

    /** Rulings that say what this game does not have. */
    private static final List<String> WITHOUT_CODE = List.of("D-131");

    @Test
    void everyNumberedRuleIsCitedByATestAndTheTableIsTrue() throws IOException {
        var cited = cited();
        var table = new ArrayList<String>(List.of("| Rule | Tests |", "|---|---|"));
        var missing = new ArrayList<String>();
        for (String rule : rules()) {
            var tests = cited.getOrDefault(rule, new TreeSet<>());
            if (tests.isEmpty() && !WITHOUT_CODE.contains(rule)) missing.add(rule);
            table.add(
                    "| "
                            + rule
                            + " | "
                            + (tests.isEmpty() ? "–" : String.join(", ", tests))
                            + " |");
        }
        assertThat(missing).as("rules that no test cites").isEmpty();
        assertThat(Files.readString(DOCS.resolve("pygma-rules.md")))
                .as("the table must read:\n%s", String.join("\n", table))
                .contains(String.join("\n", table));
    }

    /** In the order in which the rules first name them. */
    private static List<String> rules() throws IOException {
        var text = Files.readString(DOCS.resolve("rules").resolve("pygma-isis.md"));
        var found = new ArrayList<String>();
        var match =
                Pattern.compile("(?m)^(?:- \\*\\*|\\| |)((?:PI-\\d+\\.\\d+|(?:D|EX|EXD)-\\d+))\\b")
                        .matcher(text);
        while (match.find()) if (!found.contains(match.group(1))) found.add(match.group(1));
        return found;
    }

    /** Rule by rule, the tests that name it. */
    private static Map<String, SortedSet<String>> cited() throws IOException {
        var cited = new LinkedHashMap<String, SortedSet<String>>();
        try (var files = Files.walk(Path.of("src", "test", "java"))) {
            for (Path file : files.filter(it -> isTest(it)).toList()) {
                var name = String.valueOf(file.getFileName()).replace(".java", "");
                for (String rule : numbers(Files.readString(file)))
                    cited.computeIfAbsent(rule, key -> new TreeSet<>()).add(name);
            }
        }
        return cited;
    }

    private static boolean isTest(Path file) {
        var name = String.valueOf(file.getFileName());
        return name.endsWith("Test.java") && !name.equals("RulesTest.java");
    }

    private static SortedSet<String> numbers(String source) {
        var numbers = new TreeSet<String>();
        var single = NUMBER.matcher(source);
        while (single.find()) numbers.add(single.group());
        var range = RANGE.matcher(source);
        while (range.find())
            for (int i = Integer.parseInt(range.group(2));
                    i <= Integer.parseInt(range.group(3));
                    i++) numbers.add(range.group(1) + i);
        return numbers;
    }
}

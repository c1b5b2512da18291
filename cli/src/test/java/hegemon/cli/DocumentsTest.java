package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import picocli.CommandLine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the documents name is there: links, files, packages and commands. */
class DocumentsTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> MODULES =
            List.of("table", "sparta", "earthwater", "pygma", "server", "cli", "bench");

    /** Whose packages in {@code cli} bear the name of their command. */
    private static final List<String> GAMES = List.of("sparta", "ew", "pygma");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#\\s]+)(#[^)\\s]*)?\\)");
    private static final Pattern NAMED_FILE =
            Pattern.compile("`([A-Za-z][A-Za-z0-9._-]*(?:/[A-Za-z0-9._-]+)+)`");
    private static final Pattern PACKAGE =
            Pattern.compile(
                    "`(hegemon\\.(?:" + String.join("|", MODULES) + "|prove)(?:\\.[A-Za-z]+)*)`");
    private static final Pattern COMMAND =
            Pattern.compile("(?m)(?:`|^)\\./hegemon ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?");

    /** A command of the launcher alone: each proof has a package of its name. */
    private static final String PROVE = "prove";

    private static final String PROOFS = "bench/src/main/java/hegemon/prove";

    /** Where a document may begin the path of a file. */
    private static final List<String> PLACES =
            List.of("", "docs", "server/src/main/resources", "server/src/main/resources/static");

    /** Folders whose files are made, not kept. */
    private static final List<String> MADE = List.of("target/", "data/", "dist/", "bench/target");

    @Test
    void linksLeadToFilesThatAreThere() throws IOException {
        assertThat(missing(LINK, DocumentsTest::isLinked)).isEmpty();
    }

    private static boolean isLinked(Path document, MatchResult link) {
        var to = link.group(1);
        return to.contains(":") || Files.exists(document.resolveSibling(to));
    }

    @Test
    void filesThatAreNamedAreThere() throws IOException {
        assertThat(missing(NAMED_FILE, (document, named) -> isFile(document, named.group(1))))
                .isEmpty();
    }

    /** A word with a slash is a file only if it begins in a folder of ours. */
    private static boolean isFile(Path document, String name) {
        var folder = name.substring(0, name.indexOf('/'));
        boolean ours =
                PLACES.stream().anyMatch(place -> Files.isDirectory(ROOT.resolve(place, folder)));
        return !ours
                || MADE.stream().anyMatch(name::startsWith)
                || PLACES.stream().anyMatch(place -> Files.exists(ROOT.resolve(place, name)))
                || Files.exists(document.resolveSibling(name));
    }

    @Test
    void packagesAndClassesThatAreNamedAreThere() throws IOException {
        assertThat(missing(PACKAGE, (document, named) -> isKnown(named.group(1)))).isEmpty();
    }

    private static boolean isKnown(String name) {
        var path = name.replace('.', '/');
        return MODULES.stream()
                .flatMap(module -> Stream.of(module + "/src/main/java", module + "/src/test/java"))
                .map(ROOT::resolve)
                .anyMatch(
                        root ->
                                Files.isDirectory(root.resolve(path))
                                        || Files.exists(root.resolve(path + ".java")));
    }

    @Test
    void commandsThatAreNamedAreThere() throws IOException {
        assertThat(missing(COMMAND, (document, named) -> isCommand(named))).isEmpty();
    }

    private static boolean isCommand(MatchResult named) {
        if (named.group(1).equals(PROVE))
            return named.group(2) == null
                    || Files.isDirectory(ROOT.resolve(PROOFS, named.group(2)));
        var first = Main.commands().getSubcommands().get(named.group(1));
        if (first == null) return false;
        return named.group(2) == null || takes(first, named.group(2));
    }

    private static boolean takes(CommandLine command, String word) {
        return command.getSubcommands().isEmpty() || command.getSubcommands().containsKey(word);
    }

    @Test
    void everyPackageIsInTheTableOfModules() throws IOException {
        var rows = lines("docs/architecture.md");
        var missing = new ArrayList<String>();
        for (String module : MODULES) {
            var row = row(rows, "| `" + module + "` |");
            var main = ROOT.resolve(module, "src/main/java/hegemon", module);
            // The proofs are no rooms of the program: each is a command.
            if (!Files.isDirectory(main)) continue;
            try (var inside = Files.list(main)) {
                for (Path each : inside.filter(Files::isDirectory).toList()) {
                    var name = each.getFileName().toString();
                    if (!row.contains("`." + name + "`") && !GAMES.contains(name))
                        missing.add(module + ": ." + name);
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(row(rows, "| `pygma` |")).contains("`.month`");
    }

    @Test
    void everyCommandIsInTheListOfCommands() throws IOException {
        var rows =
                lines("docs/command-line.md").stream()
                        .filter(line -> line.startsWith("| `./hegemon"))
                        .toList();
        var missing = new ArrayList<String>();
        for (var command : Main.commands().getSubcommands().entrySet()) {
            var own = String.join(" ", named(rows, command.getKey()));
            if (own.isEmpty()) missing.add(command.getKey());
            for (String word : command.getValue().getSubcommands().keySet())
                if (!own.matches(".*[ `]" + word + "[ `].*"))
                    missing.add(command.getKey() + " " + word);
        }
        assertThat(missing).isEmpty();
    }

    private static List<String> named(List<String> rows, String command) {
        return rows.stream()
                .map(row -> row.substring(0, row.indexOf('|', 1)))
                .filter(row -> row.matches(".*[ `]" + command + "[ `].*"))
                .toList();
    }

    private static List<String> lines(String document) throws IOException {
        return Files.readAllLines(ROOT.resolve(document));
    }

    private static String row(List<String> lines, String beginning) {
        return lines.stream()
                .filter(line -> line.startsWith(beginning))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no row " + beginning));
    }

    @Test
    void noFileOfTheProgramIsLongerThan300Lines() throws IOException {
        var long300 = new ArrayList<String>();
        for (String module : MODULES)
            try (var files = Files.walk(ROOT.resolve(module, "src/main"))) {
                for (Path file : files.filter(DocumentsTest::isProgram).toList())
                    try (var lines = Files.lines(file)) {
                        if (lines.count() > 300) long300.add(ROOT.relativize(file).toString());
                    }
            }
        assertThat(long300).isEmpty();
    }

    private static boolean isProgram(Path file) {
        return Stream.of(".java", ".js").anyMatch(file.toString()::endsWith);
    }

    /** Whether what was found in a document is there. */
    private interface Check {
        boolean holds(Path document, MatchResult found);
    }

    private static List<String> missing(Pattern pattern, Check check) throws IOException {
        var missing = new ArrayList<String>();
        int found = 0;
        for (Path document : documents())
            for (MatchResult each :
                    pattern.matcher(Files.readString(document)).results().toList()) {
                found++;
                if (!check.holds(document, each))
                    missing.add(document.getFileName() + ": " + each.group());
            }
        assertThat(found).as("found of %s", pattern).isGreaterThan(5);
        return missing;
    }

    private static List<Path> documents() throws IOException {
        try (var docs = Files.list(ROOT.resolve("docs"));
                var root = Files.list(ROOT)) {
            return Stream.concat(docs, root)
                    .filter(file -> file.toString().endsWith(".md"))
                    .toList();
        }
    }
}

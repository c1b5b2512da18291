package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** {@code docs/bounds.md} names a bound for all that is stored, and the program holds it. */
class BoundsTest {
    private static final Pattern CONSTANT = Pattern.compile("`([A-Z]\\w+)\\.([A-Z_]+)`");
    private static final Path SOURCES = Path.of("src/main/java");

    @TempDir private Path folder;

    private static List<List<String>> rows() throws IOException {
        var text = Files.readString(Path.of("../docs/bounds.md"));
        return text.lines()
                .filter(line -> line.startsWith("| `"))
                .map(line -> List.of(line.split(" *\\| *")))
                .filter(cells -> cells.size() == 5)
                .toList();
    }

    @Test
    void everyTableOfTheDatabaseHasABound() throws IOException {
        var written = rows().stream().map(cells -> cells.get(1).replace("`", "")).toList();
        try (var database = Database.open(Database.in(folder))) {
            var tables =
                    JdbcClient.create(database)
                            .sql(
                                    "select name from sqlite_schema where type = 'table' and name"
                                            + " not like 'sqlite%' and name not like 'flyway%'")
                            .query(String.class)
                            .list();
            assertThat(written).doesNotHaveDuplicates();
            assertThat(new TreeSet<>(written)).isEqualTo(new TreeSet<>(tables));
        }
    }

    @Test
    void theNumbersAreThoseOfTheProgram() throws Exception {
        var wrong = new ArrayList<String>();
        int looked = 0;
        for (var cells : rows()) {
            var constant = CONSTANT.matcher(cells.get(4));
            while (constant.find()) {
                looked++;
                var value = value(constant.group(1), constant.group(2));
                if (!cells.get(3).contains(String.format(Locale.ROOT, "%,d", value)))
                    wrong.add(cells.get(1) + " has " + cells.get(3) + " and not " + value);
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(looked).isGreaterThan(20);
    }

    /** The rows that say “key” have one, so that the same is not stored twice. */
    @Test
    void whatIsHeldByAKeyHasOne() throws IOException {
        try (var database = Database.open(Database.in(folder))) {
            var sql = JdbcClient.create(database);
            for (var cells : rows()) {
                if (!cells.get(4).equals("key")) continue;
                var table = cells.get(1).replace("`", "");
                assertThat(
                                sql.sql("select count(*) from pragma_table_info(?) where pk > 0")
                                        .param(table)
                                        .query(Integer.class)
                                        .single())
                        .as(table)
                        .isPositive();
            }
        }
    }

    private static int value(String type, String name) throws Exception {
        try (var files = Files.walk(SOURCES)) {
            var file =
                    files.filter(each -> each.getFileName().toString().equals(type + ".java"))
                            .filter(each -> has(each, name))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError("no " + type + "." + name));
            var path = SOURCES.relativize(file).toString();
            var of = Class.forName(path.replace(".java", "").replace('/', '.'));
            var field = of.getDeclaredField(name);
            field.setAccessible(true);
            return field.getInt(null);
        }
    }

    private static boolean has(Path file, String constant) {
        try {
            return Files.readString(file).contains("int " + constant + " =");
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}

package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.kit.SeedTable;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** docs/pygma-seed.md: every sentence of the seed, the rule that carries it, and its tests. */
class SeedTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void everySentenceHasItsRuleAndEveryRuleItsSentence() throws IOException {
        var table =
                new SeedTable(
                        DOCS.resolve("pygma-seed.md"),
                        DOCS.resolve("rules").resolve("pygma-isis.md"),
                        Path.of("src", "test", "java"),
                        Pattern.compile("\\b(PI-\\d+\\.|(?:D|EX|EXD)-)\\d+\\b"));
        assertThat(table.faults(Pattern.compile("PI-.*|EX-.*"))).isEmpty();
    }
}

package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.kit.SeedTable;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** docs/ew-solo-seed.md: the solo rules in three languages, the rules that carry them, tests. */
class SeedTest {
    private static final Path DOCS = Path.of("..", "docs");

    @Test
    void everySentenceHasItsRuleAndEveryRuleItsSentence() throws IOException {
        var table =
                new SeedTable(
                        DOCS.resolve("ew-solo-seed.md"),
                        DOCS.resolve("rules").resolve("earth-and-water.md"),
                        Path.of("src", "test", "java"),
                        Pattern.compile("\\b(EW-S?(?:\\d+\\.)?)\\d+\\b"));
        // Of EW-S4 and EW-S5 the finer numbers are our readings, not sentences of the seed.
        assertThat(table.faults(Pattern.compile("EW-S(?:[12]\\.\\d|[345]|5\\.[12])"))).isEmpty();
    }
}

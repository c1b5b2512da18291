package hegemon.prove.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.cli.Progress;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.SplittableRandom;

/** {@code ./hegemon prove fuzz} with few texts, and the texts themselves. */
class FuzzTest {
    @TempDir private Path folder;

    @Test
    void noTextMakesAReaderStumble() throws Exception {
        try (var progress = Progress.of("", 15, new PrintWriter(Writer.nullWriter()))) {
            assertThat(new FuzzProof(4_000, 1, "", 0).in(folder, progress).faults()).isEmpty();
        }
    }

    @Test
    void aGrammarWritesWhatItsRulesSay() {
        var grammar = new Grammar("# numbers\nstart = 'a' more* '\\n'\n| 'b'\nmore = 'x' | 'y'");
        for (long seed = 0; seed < 200; seed++)
            assertThat(grammar.text("start", new SplittableRandom(seed))).matches("a[xy]{0,4}\n|b");
        assertThatThrownBy(() -> new Grammar("start = nothing")).hasMessage("no rule nothing");
    }
}

package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.kit.WordsCheck;

import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void everyTextExistsInEveryLanguage() {
        assertThat(WordsCheck.faults("pygma")).isEmpty();
    }
}

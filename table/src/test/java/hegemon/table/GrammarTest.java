package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import java.text.MessageFormat;
import java.util.Locale;

/** What the languages ask for beyond places: {@code words.test.js} reads the same examples. */
class GrammarTest {
    @ParameterizedTest
    @CsvFileSource(resources = "grammar.csv", delimiter = '|', numLinesToSkip = 1)
    void aTextIsSaidAsItsLanguageWantsIt(
            String language, String text, String named, String word, String said) {
        var reader = Language.of(Locale.of(language));
        var pattern = Grammar.spaced(text, reader);
        var filled = MessageFormat.format(pattern, named);
        assertThat(Grammar.joined(filled, pattern, word.equals("yes"), reader))
                .isEqualTo(said.replace('~', '\u00a0'));
    }
}

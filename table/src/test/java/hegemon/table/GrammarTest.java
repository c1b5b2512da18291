package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GrammarTest {
    private static String said(String filled, String pattern, boolean word) {
        return Grammar.joined(filled, pattern, word, Language.FRENCH);
    }

    @Test
    void frenchLinesDoNotBreakBeforeASignNorWithinQuotationMarks() {
        assertThat(Grammar.spaced("Qui ? « Moi » ; toi : lui !", Language.FRENCH))
                .isEqualTo("Qui\u00a0? «\u00a0Moi\u00a0»\u00a0; toi\u00a0: lui\u00a0!");
        assertThat(Grammar.spaced("{0} : {1}", Language.FRENCH)).isEqualTo("{0}\u00a0: {1}");
        assertThat(Grammar.spaced("Wer ? Ich :", Language.GERMAN)).isEqualTo("Wer ? Ich :");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Le souverain de Arkadia | Le souverain d’Arkadia",
                "un autre port que Abydos | un autre port qu’Abydos",
                "De Élis à Thebai | D’Élis à Thebai",
                "une partie de Sparta | une partie de Sparta",
                "de EW-5 à KH 1 | de EW-5 à KH 1",
                "de A à B | de A à B",
                "de e2 à e4 | de e2 à e4"
            })
    void frenchShortensWhatStandsBeforeAVowelOfAName(String filled, String right) {
        assertThat(said(filled, filled, false)).isEqualTo(right);
    }

    @Test
    void otherLanguagesShortenNothing() {
        assertThat(Grammar.joined("de Abydos", "de {0}", true, Language.GERMAN))
                .isEqualTo("de Abydos");
    }

    @Test
    void aSentenceThatBeginsWithAWordOfOursBeginsWithACapitalLetter() {
        assertThat(said("la Perse passe.", "{0} passe.", true)).isEqualTo("La Perse passe.");
        assertThat(said("écart de 2.", "{0} de 2.", true)).isEqualTo("Écart de 2.");
    }

    @Test
    void namesAndPartsOfASentenceStayAsTheyAre() {
        assertThat(said("ada passe.", "{0} passe.", false)).isEqualTo("ada passe.");
        assertThat(said("vin 3", "{0} {1}", true)).isEqualTo("vin 3");
        assertThat(said("avec la Perse.", "avec {0}.", true)).isEqualTo("avec la Perse.");
    }
}

package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntentionTest {
    private static String meant(String line) {
        return Intention.of(line).map(OrderText.in(Language.GERMAN)::print).orElse("");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            quoteCharacter = '\0',
            value = {
                "KH 1 9/07 > 9/08 A = KH 1: 9/07 > 9/08 A",
                "KH1: 9/07-9/08 A = KH 1: 9/07 > 9/08 A",
                "kh1 9/07 9/08 angriff = KH 1: 9/07 > 9/08 A",
                "1. KH 1: 9/07 > 9/08 A = KH 1: 9/07 > 9/08 A",
                "- KH 1: 9/07 > 9/08 A = KH 1: 9/07 > 9/08 A",
                "GRÜNDE 9-19 = GRÜNDE 9/19",
                "Gründe 9/19 \"Neudorf = GRÜNDE 9/19 \"Neudorf\"",
                "produktion 9/12 holz, holz, stein = PRODUKTION 9/12 Holz Holz Stein",
                "PRODUKTION 9/12: Holz Holz Stein = PRODUKTION 9/12 Holz Holz Stein",
                "hygiene: 10.000 = HYGIENE 10.000",
                "HYGIENE 10000 GM = HYGIENE 10.000",
                "hygiene 10k = HYGIENE 10.000",
                "STRASSE 9/07 - 9/08 = STRASSE 9/07 > 9/08",
                "strasse von 9/07 nach 9/08 = STRASSE 9/07 > 9/08",
                "teile kh 1 1000 als kh 5 = TEILE KH 1 1.000 K ALS KH 5",
                "zahle 5000 GM an 2 = ZAHLE 5.000 AN 2",
                "NACHRICHT 2 Hallo Nachbar = NACHRICHT 2 \"Hallo Nachbar\"",
                "nachricht an Borenmark: \"Hallo\" = NACHRICHT \"Borenmark\" \"Hallo\"",
                "SONST Wir suchen die Quelle = SONST \"Wir suchen die Quelle\"",
                "road from 9/07 to 9/08 = STRASSE 9/07 > 9/08",
            })
    void whatPeopleWriteIsUnderstood(String written, String meant) {
        assertThat(meant(written)).isEqualTo(meant);
    }

    @Test
    void nothingIsMadeOfWhatIsNoOrder() {
        assertThat(meant("bitte gründe eine siedlung in 9/19")).isEmpty();
        assertThat(meant("")).isEmpty();
        assertThat(meant("???")).isEmpty();
    }

    /** The time it takes would grow with the square of the spaces. */
    @Test
    void aLineThatNobodyWouldWriteIsNotLookedThrough() {
        assertThat(Intention.of("HYGIENE:" + " ".repeat(200_000) + "1")).isEmpty();
    }
}

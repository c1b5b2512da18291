package hegemon.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;

/** What is refused is said in the reader's language, with all that it names. */
class RefusalWordsTest {
    private static String said(Parse<?> parse, Language language) {
        return parse instanceof Parse.Refused<?>(var why) ? Words.in(language).say(why) : "";
    }

    private static String german(String text) {
        return said(new Pygma().move(text), Language.GERMAN);
    }

    private static String french(String text) {
        return said(new Pygma().move(text), Language.FRENCH);
    }

    @Test
    void whatAnOrderLacksIsNamed() {
        assertThat(german("RÜSTE KH 1")).isEqualTo("Nach „KH 1“ fehlt eine Zahl.");
        assertThat(french("RÜSTE KH 1"))
                .isEqualTo("Après «\u00a0KH 1\u00a0», il manque un nombre.");
        assertThat(german("NACHRICHT AN 2"))
                .isEqualTo(
                        "Nach „NACHRICHT“ wird die Nummer eines Reiches oder sein Name in"
                                + " Anführungszeichen erwartet; gefunden: „AN“.");
    }

    @Test
    void theOrdersOfNeutralArmiesAreRefusedInTheMastersLanguage() { // D-126
        assertThat(german("evaluate\norder KH 1"))
                .isEqualTo(
                        "Befehle für ein neutrales Heer: Zeile 1, Spalte 5: E-01 Nach „KH 1“ fehlt"
                                + " der Doppelpunkt. Richtig wäre zum Beispiel: KH 1: 16/22 > 16/17"
                                + " 6.000 K V");
    }

    @Test
    void aDrawnWorldIsRefusedInTheMastersLanguage() { // PI-26.1
        var start = new Pygma().start("realms 2\nno world");
        assertThat(said(start, Language.GERMAN))
                .isEqualTo("Die gezeichnete Welt: Zeile 1: Eine Welt beginnt mit: pygma-world 1");
    }
}

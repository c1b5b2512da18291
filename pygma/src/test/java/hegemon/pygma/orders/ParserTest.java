package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Date;
import hegemon.pygma.world.Month;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.stream.Collectors;

/** The grammar of Part IV. */
class ParserTest {
    private static String fault(String line) {
        return Parser.read(line).faults().getFirst().full(Language.GERMAN);
    }

    @Test
    void againstWhomIsSaidOfABasicOrder() { // D-77
        assertThat(fault("KH 1: 16/22 GEGEN 5"))
                .startsWith("Zeile 1, Spalte 13: E-01 Vor „GEGEN“ fehlt der Befehl A.");
    }

    @Test
    void noLetterIsNearerThanAnother() {
        assertThat(fault("KH 1: 16/22 X")).contains("„X“").doesNotContain("Gemeint");
    }

    @Test
    void whatIsMissingIsMissedBeforeTheComment() {
        assertThat(fault("KH 1  ; 16/22")).startsWith("Zeile 1, Spalte 5:");
    }

    @Test
    void aPastedRowMayBeIndented() { // PI-20.1
        assertThat(Parser.read("\tKH 1\t16/22\t16/23\t6000 K\tA").sheet().lines())
                .extracting(Sheet.Line::order)
                .isEqualTo(
                        Parser.read("KH 1: 16/22 > 16/23 6000 K A").sheet().lines().stream()
                                .map(Sheet.Line::order)
                                .toList());
    }

    /** G-1 to G-20; the last column is what was understood, printed in German. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            quoteCharacter = '~',
            value = {
                "REICH 3 PASSWORT \"Falke\" ! REICH 3 PASSWORT \"Falke\"",
                "ZUG Dorl/02 ! ZUG Dorl/02",
                "RH 2: 65/42 > 65/43 > FH 1 2200 R ! RH 2: 65/42 > 65/43 > FH 1 2.200 R",
                "| RH 1 | 65/41 | | 65/47 | | 65/48 | 2000 R | R | ! RH 1: 65/41 > 65/47 > 65/48"
                        + " 2.000 R R",
                "KH 1: 16/22 > 16/17 > 16/12 6.000 K V ! KH 1: 16/22 > 16/17 > 16/12 6.000 K V",
                "KH 1: 16/22 A GEGEN 5 ! KH 1: 16/22 A GEGEN 5",
                "KH 1: 16/22 > 16/23 AUSR 2 OHNE ! KH 1: 16/22 > 16/23 AUSR 2 OHNE",
                "RH 1: 16/08 > FH 1 ! RH 1: 16/08 > FH 1",
                "RH 4 *: 16/08 R ! RH 4 *: 16/08 R",
                "RÜSTE KH 4 8.000 K IN 16/08 A ! RÜSTE KH 4 8.000 K IN 16/08 A",
                "raise FH 2 20 S in 16/02 ! RÜSTE FH 2 20 S IN 16/02",
                "TEILE KH 1 2000 K ALS KH 5 ! TEILE KH 1 2.000 K ALS KH 5",
                "HYGIENE 20000 ! HYGIENE 20.000",
                "GRÜNDE 16/15 \"Neuhof\" ! GRÜNDE 16/15 \"Neuhof\"",
                "AUSBAU 16/22 BST ! AUSBAU 16/22 BST",
                "STRASSE 16/22 > 16/17 > 16/12 ! STRASSE 16/22 > 16/17 > 16/12",
                "PRODUKTION Ebene Getreide Vieh Stoff ! PRODUKTION Ebene Getreide Vieh Stoff",
                "FÖRDERE Ebene Vieh 2 ; wie im Regelbeispiel ! FÖRDERE Ebene Vieh 2",
                "ÜBERGIB H 1 8 Wein, 4 Erze AN H 2 VON 5 ! ÜBERGIB H 1 8 Wein, 4 Erze AN H 2 VON 5",
                "SONST KH 1 \"Sucht die Quelle im Gebirge.\" ! SONST KH 1 \"Sucht die Quelle im"
                        + " Gebirge.\""
            })
    void goodExamplesAreUnderstood(String written, String understood) {
        assertThat(german(written)).isEqualTo(understood);
    }

    /** Every fault of a line at once, as "column code"; what follows from one is not told. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "RÜSTE KH 4 zwei K INN 16/08 ! 12 E-01, 19 E-01",
                "RÜSTE KH 4 IN 16/08 ! 12 E-01",
                "KH 1 16/22 > 16/23 Q OHN ! 6 E-01, 20 E-02, 22 E-02",
                "BAUE Turmm 16 ! 6 E-02, 12 E-01",
                "BAUE Turmm ! 6 E-02, 11 E-01",
                "FÖRDERE Ebbene Viehh drei ! 9 E-02, 16 E-02, 22 E-01",
                "KH 1: 16/22 > > 16/23 A V ! 15 E-01, 25 E-09",
                "ÜBERGIB H 1 8 Weim NACH H 2 VON 5 ! 15 E-02, 20 E-01",
                "HYGIENE viel ! 9 E-01"
            })
    void everyFaultOfALineIsFoundAtOnce(String written, String faults) {
        assertThat(
                        Parser.read(written).faults().stream()
                                .map(fault -> fault.column() + " " + fault.code())
                                .collect(Collectors.joining(", ")))
                .isEqualTo(faults);
    }

    /** Case, umlauts, thousands, blanks, languages and synonyms do not matter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "rueste kh4 8000k in 16/8 a ! RÜSTE KH 4 8.000 K IN 16/08 A",
                "Raise KH 4 8,000 K IN 16/08 A ! RÜSTE KH 4 8.000 K IN 16/08 A",
                "STRAßE 16/22>16/17 ! STRASSE 16/22 > 16/17",
                "road 16/22 -> 16/17 ! STRASSE 16/22 > 16/17",
                "PRODUKTION leichter Wald Holz ! PRODUKTION lichter Wald Holz",
                "produce deep forest wood culture ! PRODUKTION tiefer Wald Holz Kultur",
                "PRODUCE Huegel Wein wine Früchte/Gemüse ! PRODUKTION Hügel Wein Wein Früchte",
                "FÖRDERE Wasser Fisch 1 ! FÖRDERE Wasser Vieh 1",
                "PROMOTE Sandfeld Glas 1 ! FÖRDERE Wüste Glas 1",
                "LADE H 1 8 P. Wein, 4 P Erz ! LADE H 1 8 Wein, 4 Erze",
                "HANDOVER H 1 TO 16/08 ! ÜBERGIB H 1 AN 16/08",
                "HANDOVER H 1 8 wine TO H 2 OF 5 ! ÜBERGIB H 1 8 Wein AN H 2 VON 5",
                "bridge 16/12 from 16/11 to 16/13 ! BRÜCKE 16/12 VON 16/11 NACH 16/13",
                "MERGE KH 2 INTO KH 1 ! VEREINE KH 2 IN KH 1",
                "CONVERT FH 1 AS KH 9 ONTO 16/04 ! FORME FH 1 ALS KH 9 AUF 16/04",
                "upgrade 16/20 lookout ! AUSBAU 16/20 SPÄHTURM",
                "BUILD guardpost 16/20 ! BAUE WACHPOSTEN 16/20",
                "TRADECITY NONE 16/08 ! HANDELSSTADT KEINE 16/08",
                "TURN 4/2 ! ZUG Dorl/02",
                "KH 1: 16/22 A AGAINST \"Nordmark\" NOANNEX EQUIP II ! KH 1: 16/22 A GEGEN"
                        + " \"Nordmark\" OHNE AUSR 2",
                "KH 1: 16/22 - ! KH 1: 16/22 -",
                "STATION RH 4 * ! STATION RH 4",
                "name realm „Falkenreich“ ! NAME REICH \"Falkenreich\"",
                "SOLD FH 1, KH 1 ! SOLD FH 1, KH 1",
                "payroll FH1,KH1 ! SOLD FH 1, KH 1"
            })
    void writtenInManyWays(String written, String understood) { // PI-3.3, D-6, PI-21.1
        assertThat(german(written)).isEqualTo(understood);
    }

    private static String german(String text) {
        var reading = Parser.read(text);
        assertThat(reading.faults()).isEmpty();
        return OrderText.in(Language.GERMAN).print(reading.sheet().lines().getFirst().order());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "KH 1 16/22 > 16/23 A ! E-01 Nach „KH 1“ fehlt der Doppelpunkt.", // B-1
                "RÜSTET KH 4 2000 K IN 16/08 ! E-02 Unbekannter Befehl „RÜSTET“. Gemeint:"
                        + " RÜSTE?", // B-2
                "RH 1: 16/08 A V ! E-09 Ein Heer hat genau einen Befehl; gefunden: A, V.", // B-9
                "RUSTE KH 4 ! E-02 Unbekannter Befehl „RUSTE“. Gemeint: RÜSTE?",
                "HK 1: 16/22 ! E-02 Unbekannter Befehl „HK“. Gemeint: KH?",
                "Mit freundlichen Grüßen ! E-02 Unbekannter Befehl „Mit“.",
                "KH 1: 16/22 OHEN ! E-02 Unbekannter Zusatz „OHEN“. Gemeint: OHNE?",
                "PRODUKTION Ebne Wein ! E-02 Unbekannte Geländeart „Ebne“. Gemeint: Ebene?",
                "PRODUKTION Ebene Weim ! E-02 Unbekanntes Gut „Weim“. Gemeint: Wein?",
                "ZUG Drol/02 ! E-02 Unbekannter Monat „Drol“. Gemeint: Dorl?",
                "AUSBAU 16/22 KSTT ! E-02 Unbekannte Ausbaustufe „KSTT“. Gemeint: KST?",
                "RÜSTE KH 4 ! E-01 Nach „KH 4“ fehlt eine Zahl.",
                "RÜSTE KH 4 2000 IN 16/08 ! E-01 Nach „2000“ wird K, R oder S erwartet; gefunden:"
                        + " „IN“.",
                "RÜSTE KH 4 2000 K 16/08 ! E-01 Nach „K“ wird IN erwartet; gefunden: „16“.",
                "TEILE KH 1 2000 K KH 5 ! E-01 Nach „K“ wird ALS erwartet; gefunden: „KH“.",
                "HYGIENE 20.00 ! E-01 „20.00“ ist keine Zahl; Tausenderpunkte trennen je drei"
                        + " Ziffern ab (8.000).",
                "HYGIENE 9999999999 ! E-01 Die Zahl 9999999999 ist zu groß.",
                "EINWOHNER 16/22 0 ! E-01 Hier muss eine Zahl ab 1 stehen; gefunden: 0.",
                "KH 1: 16/22 > ! E-01 Nach „>“ fehlt eine Adresse wie 16/22 oder eine Flotte wie FH"
                        + " 1.",
                "KH 1: 16/22 AUSR 3 ! E-01 Es gibt nur Ausrüstung 1 und 2; gefunden: 3.",
                "KH 1: 16/22 AUSR 1 AUSR 2 ! E-01 „AUSR“ steht zweimal in diesem Befehl.",
                "HYGIENE 3000 GM ! E-01 „GM“ gehört nicht mehr zum Befehl.",
                "GRÜNDE 16/15 \"Neuhof ! E-01 Das schließende Anführungszeichen fehlt: \"Neuhof",
                "BAUE HAUS 16/15 ! E-02 Unbekanntes Bauwerk „HAUS“."
            })
    void badFormsAreExplained(String written, String message) {
        var reading = Parser.read(written);
        assertThat(reading.faults()).hasSize(1);
        assertThat(reading.faults().getFirst().say(Language.GERMAN)).isEqualTo(message);
        assertThat(reading.sheet().lines()).isEmpty();
    }

    @Test
    void everyFaultOfASheetIsFoundAtOnceWithItsPlace() {
        var reading =
                Parser.read(
                        """
                        REICH 3
                        KH 1 16/22 > 16/23 A
                        HYGIENE 20000
                          RÜSTET KH 4 2000 K IN 16/08
                        KH 2: 16/22 > 16/23 X
                        """);
        assertThat(reading.faults().stream().map(it -> it.line() + ":" + it.column()))
                .containsExactly("2:6", "4:3", "5:21");
        assertThat(reading.sheet().lines().stream().map(Sheet.Line::number)).containsExactly(1, 3);
    }

    @Test
    void whatWouldBeRightIsShownInTheReadersLanguage() {
        var fault = Parser.read("RÜSTE KH 4 2000 IN 16/08").faults().getFirst();
        assertThat(fault.right(Language.GERMAN))
                .contains("Richtig wäre zum Beispiel: RÜSTE KH 4 8.000 K IN 16/22 A");
        assertThat(fault.right(Language.ENGLISH))
                .contains("Right would be, for example: RAISE KH 4 8000 K IN 16/22 A");
        assertThat(fault.full(Language.FRENCH)).startsWith("Ligne 1, colonne 17\u00a0: E-01 Après");
    }

    @Test
    void aNameIsNeitherEmptyNorEndless() { // D-135
        assertThat(Parser.read("NAME REICH \"\"").faults()).hasSize(1);
        assertThat(Parser.read("GRÜNDE 16/15 \"" + "x".repeat(41) + "\"").faults()).hasSize(1);
        assertThat(Parser.read("NAME REICH \"" + "x".repeat(40) + "\"").faults()).isEmpty();
    }

    @Test
    void aWrongNumberIsToldOnce() {
        assertThat(Parser.read("KH 0: 16/22 A").faults()).hasSize(1);
        assertThat(Parser.read("KH0: 16/22 A").faults()).hasSize(1);
        assertThat(Parser.read("KH 9999999999: 16/22 A").faults()).hasSize(1);
    }

    @Test
    void theSecondOrderForAnArmyIsRefused() { // E-31
        var reading = Parser.read("KH 1: 16/22 A\nKH 1: 16/22 V");
        assertThat(reading.faults().stream().map(it -> it.say(Language.GERMAN)))
                .containsExactly(
                        "E-31 KH 1 hat in diesem Zug schon einen Befehl; jedes Heer bekommt nur"
                                + " einen.");
        assertThat(reading.sheet().lines()).hasSize(1);
    }

    @Test
    void freeFormOrdersAreShortAndFew() { // E-32, D-86
        var fits = "SONST \"" + "x".repeat(300) + "\"\n";
        assertThat(Parser.read(fits.repeat(5)).faults()).isEmpty();
        assertThat(Parser.read(fits.repeat(6)).faults().stream().map(Fault::code))
                .containsExactly(Code.E_32);
        assertThat(
                        Parser.read("SONST \"" + "x".repeat(301) + "\"")
                                .faults()
                                .getFirst()
                                .say(Language.GERMAN))
                .isEqualTo("E-32 Ein freier Befehl hat höchstens 300 Zeichen; gefunden: 301.");
    }

    @Test
    void theHeadingIsUnderstoodAndNothingCountsAfterTheEnd() {
        var sheet =
                Parser.read(
                                """
                                SPIEL nord-1 ; die neue Runde
                                REICH 3 PASSWORT "Falke"
                                ZUG Dorl/02

                                HYGIENE 0
                                ENDE
                                Viele Grüße, Guido
                                """)
                        .sheet();
        assertThat(sheet.realm()).contains(new RealmName.Numbered(3));
        assertThat(sheet.password()).contains("Falke");
        assertThat(sheet.turn()).contains(new Heading.Turn(new Date(2, Month.DORL)));
        assertThat(sheet.comments()).containsExactly(new Sheet.Comment(1, "die neue Runde"));
        assertThat(sheet.lines()).hasSize(5);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "; nur ein Kommentar", "\n\n", "|---|---|", "\uFEFF"})
    void whatSaysNothingIsNoFault(String text) {
        assertThat(Parser.read(text).faults()).isEmpty();
        assertThat(Parser.read(text).sheet().lines()).isEmpty();
    }

    @Test
    void anEmptySheetStandsForNoOrders() {
        assertThat(Sheet.empty()).isEqualTo(new Sheet(List.of(), List.of()));
        assertThat(Sheet.empty().realm()).isEmpty();
        assertThat(Sheet.empty().password()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"Angriff, A", "RUECKZUG, R", "verhandlung, V", "Nichts, -", "attack, A"})
    void theFourOrdersHaveFullWords(String word, String letter) { // PI-16.1
        assertThat(german("KH 1: 16/22 " + word)).isEqualTo("KH 1: 16/22 " + letter);
    }

    @Test
    void aMarkedLineNeverCountsAndSaysWhy() { // phase 1
        var text = "KH 1: 16/22 A\n? KH 1: 16/22 V\n? KH 2 16/22\n? HYGIENE 5 ; gut\n";
        var reading = Parser.read(text);
        assertThat(reading.sheet().lines()).hasSize(1);
        assertThat(reading.sheet().unread().stream().map(it -> it.why().code()))
                .containsExactly(Code.E_31, Code.E_01, Code.W_04);
        assertThat(reading.faults()).hasSize(3).allMatch(Fault::isWarning);
        assertThat(OrderText.in(Language.GERMAN).print(reading.sheet())).isEqualTo(text);
    }
}

package hegemon.pygma.letter;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.letter.Missive.Message;
import hegemon.pygma.letter.Missive.Press;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Address;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class LetterTest {
    @Test
    void messagesArePartedFromTheOrders() {
        var letter =
                Letter.read(
                        "Zug",
                        """
                        Hallo,

                        HYGIENE 1
                        AN Borenmark: Seid gegrüßt!
                        Wir kommen in Frieden.

                        Bis bald.
                        ENDE
                        SONST "Wir suchen."
                        An die Spielleitung:
                        Wo ist meine Karte?
                        """);
        assertThat(letter.missives())
                .containsExactly(
                        new Message(
                                "Borenmark", "Seid gegrüßt!\nWir kommen in Frieden.\n\nBis bald."),
                        new Message("die Spielleitung", "Wo ist meine Karte?"));
        assertThat(letter.sheet()).isEqualTo("HYGIENE 1\nSONST \"Wir suchen.\"\n");
    }

    @Test
    void aMessageEndsBeforeAnOrder() {
        var letter = Letter.read("", "TO Realm 2:\nHail!\nKH 1: 3/14 > 3/15 A\n");
        assertThat(letter.missives()).containsExactly(new Message("Realm 2", "Hail!"));
        assertThat(letter.sheet()).isEqualTo("KH 1: 3/14 > 3/15 A\n");
    }

    @Test
    void pressHasAHeadlineAndMayGoUnsigned() {
        var letter =
                Letter.read(
                        "",
                        "PRESSE: Großes Fest\nAlle tanzten.\nPRESSE ANONYM:\nGerücht\nMan sagt.\n");
        assertThat(letter.missives())
                .containsExactly(
                        new Press("Großes Fest", "Alle tanzten.", true),
                        new Press("Gerücht", "Man sagt.", false));
        assertThat(letter.sheet()).isEmpty();
    }

    @Test
    void aSentenceThatBeginsLikeAHeadingIsNone() {
        var letter = Letter.read("", "To be clear: we only look.\nHYGIENE 1\n");
        assertThat(letter.missives()).isEmpty();
        assertThat(letter.sheet()).isEqualTo("HYGIENE 1\n");
    }

    @Test
    void aPasswordIsReadAndStandsInNoSheet() {
        var heading = Letter.read("", "REICH 3 PASSWORT \"Falke\"\nHYGIENE 1\n");
        assertThat(heading.password()).contains("Falke");
        assertThat(heading.sheet()).isEqualTo("REICH 3\nHYGIENE 1\n");
        var line = Letter.read("", "PASSWORT: Graue Falken\n\nHYGIENE 1\n");
        assertThat(line.password()).contains("Graue Falken");
        assertThat(line.sheet()).isEqualTo("HYGIENE 1\n");
        assertThat(line.own()).doesNotContain("Falken");
    }

    @ParameterizedTest
    @CsvSource({
        "STATUS, STATUS", "Stand, STATUS", "état, STATUS", "ETAT, STATUS", "e\u0301tat, STATUS",
        "BERICHT, REPORT", "Report!, REPORT", "rapport, REPORT", "Karte, MAP", "MAP, MAP",
        "carte, MAP", "*Hilfe*, HELP", "„Hilfe“, HELP", "help?, HELP", "[Aide], HELP"
    })
    void aSingleWordAsksInEachLanguage(String word, Letter.Wish wish) {
        assertThat(Letter.read("Zug", word + "\n\nGruß\nAnna\n").wish()).contains(wish);
        if (!word.startsWith("["))
            assertThat(Letter.read("AW: [Hegemon] " + word, "").wish()).contains(wish);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ERGÄNZE",
                "ergaenze",
                "Erga\u0308nze:",
                "ERGANZE",
                "Ergänzung",
                "Add",
                "AJOUTE",
                "ajouter",
                "Compléter",
                "COMPLETER"
            })
    void aLetterAddsInEachLanguage(String word) {
        for (String text : List.of(word + "\nHYGIENE 1", word + " HYGIENE 1")) {
            var letter = Letter.read("", text);
            assertThat(letter.adds()).as(text).isTrue();
            assertThat(letter.sheet()).as(text).isEqualTo("HYGIENE 1\n");
        }
        assertThat(Letter.read("Re: " + word, "HYGIENE 1").adds()).isTrue();
        assertThat(Letter.read("Re: " + word + " x", "HYGIENE 1").adds()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Nachtrag",
                "Nachtrag zu meinem Zug von gestern:",
                "NACHTRAG Enja/02",
                "Ergänzung zum Zug",
                "Addendum to my orders",
                "Complément à mes ordres :"
            })
    void aLetterAddsThatSaysSoInOtherWords(String words) {
        assertThat(Letter.read("Re: " + words, "HYGIENE 1").adds()).isTrue();
        var above = Letter.read("", "Hallo Greta,\n\n" + words + "\n\nHYGIENE 1\n");
        assertThat(above.adds()).isTrue();
        assertThat(above.sheet()).isEqualTo("HYGIENE 1\n");
    }

    /** Behind the orders it is a postscript: the letter is a whole sheet. */
    @Test
    void aPostscriptMakesNoLetterAnAddition() {
        var letter = Letter.read("", "HYGIENE 1\n\nNachtrag:\nKH 1: 3/14 > 3/15 A\n");
        assertThat(letter.adds()).isFalse();
        assertThat(letter.sheet()).contains("HYGIENE 1", "KH 1: 3/14 > 3/15 A");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "KH 1 zieht nicht von 3/14 nach 3/15",
                "KH 1 moves from 3/14 to 3/15 if Borenmark attacks",
                "KH 1 part de 3/14 vers 3/15 ou 3/16",
                "KH 1 von 3/14 nach 3/15, falls frei, V",
                "KH 1 zieht von 3/14 nach 3/15, V?",
                "KH 1 (Angriff): 3/14 > 3/15",
                "KH 1 Angriff: 3/14 > 3/15",
                "KH 1 und KH 2: 3/14 > 3/15 6.000 K V"
            })
    void whatIsInDoubtIsTold(String line) {
        var sheet = Letter.read("", "HYGIENE 1\n" + line + "\n").sheet();
        assertThat(sheet).isEqualTo("HYGIENE 1\n" + line + "\n");
        assertThat(Parser.read(sheet).sheet().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An Borenmark: Friede!",
                "an Borenmark:\nFriede!",
                "To Borenmark: Friede!",
                "À Borenmark : Friede!",
                "A\u0300 Borenmark : Friede!",
                "A Borenmark : Friede!",
                "à Borenmark : Friede!",
                "*AN Borenmark:* Friede!",
                "Nachricht an Borenmark: Friede!",
                "MESSAGE TO Borenmark:\nFriede!",
                "Lettre à Borenmark : Friede!"
            })
    void aHeadingIsReadInEachLanguage(String text) {
        var letter = Letter.read("", text + "\nHYGIENE 1\n");
        assertThat(letter.missives()).containsExactly(new Message("Borenmark", "Friede!"));
        assertThat(letter.sheet()).isEqualTo("HYGIENE 1\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"to do:", "An dieser Stelle: Dank", "a word: no"})
    void whatOnlyBeginsLikeAHeadingIsNone(String text) {
        assertThat(Letter.read("", text + "\nHYGIENE 1\n").missives()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PASSWORT Falke",
                "passwort: Falke",
                "Password „Falke“",
                "MOT DE PASSE : Falke",
                "mot-de-passe « Falke »",
                "MOTDEPASSE Falke",
                "*PASSWORT* Falke",
                "ROYAUME 3 MOT-DE-PASSE « Falke »"
            })
    void aPasswordIsReadInEachLanguage(String line) {
        assertThat(Letter.read("", line + "\nHYGIENE 1\n").password()).contains("Falke");
    }

    /** What an order has otherwise, if an order comes of it; what is one already stays. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '\0',
            delimiter = '|',
            value = {
                "KH 1 16/22 > 16/17 A | KH 1: 16/22 > 16/17 A",
                "KH 1: 16/22 – 16/17 - 16/12 A | KH 1: 16/22 > 16/17 > 16/12 A",
                "- rh1: 16/8 nach 16/9 6 000 R V | rh1: 16/8 > 16/9 6.000 R V",
                "hygiene: 20 000 | hygiene 20.000",
                "ZAHLE 12 500 AN 5 | ZAHLE 12.500 AN 5",
                "KH 1: 16/22 200 K A | KH 1: 16/22 200 K A",
                "TEILE KH 1 200 K ALS KH 5 | TEILE KH 1 200 K ALS KH 5",
                "VERSTÄRKE KH 2 500 | VERSTÄRKE KH 2 500"
            })
    void slipsAreMended(String written, String read) {
        assertThat(Letter.read("", written).sheet()).isEqualTo(read + "\n");
    }

    @Test
    void aMessageLosesTheLineBreaksOfTheMailProgram() {
        var read =
                Letter.read(
                        "",
                        """
                        PRESSE: Fest
                        Drei Tage lang tanzte die ganze Stadt, und die Händler brachten Wein
                        und Gewürze.
                        Kurze Zeile
                        - ein Punkt
                        """);
        assertThat(read.missives())
                .containsExactly(
                        new Missive.Press(
                                "Fest",
                                "Drei Tage lang tanzte die ganze Stadt, und die Händler brachten"
                                        + " Wein und Gewürze.\nKurze Zeile\n- ein Punkt",
                                true));
    }

    /** PI-20: where it stands is known; a way of which only the end is said begins there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rh 1 nach 16/09 | RH 1: 16/22 > 16/09",
                "- KH 2: > 16/17 A | KH 2: 16/22 > 16/17 A",
                "KH 2 zieht nach 16/17 und dann nach 16/12, Befehl V | KH 2: 16/22 > 16/17 > 16/12"
                        + " V",
                "kh 2 auf 16/17 und dann auf 16/12 befehl v | KH 2: 16/22 > 16/17 > 16/12 v",
                "FH 9 nach 16/03 | FH 9 nach 16/03",
                "RH 1 nicht nach 16/09 | RH 1 nicht nach 16/09",
                "RH 1: 16/09 | RH 1: 16/09",
                "Move KH 2 to 16/17 | KH 2: 16/22 > 16/17",
                "Mit KH 2 nach 16/17 ziehen | KH 2: 16/22 > 16/17",
                "FH 1 bleibt liegen. | FH 1: 16/22",
                "KH 2: V | KH 2: 16/22 V",
                "KH 2 greift an | KH 2: 16/22 A",
                "KH 2 greift erst nächsten Monat an | KH 2 greift erst nächsten Monat an",
                "KH 2 geht heim | KH 2 geht heim",
                "KH 2 greift nicht an | KH 2 greift nicht an",
                "KH 2 va à 16/17 et négocie | KH 2: 16/22 > 16/17 V",
                "KH 2 geht an Bord von FH 1 | KH 2: 16/22 > FH 1",
                "KH 2 bleibt stehen (Angriff). | KH 2: 16/22 Angriff",
                "KH 9: V | KH 9: V"
            })
    void aWayBeginsWhereTheUnitStands(String written, String read) {
        var letter =
                Letter.read("", written)
                        .from(
                                unit ->
                                        unit.number() == 9
                                                ? Optional.empty()
                                                : Optional.of(new Address(16, 22)));
        assertThat(letter.sheet()).isEqualTo(read + "\n");
    }

    /** They say how many, not that they withdraw. */
    @ParameterizedTest
    @ValueSource(strings = {"RH 1: 16/08 > 16/09, 2200 R", "RH 1: 16/08 nach 16/09, 2200 R"})
    void ridersAreNoOrderToWithdraw(String line) {
        assertThat(Letter.read("", line).sheet()).isEqualTo("RH 1: 16/08 > 16/09 2200 R\n");
    }

    /** Who writes so means the rest to stay as it was sent. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "kleine Änderung:",
                "Korrektur zu meinem Zug",
                "Korrekturen:",
                "Correction:",
                "a small change:"
            })
    void aCorrectionAdds(String line) {
        assertThat(Letter.read("", "Hallo,\n" + line + "\nKH 1: 3/14 R\n").adds()).isTrue();
        assertThat(Letter.read(line, "KH 1: 3/14 R\n").adds()).isTrue();
    }

    /** Below a farewell people write who they are, which other realms need not know. */
    @Test
    void theFarewellOfTheMailGoesToNobody() {
        var letter = Letter.read("", "HYGIENE 1\nAN Borenmark:\nFrieden!\n\nGruß,\nRolf Meier\n");
        assertThat(letter.missives()).containsExactly(new Message("Borenmark", "Frieden!"));
        assertThat(letter.own()).doesNotContain("Meier");
        var ended = Letter.read("", "AN Borenmark:\nFrieden!\nGruß,\nKönig Olaf\nENDE\n");
        assertThat(ended.missives())
                .containsExactly(new Message("Borenmark", "Frieden!\nGruß,\nKönig Olaf"));
        assertThat(Letter.read("", "AN Borenmark: Viele Grüße!").missives())
                .containsExactly(new Message("Borenmark", "Viele Grüße!"));
    }

    /** Nothing that begins as an order does is passed over in silence. */
    @Test
    void whatBeginsAsAnOrderIsTold() {
        var letter = Letter.read("", "Hygiene zehntausend\nKH 1: 3/14 R\nGründe Neuhof\n");
        assertThat(letter.passed()).containsExactly("Hygiene zehntausend", "Gründe Neuhof");
    }

    @Test
    void aDayIsNoAddress() {
        var letter = Letter.read("", "KH 1: 3/14 R\n\nAm 20/11 bin ich im Urlaub.\n");
        assertThat(letter.sheet()).isEqualTo("KH 1: 3/14 R\n");
        assertThat(letter.passed()).containsExactly("Am 20/11 bin ich im Urlaub.");
    }

    /** Each near to an order that it does not give. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "KH 1: 16/22 > 16/23 A (aber nur gegen Borenmark)",
                "KH 1: 16/22 > 16/17 (2000 K bleiben in 16/22)",
                "RH 1: 16/08 > 16/09 (und zurück nach 16/08)",
                "KH 1: 16/22 > 16/17. Nein, doch nicht.",
                "KH 1 wurde letzten Monat um 2000 K verstärkt",
                "KH 1 wird auf 8000 Krieger verstärkt",
                "Verstärke KH 1 auf 8000 K",
                "Entlasse KH 1 bis auf 1000 K",
                "Einwohner 16/22 auf 12 erhöhen",
                "Hygiene: 10.000 pro Stadt",
                "Hygiene: 2 x 10.000",
                "Zahle 5000 an Borenmark für 3 Wein",
                "Nächsten Monat KH 1 nach 16/17",
                "KH 2 wird mit KH 1 vereint"
            })
    void whatIsNotQuiteSaidIsNotDone(String line) {
        var sheet = Letter.read("", line).from(unit -> Optional.of(new Address(16, 22))).sheet();
        assertThat(Parser.read(sheet).sheet().lines()).isEmpty();
    }

    /** The rest of the sheet stays. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "ERGÄNZE zum Zug Dorl",
                "Ergänze zu meinem Zug:",
                "ADD to my orders",
                "Ajoute à mon tour"
            })
    void whatIsAddedToMayBeNamed(String said) {
        assertThat(Letter.read(said, "HYGIENE 30000\n").adds()).isTrue();
        var letter = Letter.read("", said + "\nHYGIENE 30000\n");
        assertThat(letter.adds()).isTrue();
        assertThat(letter.sheet()).isEqualTo("HYGIENE 30000\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "raise 8000 K as KH 4 in 16/08 | raise KH 4 8000 K in 16/08",
                "Reinforce KH 1 by 2000 K | Reinforce KH 1 2000 K",
                "KH 1 wird um 2.000 Krieger verstärkt | VERSTÄRKE KH 1 2.000 K",
                "Je lève RH 5 avec 2 000 cavaliers à 16/08. | LEVER RH 5 2.000 R IN 16/08",
                "ruesten: RH 5, 2000 R, in 16/08 | RÜSTE RH 5 2000 R in 16/08",
                "Löse KH 2 auf | ENTLASSE KH 2",
                "benenne 16/15 in Neuhof um | NAME 16/15 \"Neuhof\"",
                "Zahle 5000 GM an das Reich Borenmark | ZAHLE 5000 AN \"Borenmark\"",
                "Pay Borenmark 5,000 | ZAHLE 5.000 AN \"Borenmark\"",
                "Hygiene auf 20000 | Hygiene 20000",
                "Der Händler H 1 zieht von 16/08 nach 16/13 | H 1: 16/08 > 16/13"
            })
    void verbsAreReadInTheirForms(String said, String order) {
        assertThat(Letter.read("", said).sheet()).isEqualToIgnoringCase(order + "\n");
    }

    /** Whose strength it is, is not said. */
    @Test
    void aRowOfNobodyIsToldAndBreaksNothing() {
        var sheet = Letter.read("", "| | 16/08 | A | 6000 |\n").sheet();
        assertThat(Parser.read(sheet).sheet().lines()).isEmpty();
        assertThat(Parser.read(sheet).faults()).isNotEmpty();
    }
}

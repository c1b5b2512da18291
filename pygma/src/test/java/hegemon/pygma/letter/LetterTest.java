package hegemon.pygma.letter;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.letter.Missive.Message;
import hegemon.pygma.letter.Missive.Press;

import org.junit.jupiter.api.Test;

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
}

package hegemon.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class PaperTest {
    private static String html(String... paragraphs) {
        return Paper.html(letter(Language.GERMAN, paragraphs), "Haus");
    }

    private static Letter letter(Language language, String... paragraphs) {
        return new Letter(
                "anna@example.org",
                language,
                "Betreff",
                List.of(paragraphs),
                Optional.of(new Letter.Action("Bestätigen", "https://house.example/x")),
                Optional.empty());
    }

    @Test
    void aReportBecomesHeadingsAndSentencesAndKeepsItsColumns() {
        var page =
                html("Titel\n=====\n\nLand\n----\n16/05 < gewonnen\n\nHeere\n-----\nKH 1  16/05\n");
        assertThat(page)
                .contains(
                        "<h2>Titel</h2>", "<h3>Land</h3>", "<p class=\"line\">16/05 &lt; gewonnen")
                .contains("<h3>Heere</h3>\n<pre class=\"columns\">KH 1  16/05</pre>")
                .doesNotContain("----");
    }

    @Test
    void aSheetIsSetAsItIsWrittenAndWrapsOnANarrowScreen() {
        assertThat(html("; KH 1: 16/05 -\nENDE\n"))
                .contains("<pre>; KH 1: 16/05 -\nENDE</pre>", "pre-wrap", "width=device-width");
    }

    @Test
    void theLinkIsNamedAsTheLanguageSetsItsColon() {
        assertThat(Paper.text(letter(Language.FRENCH, "x"), "Maison"))
                .contains("Bestätigen\u00a0:\n");
        assertThat(Paper.text(letter(Language.GERMAN, "x"), "Haus")).contains("Bestätigen:\n");
    }
}

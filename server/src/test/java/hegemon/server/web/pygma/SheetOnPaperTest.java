package hegemon.server.web.pygma;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.SheetHtml;
import hegemon.pygma.trial.BusyWorld;
import hegemon.server.press.Pdf;
import hegemon.table.Language;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The sheet to write on, however many armies a realm has. */
class SheetOnPaperTest {
    @Tag("long")
    @ParameterizedTest
    @CsvSource({"4, 1", "18, 2", "31, 2", "40, 2", "60, 3", "80, 3"})
    void everyPageIsWorthItsPaper(int armies, int sheets) throws IOException {
        var knowledge = RealmKnowledge.of(BusyWorld.of(3, 2, 300, 2 * armies), 1);
        assertThat(knowledge.armies()).hasSize(armies);
        for (Language language : Language.values()) {
            var herald = new Herald(language);
            var pages = pages(Pdf.of(SheetHtml.of(knowledge, language)));
            assertThat(pages).as(language.name()).hasSize(sheets);
            assertThat(pages.getLast())
                    .contains(herald.say("sheet.orders"), herald.say("sheet.sign"));
            for (String page : pages)
                if (page.matches("(?s).*\\b[KR]H \\d+ \\d+/\\d\\d .*"))
                    assertThat(page).contains(herald.say("sheet.strength"));
            for (var army : knowledge.armies())
                assertThat(String.join("", pages)).contains(army.unit() + " ");
        }
    }

    private static List<String> pages(byte[] pdf) throws IOException {
        try (var document = Loader.loadPDF(pdf)) {
            var pages = new ArrayList<String>();
            for (int page = 1; page <= document.getNumberOfPages(); page++) {
                var stripper = new PDFTextStripper();
                stripper.setStartPage(page);
                stripper.setEndPage(page);
                pages.add(stripper.getText(document));
            }
            return pages;
        }
    }
}

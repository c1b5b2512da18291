package hegemon.server.press;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;
import java.util.ArrayList;

import javax.imageio.ImageIO;

class PressTest {
    private static final String PICTURE =
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" width="200" height="100" font-family="Hegemon, DejaVu Sans Condensed">
            <rect width="20" height="10" fill="#ff0000"/><text x="2" y="8" font-size="6">16</text></svg>
            """;

    private static final String PAGE =
            """
            <!DOCTYPE html><html lang="de"><head><meta charset="utf-8"/><title>Bericht</title>
            <style>@page { size: A4 } body { font-family: Hegemon } b { font-weight: bold }</style></head>
            <body><p>Hügel, Süßwasser, Ὕδρα, Кий − „ja“</p><b>fett</b>%s</body></html>
            """
                    .formatted(PICTURE);

    /** Names outside Latin-1 are printed, with fonts that travel in the file. */
    @Test
    void aPageIsA4AndBringsItsFonts() throws Exception {
        try (var document = Loader.loadPDF(Pdf.of(PAGE))) {
            assertThat(new PDFTextStripper().getText(document))
                    .contains("Hügel, Süßwasser, Ὕδρα, Кий − „ja“", "fett");
            var page = document.getPage(0);
            assertThat(page.getMediaBox().getWidth())
                    .isCloseTo(PDRectangle.A4.getWidth(), Offset.offset(0.5f));
            for (var name : page.getResources().getFontNames())
                assertThat(page.getResources().getFont(name).isEmbedded()).isTrue();
        }
    }

    /** A reader who compares two of them learns nothing, not even when they were made. */
    @Test
    void theSamePageGivesTheSameBytes() {
        assertThat(Pdf.of(PAGE)).isEqualTo(Pdf.of(PAGE));
    }

    @Test
    void aDrawingBecomesAPictureOfItsSize() throws Exception {
        var image = ImageIO.read(new ByteArrayInputStream(Png.of(PICTURE)));
        assertThat(image.getWidth()).isEqualTo(200);
        assertThat(image.getRGB(5, 5)).isEqualTo(0xffff0000);
    }

    private static byte[] pages(String size, int count) {
        var body = new StringBuilder();
        for (int i = 1; i <= count; i++)
            body.append("<p style=\"page-break-after: always\">Seite ").append(i).append("</p>");
        return Pdf.of(
                "<html><head><title>x</title><style>@page { size: "
                        + size
                        + "; margin: 20mm } body { font-family: Hegemon } p { margin: 0"
                        + " }</style></head><body>"
                        + body.toString()
                                .replaceAll(" style=\"[^\"]*\">(Seite " + count + ")", ">$1")
                        + "</body></html>");
    }

    /** Folded, six pages lie on two sheets: the last and the first outside, the middle within. */
    @Test
    void aBookletIsInPrintingOrder() throws Exception {
        try (var document = Loader.loadPDF(Imposition.booklet(pages("A5", 6)))) {
            var sides = new ArrayList<String>();
            for (int side = 1; side <= document.getNumberOfPages(); side++) {
                var text = new PDFTextStripper();
                text.setSortByPosition(true);
                text.setStartPage(side);
                text.setEndPage(side);
                sides.add(text.getText(document).replaceAll("\\D+", " ").strip());
            }
            assertThat(sides).containsExactly("1", "2", "6 3", "4 5");
            assertThat(document.getPage(0).getMediaBox().getWidth())
                    .isCloseTo(PDRectangle.A4.getHeight(), Offset.offset(0.5f));
        }
    }

    /** Each sheet says where it goes; what belongs to the poster lies behind. */
    @Test
    void aLargePageBecomesAPosterOfLabelledSheets() throws Exception {
        var large = pages("1500pt 1000pt", 1);
        assertThat(Imposition.grid(large).sheets()).isEqualTo(4);
        try (var poster = Loader.loadPDF(Imposition.poster(large, pages("A4", 1)))) {
            assertThat(poster.getNumberOfPages()).isEqualTo(5);
            assertThat(new PDFTextStripper().getText(poster))
                    .contains("A 1", "A 2", "B 1", "B 2")
                    .doesNotContain("A 3", "C 1");
            assertThat(poster.getPage(4).getMediaBox().getWidth())
                    .isCloseTo(PDRectangle.A4.getWidth(), Offset.offset(0.5f));
        }
    }

    /**
     * A small map is enlarged until its sheets are full: paper stays white nowhere but at one side.
     */
    @Test
    void aPosterLeavesNoSheetWhite() {
        for (float width = 200; width < 3000; width += 170)
            for (float height = 200; height < 3000; height += 190) {
                var grid = Imposition.Grid.of(new PDRectangle(width, height));
                assertThat(grid.sheets()).as("larger than A3").isGreaterThanOrEqualTo(4);
                var paper = PDRectangle.A4;
                float across = (grid.across() ? paper.getHeight() : paper.getWidth()) - 56;
                float down = (grid.across() ? paper.getWidth() : paper.getHeight()) - 56;
                assertThat(grid.scale() * width / across)
                        .as(width + " x " + height)
                        .isGreaterThan(grid.columns() - 1);
                assertThat(grid.scale() * height / down)
                        .as(width + " x " + height)
                        .isGreaterThan(grid.rows() - 1);
            }
    }
}

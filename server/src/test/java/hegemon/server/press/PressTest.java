package hegemon.server.press;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.text.PDFTextStripper;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayInputStream;

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
}

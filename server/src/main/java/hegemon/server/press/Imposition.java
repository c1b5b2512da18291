package hegemon.server.press;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Puts printed pages on other sheets of paper. */
public final class Imposition {
    private static final PDRectangle A4 = PDRectangle.A4;
    private static final PDRectangle A3 = PDRectangle.A3;

    /** No printer prints to the edge; this is also what is glued over. */
    private static final float EDGE = 28;

    /** More sheets than this no wall holds. */
    private static final int MOST_ACROSS = 6;

    private Imposition() {}

    /** One step of putting pages on sheets. */
    private interface Work {
        void on(PDDocument pages, PDDocument sheets, LayerUtility layers) throws IOException;
    }

    private static byte[] made(byte[] pages, Work work) {
        var out = new ByteArrayOutputStream();
        try (var from = Loader.loadPDF(pages);
                var sheets = new PDDocument()) {
            sheets.getDocumentInformation().setProducer("Hegemon");
            work.on(from, sheets, new LayerUtility(sheets));
            sheets.save(out);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot put the pages on paper", e);
        }
        return out.toByteArray();
    }

    /**
     * Pages of A5 in the order of a booklet: two on each side of A4, to be printed on both sides,
     * turned over the short edge, put in one another and folded.
     */
    public static byte[] booklet(byte[] pages) {
        return made(pages, Imposition::booklet);
    }

    private static void booklet(PDDocument pages, PDDocument sheets, LayerUtility layers)
            throws IOException {
        int all = (pages.getNumberOfPages() + 3) / 4 * 4;
        for (int side = 0; side < all / 2; side++) {
            int early = side;
            int late = all - 1 - side;
            boolean front = side % 2 == 0;
            var sheet =
                    new PDPage(
                            new PDRectangle(
                                    /* width= */ A4.getHeight(), /* height= */ A4.getWidth()));
            sheets.addPage(sheet);
            try (var ink = new PDPageContentStream(sheets, sheet)) {
                half(pages, layers, ink, front ? late : early, 0);
                half(pages, layers, ink, front ? early : late, A4.getHeight() / 2);
            }
        }
    }

    /** What is missing at the end stays white. */
    private static void half(
            PDDocument pages, LayerUtility layers, PDPageContentStream ink, int page, float x)
            throws IOException {
        if (page >= pages.getNumberOfPages()) return;
        ink.saveGraphicsState();
        ink.transform(Matrix.getTranslateInstance(x, 0));
        ink.drawForm(layers.importPageAsForm(pages, page));
        ink.restoreGraphicsState();
    }

    /** The first page, as large as A3 holds it. */
    public static byte[] a3(byte[] page) {
        return made(page, Imposition::a3);
    }

    private static void a3(PDDocument pages, PDDocument sheets, LayerUtility layers)
            throws IOException {
        var form = layers.importPageAsForm(pages, 0);
        var box = form.getBBox();
        boolean broad = box.getWidth() > box.getHeight();
        float width = broad ? A3.getHeight() : A3.getWidth();
        float height = broad ? A3.getWidth() : A3.getHeight();
        var sheet = new PDPage(new PDRectangle(width, height));
        sheets.addPage(sheet);
        float scale =
                Math.min(
                        (width - 2 * EDGE) / box.getWidth(), (height - 2 * EDGE) / box.getHeight());
        draw(sheets, sheet, form, new Place(EDGE, height - EDGE - scale * box.getHeight(), scale));
    }

    /** Where the lower left corner of the large page is, and how large it is. */
    private record Place(float x, float y, float scale) {}

    private static void draw(PDDocument sheets, PDPage sheet, PDFormXObject form, Place place)
            throws IOException {
        var paper = sheet.getMediaBox();
        try (var ink = new PDPageContentStream(sheets, sheet)) {
            ink.addRect(EDGE, EDGE, paper.getWidth() - 2 * EDGE, paper.getHeight() - 2 * EDGE);
            ink.clip();
            ink.transform(new Matrix(place.scale(), 0, 0, place.scale(), place.x(), place.y()));
            ink.drawForm(form);
        }
    }

    /** The first page over several sheets of A4, row by row from the top left. */
    public static byte[] poster(byte[] page) {
        return made(page, Imposition::poster);
    }

    private static void poster(PDDocument pages, PDDocument sheets, LayerUtility layers)
            throws IOException {
        var form = layers.importPageAsForm(pages, 0);
        var box = form.getBBox();
        float across = A4.getWidth() - 2 * EDGE;
        float down = A4.getHeight() - 2 * EDGE;
        int columns = Math.clamp((int) Math.ceil(box.getWidth() / across), 2, MOST_ACROSS);
        float most = MOST_ACROSS * down / box.getHeight();
        float scale = Math.min(columns * across / box.getWidth(), most);
        int rows = Math.max(1, (int) Math.ceil(box.getHeight() * scale / down - 0.01));
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) {
                var sheet = new PDPage(A4);
                sheets.addPage(sheet);
                float top = A4.getHeight() - EDGE + row * down;
                draw(
                        sheets,
                        sheet,
                        form,
                        new Place(EDGE - column * across, top - scale * box.getHeight(), scale));
            }
    }
}

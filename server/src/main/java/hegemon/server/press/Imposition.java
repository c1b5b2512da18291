package hegemon.server.press;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.multipdf.LayerUtility;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;

/** Puts printed pages on other sheets of paper. */
public final class Imposition {
    private static final PDRectangle A4 = PDRectangle.A4;

    /** No printer prints to the edge; this is also what is glued over. */
    private static final float EDGE = 28;

    /** More sheets than this no wall holds. */
    private static final int MOST_ACROSS = 6;

    /** Two sheets would be no larger than the map on A3. */
    private static final int LEAST_SHEETS = 4;

    /** So much fuller must the paper be for one sheet more. */
    private static final double FOR_A_SHEET = 0.02;

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
            sheets.getDocumentInformation().setTitle(from.getDocumentInformation().getTitle());
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

    /** How many sheets a large page takes, each upright or across. */
    public record Grid(int columns, int rows, boolean across, float scale) {
        private float width() {
            return (across ? A4.getHeight() : A4.getWidth()) - 2 * EDGE;
        }

        private float height() {
            return (across ? A4.getWidth() : A4.getHeight()) - 2 * EDGE;
        }

        public int sheets() {
            return columns * rows;
        }

        /** The share of the paper that is printed. */
        private double filled(PDRectangle box) {
            double paper = (double) sheets() * width() * height();
            return scale * scale * box.getWidth() * box.getHeight() / paper;
        }

        private Grid fitted(PDRectangle box) {
            float fit =
                    Math.min(columns * width() / box.getWidth(), rows * height() / box.getHeight());
            return new Grid(columns, rows, across, fit);
        }

        /**
         * Few and full sheets that show the page no smaller than it is; else as large as can be.
         */
        static Grid of(PDRectangle box) {
            var all = new ArrayList<Grid>();
            for (int columns = 1; columns <= MOST_ACROSS; columns++)
                for (int rows = 1; rows <= MOST_ACROSS; rows++)
                    for (boolean across : new boolean[] {false, true})
                        if (columns * rows >= LEAST_SHEETS)
                            all.add(new Grid(columns, rows, across, 1).fitted(box));
            var full =
                    Comparator.comparingDouble(
                            (Grid grid) -> grid.filled(box) - FOR_A_SHEET * grid.sheets());
            return all.stream()
                    .filter(grid -> grid.scale() >= 1)
                    .max(full)
                    .orElseGet(
                            () ->
                                    all.stream()
                                            .max(Comparator.comparingDouble(Grid::scale))
                                            .orElseThrow());
        }
    }

    public static Grid grid(byte[] page) {
        try (var pages = Loader.loadPDF(page)) {
            return Grid.of(pages.getPage(0).getMediaBox());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the page", e);
        }
    }

    /**
     * The first page over several sheets of A4, row by row from the top left; each bears its row
     * and its place there.
     *
     * @param key pages that are put behind them
     */
    public static byte[] poster(byte[] page, byte[] key) {
        return made(
                page,
                (pages, sheets, layers) -> {
                    poster(pages, sheets, layers);
                    try (var more = Loader.loadPDF(key)) {
                        for (int i = 0; i < more.getNumberOfPages(); i++) {
                            var sheet = new PDPage(A4);
                            sheets.addPage(sheet);
                            try (var ink = new PDPageContentStream(sheets, sheet)) {
                                ink.drawForm(layers.importPageAsForm(more, i));
                            }
                        }
                    }
                });
    }

    private static void poster(PDDocument pages, PDDocument sheets, LayerUtility layers)
            throws IOException {
        var form = layers.importPageAsForm(pages, 0);
        var box = form.getBBox();
        var grid = Grid.of(box);
        var paper =
                grid.across()
                        ? new PDRectangle(/* width= */ A4.getHeight(), /* height= */ A4.getWidth())
                        : A4;
        for (int row = 0; row < grid.rows(); row++)
            for (int column = 0; column < grid.columns(); column++) {
                var sheet = new PDPage(paper);
                sheets.addPage(sheet);
                float top = paper.getHeight() - EDGE + row * grid.height();
                draw(
                        sheets,
                        sheet,
                        form,
                        new Place(
                                EDGE - column * grid.width(),
                                top - grid.scale() * box.getHeight(),
                                grid.scale()));
                label(sheets, sheet, (char) ('A' + row) + " " + (column + 1));
            }
    }

    /** In the white edge, where it is cut off or glued over. */
    private static void label(PDDocument sheets, PDPage sheet, String text) throws IOException {
        var paper = sheet.getMediaBox();
        try (var ink =
                new PDPageContentStream(
                        sheets, sheet, PDPageContentStream.AppendMode.APPEND, true, true)) {
            ink.setLineWidth(0.3f);
            ink.setStrokingColor(0.6f);
            ink.addRect(EDGE, EDGE, paper.getWidth() - 2 * EDGE, paper.getHeight() - 2 * EDGE);
            ink.stroke();
            ink.beginText();
            ink.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 9);
            ink.newLineAtOffset(paper.getWidth() - EDGE - 20, EDGE - 14);
            ink.showText(text);
            ink.endText();
        }
    }
}

package hegemon.server.press;

import com.openhtmltopdf.outputdevice.helper.BaseRendererBuilder.FontStyle;
import com.openhtmltopdf.pdfboxout.PdfRendererBuilder;
import com.openhtmltopdf.svgsupport.BatikSVGDrawer;
import com.openhtmltopdf.util.XRLog;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Prints a page. */
public final class Pdf {
    private Pdf() {}

    /**
     * The same page gives the same bytes: nothing in them tells when they were made.
     *
     * @param page well-formed HTML that needs no other file; its pictures are SVG
     */
    public static byte[] of(String page) {
        System.setProperty("java.awt.headless", "true");
        XRLog.setLoggingEnabled(false);
        var out = new ByteArrayOutputStream();
        var builder = new PdfRendererBuilder();
        for (Fonts font : Fonts.values())
            builder.useFont(font::open, Fonts.FAMILY, font.weight(), FontStyle.NORMAL, true);
        builder.useSVGDrawer(new BatikSVGDrawer());
        builder.useUnicodeLineBreaker(new LineEnds());
        builder.withHtmlContent(page, null);
        builder.withProducer("Hegemon");
        try (var renderer = builder.buildPdfRenderer()) {
            renderer.createPDFWithoutClosing();
            var document = renderer.getPdfDocument();
            document.getDocumentInformation().setCreationDate(null);
            document.setDocumentId(1L);
            document.save(out);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot print", e);
        }
        return out.toByteArray();
    }

    /** How many lines of text the last page has, with that of its number. */
    public static int linesAtTheEnd(byte[] pdf) {
        try (var document = Loader.loadPDF(pdf)) {
            var text = new PDFTextStripper();
            text.setSortByPosition(true); // cells of one row are one line
            text.setStartPage(document.getNumberOfPages());
            return (int) text.getText(document).lines().filter(it -> !it.isBlank()).count();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read what was printed", e);
        }
    }
}

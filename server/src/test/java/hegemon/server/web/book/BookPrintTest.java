package hegemon.server.web.book;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.press.Png;
import hegemon.table.Language;

import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import javax.imageio.ImageIO;

/** Every booklet, page by page, as far as a program can look at one. */
@Tag("long")
class BookPrintTest {
    /** Of the height of the paper: more than the head of a page and a few lines. */
    private static final double PRINTED = 0.2;

    /** Above the number of the page. */
    private static final double FOOT = 0.94;

    private static final int DOTS = 18;
    private static final int WHITE = 0xf0;

    /** A line of text and how it is set. */
    private record Line(String text, boolean bold, float size) {
        private boolean isHeading(String paper) {
            return bold && size > body(paper);
        }

        /** Questions are bold as well, but as large as their answers. */
        private boolean isHeadOfTable(String paper) {
            return bold && size < body(paper);
        }

        private static float body(String paper) {
            return paper.equals("a4") ? 10 : 8;
        }
    }

    @ParameterizedTest
    @MethodSource("hegemon.server.web.book.BooksTest#books")
    void fillsItsPagesLeavesNoHeadAloneAndSaysItsPages(Book book) throws Exception {
        for (String paper : List.of("a4", "a5"))
            try (var document = Loader.loadPDF(BookPrint.pdf(BooksTest.BOOKS, book, paper))) {
                long headings = 0;
                for (int page = 0; page < document.getNumberOfPages(); page++) {
                    var place = book.title() + ", " + paper + ", page " + (page + 1);
                    var lines = lines(document, page);
                    assertThat(printed(document, page)).as(place).isGreaterThan(PRINTED);
                    assertThat(lines)
                            .as("%s: no line begins with a stop", place)
                            .noneMatch(line -> line.text().matches("[.,;:].*"));
                    var last = lines.getLast();
                    assertThat(last.isHeading(paper) || last.isHeadOfTable(paper))
                            .as("%s ends with %s", place, last)
                            .isFalse();
                    headings += lines.stream().filter(it -> it.isHeading(paper)).count();
                    // What is drawn through as a whole (opacity) comes out as coarse dots.
                    assertThat(document.getPage(page).getResources().getXObjectNames())
                            .as("%s is drawn in lines, not in dots", place)
                            .noneMatch(document.getPage(page).getResources()::isImageXObject);
                }
                var sections =
                        book.chapters().stream().flatMap(it -> it.sections().stream()).count();
                assertThat(headings).as(book.title()).isGreaterThanOrEqualTo(sections);
                leadsOn(book, document);
            }
    }

    /** A number of a rule alone leads a reader of paper nowhere. */
    private static void leadsOn(Book book, PDDocument document) throws IOException {
        var reference = book.chapters().getLast().title();
        assertThat(lines(document, 0).stream().map(Line::text))
                .anyMatch(line -> line.matches(".*" + reference + "\\h+\\d+"));
        assertThat(lines(document, document.getNumberOfPages() - 1).stream().map(Line::text))
                .anyMatch(line -> line.matches("(SP|EW|PI)-S?\\d.*\\D\\d{1,2}"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sparta", "earthwater", "pygma"})
    void aSharedLinkHasAPictureThatIsLargeEnough(String game) throws Exception {
        var books = BooksTest.BOOKS;
        var cover = books.illustrator(game).orElseThrow().cover();
        var figure = books.figure(game, cover).orElseThrow();
        var svg = BookPrint.shared(books.draw(game, figure, Language.ENGLISH));
        var picture = ImageIO.read(new ByteArrayInputStream(Png.of(svg)));
        assertThat(picture.getWidth()).isEqualTo(1_200);
        assertThat(picture.getHeight()).isBetween(630, 1_200);
        assertThat(
                        IntStream.range(0, 1_200)
                                .filter(x -> hasInk(picture, x * picture.getHeight() / 1_200)))
                .hasSizeGreaterThan(1_000);
    }

    /** How far down the page there is something, its number left aside. */
    private static double printed(PDDocument document, int page) throws IOException {
        var image = new PDFRenderer(document).renderImageWithDPI(page, DOTS);
        for (int y = (int) (FOOT * image.getHeight()); y > 0; y--)
            if (hasInk(image, y)) return (double) y / image.getHeight();
        return 0;
    }

    private static boolean hasInk(BufferedImage image, int y) {
        for (int x = 0; x < image.getWidth(); x++)
            if ((image.getRGB(x, y) & 0xff) < WHITE) return true;
        return false;
    }

    private static boolean isBold(TextPosition letter) {
        return letter.getFont().getName().contains("Bold");
    }

    private static List<Line> lines(PDDocument document, int page) throws IOException {
        var lines = new ArrayList<Line>();
        var reader =
                new PDFTextStripper() {
                    @Override
                    protected void writeString(String text, List<TextPosition> places) {
                        var first = places.getFirst();
                        if (first.getY() < FOOT * first.getPageHeight())
                            lines.add(
                                    new Line(
                                            text,
                                            places.stream().allMatch(BookPrintTest::isBold),
                                            first.getFontSizeInPt()));
                    }
                };
        reader.setSortByPosition(true);
        reader.setStartPage(page + 1);
        reader.setEndPage(page + 1);
        reader.getText(document);
        return lines;
    }
}

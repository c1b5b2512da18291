package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Setup;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

import java.io.StringReader;

import javax.xml.parsers.DocumentBuilderFactory;

class PictureTest {
    private static Document drawn(boolean flipped) throws Exception {
        var svg = Picture.svg(Setup.standard().position(), flipped);
        assertThat(svg).as("colours, since not every program knows tokens").doesNotContain("var(");
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)));
    }

    @Test
    void everythingOnTheBoardIsDrawnOnce() throws Exception {
        var uses = drawn(false).getElementsByTagName("use");
        assertThat(uses.getLength()).as("16 pieces, 8 walls, 8 houses").isEqualTo(32);
    }

    @Test
    void everySymbolThatIsUsedIsThere() throws Exception {
        var picture = drawn(false);
        var uses = picture.getElementsByTagName("use");
        for (int i = 0; i < uses.getLength(); i++)
            assertThat(symbol(picture, ((Element) uses.item(i)).getAttribute("href"))).isTrue();
    }

    private static boolean symbol(Document picture, String href) {
        var symbols = picture.getElementsByTagName("symbol");
        for (int i = 0; i < symbols.getLength(); i++)
            if (href.equals("#" + ((Element) symbols.item(i)).getAttribute("id"))) return true;
        return false;
    }

    @Test
    void aTurnedBoardHasNorthAtTheBottom() throws Exception {
        assertThat(lowest(drawn(false))).isEqualTo("#south-fighter");
        assertThat(lowest(drawn(true))).isEqualTo("#north-fighter");
    }

    private static String lowest(Document picture) {
        var uses = picture.getElementsByTagName("use");
        var lowest = (Element) uses.item(0);
        for (int i = 1; i < uses.getLength(); i++)
            if (y((Element) uses.item(i)) > y(lowest)) lowest = (Element) uses.item(i);
        return lowest.getAttribute("href");
    }

    private static int y(Element use) {
        return Integer.parseInt(use.getAttribute("y"));
    }
}

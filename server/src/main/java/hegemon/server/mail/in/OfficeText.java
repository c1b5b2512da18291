package hegemon.server.mail.in;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.zip.ZipInputStream;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * The text of a document of a word processor (.docx, .odt): its one file of text, without what was
 * deleted, struck out or noted in the margin.
 */
final class OfficeText {
    private static final int MOST_ENTRIES = 300;

    /** Unpacked, all files together: more is no letter. */
    private static final int MOST_BYTES = 8_000_000;

    private static final int MOST_CHARACTERS = 200_000;
    private static final int MOST_EVENTS = 500_000;
    private static final Set<String> OFF = Set.of("0", "false", "off");
    private static final Set<String> NO_LINE = Set.of("", "none");

    /** Deleted or moved away while changes were tracked, or written beside the text. */
    private static final Set<String> LEFT_OUT =
            Set.of(
                    "w:del",
                    "w:moveFrom",
                    "w:rPrChange",
                    "text:tracked-changes",
                    "text:note",
                    "office:annotation");

    private final PageText page = new PageText();
    private final Set<String> struckStyles = new HashSet<>();
    private int characters = 0;
    private int paragraphs = 0;

    /** How deep in what does not count; 0: outside. */
    private int leftOut = 0;

    private String style = "";
    private boolean inRun = false;
    private boolean struck = false;

    private OfficeText() {}

    /** Empty if it is no such document, or one that is too large. */
    static Optional<String> of(byte[] document) {
        try {
            var content = content(document);
            return content.isPresent()
                    ? Optional.of(new OfficeText().read(content.get()))
                    : Optional.empty();
        } catch (IOException | XMLStreamException | RuntimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> content(byte[] document) throws IOException {
        long read = 0;
        try (var zip = new ZipInputStream(new ByteArrayInputStream(document))) {
            for (int i = 0; i < MOST_ENTRIES; i++) {
                var entry = zip.getNextEntry();
                if (entry == null) return Optional.empty();
                var bytes = zip.readNBytes((int) (MOST_BYTES - read) + 1);
                read += bytes.length;
                if (read > MOST_BYTES) return Optional.empty();
                if (entry.getName().equals("word/document.xml")
                        || entry.getName().equals("content.xml")) return Optional.of(bytes);
            }
        }
        return Optional.empty();
    }

    private String read(byte[] xml) throws XMLStreamException {
        var factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_COALESCING, true);
        var reader = factory.createXMLStreamReader(new ByteArrayInputStream(xml));
        for (int i = 0; i < MOST_EVENTS && reader.hasNext() && characters < MOST_CHARACTERS; i++) {
            switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> begins(reader);
                case XMLStreamConstants.END_ELEMENT -> ends(reader);
                case XMLStreamConstants.CHARACTERS -> {
                    if (paragraphs > 0 && leftOut == 0 && !struck) text(reader.getText());
                }
                default -> {}
            }
        }
        return page.whole();
    }

    private void begins(XMLStreamReader reader) {
        if (leftOut > 0 || LEFT_OUT.contains(name(reader)) || isStruck(reader)) {
            leftOut++;
            return;
        }
        if (isParagraph(reader)) paragraphs++;
        opened(reader);
    }

    private void ends(XMLStreamReader reader) {
        if (leftOut > 0) {
            leftOut--;
            return;
        }
        if (isParagraph(reader)) paragraphs--;
        closed(reader);
    }

    private static String name(XMLStreamReader reader) {
        return reader.getPrefix() + ":" + reader.getLocalName();
    }

    /** Letters of a style with a line through them. */
    private boolean isStruck(XMLStreamReader reader) {
        return isText(reader) && struckStyles.contains(value(reader, "style-name"));
    }

    private static String value(XMLStreamReader reader, String attribute) {
        for (int i = 0; i < reader.getAttributeCount(); i++)
            if (reader.getAttributeLocalName(i).equals(attribute))
                return reader.getAttributeValue(i);
        return "";
    }

    private void text(String text) {
        characters += text.length();
        var line = text.replaceAll("[\r\n]+", " ");
        if (!line.isEmpty()) page.text(line);
    }

    /** Where letters are text: those between the paragraphs only lay out the file. */
    private static boolean isParagraph(XMLStreamReader reader) {
        var name = reader.getLocalName();
        return isWord(reader)
                ? name.equals("t")
                : isText(reader) && (name.equals("p") || name.equals("h"));
    }

    private static boolean isWord(XMLStreamReader reader) {
        return "w".equals(reader.getPrefix());
    }

    private static boolean isText(XMLStreamReader reader) {
        return "text".equals(reader.getPrefix());
    }

    private void opened(XMLStreamReader reader) {
        switch (name(reader)) {
            case "w:r" -> inRun = true;
            case "w:strike", "w:dstrike", "w:vanish" ->
                    struck |= inRun && !OFF.contains(value(reader, "val"));
            case "style:style" -> style = value(reader, "name");
            case "style:text-properties" -> {
                if (!NO_LINE.contains(value(reader, "text-line-through-style")))
                    struckStyles.add(style);
            }
            case "w:tab", "text:tab" -> page.text("\t");
            case "w:br", "w:cr", "text:line-break" -> page.lineBreak();
            case "text:s" -> page.text(" ");
            case "w:tbl", "table:table" -> page.tableBegins();
            case "w:tr", "table:table-row" -> page.rowBegins();
            case "w:tc", "table:table-cell" -> page.cellBegins();
            default -> {}
        }
    }

    private void closed(XMLStreamReader reader) {
        switch (name(reader)) {
            case "w:r" -> {
                inRun = false;
                struck = false;
            }
            case "w:p", "text:p", "text:h" -> page.lineBreak();
            case "w:tr", "table:table-row" -> page.rowEnds();
            default -> {}
        }
    }
}

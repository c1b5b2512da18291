package hegemon.pygma.report;

/** Text as part of a page or a picture. */
final class Xml {
    private Xml() {}

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}

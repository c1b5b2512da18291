package hegemon.pygma.report;

/**
 * A page that needs nothing else: well-formed, so that the press can print it on A4 as it stands,
 * and readable in black and white.
 */
public final class PageHtml {
    private final Herald herald;
    private final String title;
    private final StringBuilder body = new StringBuilder();
    private String style = "";

    /**
     * @param title of the window and in the foot of every printed page
     */
    public PageHtml(String title, Herald herald) {
        this.title = title;
        this.herald = herald;
    }

    /** Looks that only this page has; what prints it reads them in the head alone. */
    public PageHtml style(String css) {
        style = css;
        return this;
    }

    /** Appends what is HTML already. */
    public PageHtml add(String html) {
        body.append(html);
        return this;
    }

    public PageHtml element(String name, String text) {
        body.append('<').append(name).append('>').append(Xml.escape(text));
        body.append("</").append(name).append(">\n");
        return this;
    }

    /** Game, a large heading, and below it one line in bold and one that is not. */
    public PageHtml head(String heading, String bold, String more) {
        add("<p class=\"game\">PYGMA-ISIS</p>\n").element("h1", heading);
        add("<p class=\"month\"><strong>").add(Xml.escape(bold)).add("</strong> ");
        return add(Xml.escape(more)).add("</p>\n");
    }

    public String whole() {
        return "<!DOCTYPE html>\n<html lang=\""
                + herald.language().code()
                + "\"><head><meta charset=\"utf-8\"/>"
                + "<meta name=\"viewport\" content=\"width=device-width\"/><title>"
                + Xml.escape(title)
                + "</title><style>\n"
                + ReportStyle.CSS
                + ReportStyle.footer(title)
                + style
                + "</style></head><body>\n"
                + body
                + "</body></html>\n";
    }
}

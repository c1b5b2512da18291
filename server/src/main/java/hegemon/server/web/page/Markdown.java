package hegemon.server.web.page;

import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

import java.util.List;

/** Markdown as HTML. Raw HTML in it is shown, not obeyed, and links to scripts lead nowhere. */
public final class Markdown {
    private static final List<Extension> TABLES = List.of(TablesExtension.create());

    private Markdown() {}

    /** The corner of a table is no heading. */
    public static String html(String markdown) {
        var document = Parser.builder().extensions(TABLES).build().parse(markdown);
        return HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .build()
                .render(document)
                .replace("<th></th>", "<td></td>");
    }
}

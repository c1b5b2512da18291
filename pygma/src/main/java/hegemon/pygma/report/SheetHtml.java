package hegemon.pygma.report;

import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Merchant;
import hegemon.table.Language;

import java.util.List;

/**
 * The sheet on paper (Zugbogen): every own unit where it stands, with boxes to write its way into,
 * and lines for all other orders.
 */
public final class SheetHtml {
    private static final int STEPS = 5;
    private static final int ORDER_LINES = 16;
    private static final String STYLE =
            """
            .sheet td, .sheet th { border: .75pt solid #000; padding: 1mm; height: 7mm; font-size: 9pt; text-align: left }
            .sheet { width: 99.5% }
            .sheet th { height: auto; font-size: 8pt }
            .sheet tr { page-break-inside: avoid }
            .sheet .step { width: 15mm }
            .line td { border-bottom: .5pt solid #000; height: 9mm }
            """;

    private final Knowledge knowledge;
    private final Herald herald;
    private final PageHtml page;

    private SheetHtml(Knowledge knowledge, Language language) {
        this.knowledge = knowledge;
        this.herald = new Herald(language);
        this.page =
                new PageHtml(herald.say("sheet.title", knowledge.name(), knowledge.date()), herald);
    }

    public static String of(Knowledge knowledge, Language language) {
        return new SheetHtml(knowledge, language).write();
    }

    private String write() {
        page.style(STYLE);
        page.head(
                knowledge.name(),
                herald.say("sheet.month", knowledge.date()),
                herald.say("sheet.realm", knowledge.realm()));
        units();
        page.element("h2", herald.say("sheet.orders"));
        page.add("<table class=\"line\">");
        for (int i = 0; i < ORDER_LINES; i++) page.add("<tr><td></td></tr>");
        page.add("</table>\n").element("p", herald.say("sheet.sign"));
        return page.whole();
    }

    private void units() {
        page.add("<table class=\"sheet\"><tr>");
        page.element("th", herald.say("sheet.unit")).element("th", herald.say("sheet.from"));
        for (int i = 1; i <= STEPS; i++) page.element("th", i + ".");
        page.element("th", herald.say("sheet.strength")).element("th", herald.say("sheet.order"));
        page.add("</tr>\n");
        for (Army army : knowledge.armies())
            row(
                    army.unit() + (army.stationed() ? " *" : ""),
                    army.aboard().map(Object::toString).orElseGet(() -> address(army.field())),
                    herald.figure(army.size()));
        for (Merchant merchant : knowledge.merchants())
            row(merchant.unit().toString(), address(merchant.field()), "");
        for (String empty : List.of("", "", "")) row(empty, "", "");
        page.add("</table>\n");
    }

    private String address(int field) {
        return knowledge.geometry().address(field).toString();
    }

    private void row(String unit, String from, String strength) {
        page.add("<tr>").element("td", unit).element("td", from);
        for (int i = 0; i < STEPS; i++) page.add("<td class=\"step\"></td>");
        page.element("td", strength).add("<td></td></tr>\n");
    }
}

package hegemon.pygma.report;

import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Samples;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Settlement;
import hegemon.table.Language;

import java.util.stream.Collectors;

/**
 * The sheet on paper (Zugbogen): every own unit where it stands, with boxes to write its way into,
 * and lines for all other orders.
 */
public final class SheetHtml {
    private static final int STEPS = 5;
    private static final int EMPTY_ROWS = 3;

    /** Millimetres of A4 between the margins of the style, and of what stands on the sheet. */
    private static final int PAGE = 262;

    /** What stands above the units, with the headings of their columns. */
    private static final int HEAD = 35;

    /** What stands around the lines for all other orders, and the line to sign. */
    private static final int FOOT = 56;

    private static final int ROW = 7;
    private static final int LINE = 9;
    private static final int LEAST_LINES = 6;
    private static final int TEXT_LINE = 5;
    private static final int LETTERS = 100;
    private static final String STYLE =
            """
            .sheet td, .sheet th { border: .75pt solid #000; padding: 1mm; height: 7mm; font-size: 9pt; text-align: left }
            .sheet { width: 99.5%; -fs-table-paginate: paginate }
            .sheet th { height: auto; font-size: 8pt }
            .sheet tr { page-break-inside: avoid }
            .sheet .step { width: 15mm }
            h2.apart { page-break-before: always; margin-top: 0 }
            .line td { border-bottom: .5pt solid #000; height: 9mm; padding: 0 }
            .line tr { page-break-inside: avoid }
            .places { font-size: 9pt; margin: 0 0 3mm }
            .orders { font-size: 7.5pt; line-height: 1.35; margin: 4mm 0 0 }
            .sign { width: 60%; margin: 9mm 0 0; border-top: .5pt solid #000; padding-top: 1mm; font-size: 8pt; page-break-before: avoid }
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
        paragraph("places", places());
        units();
        int room = (PAGE - used() - FOOT) / LINE;
        page.add(room < LEAST_LINES ? "<h2 class=\"apart\">" : "<h2>");
        page.add(Xml.escape(herald.say("sheet.orders"))).add("</h2>\n<table class=\"line\">");
        int lines = room < LEAST_LINES ? (PAGE - FOOT) / LINE : room;
        for (int i = 0; i < lines; i++) page.add("<tr><td></td></tr>");
        page.add("</table>\n");
        paragraph("orders", herald.say("sheet.how", forms()));
        paragraph("sign", herald.say("sheet.sign"));
        return page.whole();
    }

    private void paragraph(String name, String text) {
        page.add("<p class=\"" + name + "\">").add(Xml.escape(text)).add("</p>\n");
    }

    /** How much of the last page with units these fill; their headings stand on every page. */
    private int used() {
        int rows = knowledge.armies().size() + knowledge.merchants().size() + EMPTY_ROWS;
        int head = HEAD + TEXT_LINE * (1 + places().length() / LETTERS);
        int first = (PAGE - head) / ROW;
        if (rows <= first) return head + ROW * rows;
        int most = PAGE / ROW - 1;
        return ROW * (2 + (rows - first - 1) % most);
    }

    private String places() {
        return herald.say(
                "sheet.places",
                herald.figure(knowledge.treasury()),
                knowledge.settlements().entrySet().stream()
                        .map(place -> place(place.getKey(), place.getValue()))
                        .collect(Collectors.joining(", ")));
    }

    private String place(int field, Settlement settlement) {
        var kind = herald.term(settlement.kind());
        var name = settlement.name().isEmpty() ? kind : settlement.name() + ", " + kind;
        return address(field) + " (" + name + ")";
    }

    /** An order of every form, as the reader's language has it. */
    private String forms() {
        var text = OrderText.in(herald.language());
        return Samples.all().stream()
                .filter(order -> !(order instanceof Heading))
                .map(text::print)
                .distinct()
                .collect(Collectors.joining(" · "));
    }

    private void units() {
        page.add("<table class=\"sheet\"><thead><tr>");
        page.element("th", herald.say("sheet.unit")).element("th", herald.say("sheet.from"));
        for (int i = 1; i <= STEPS; i++) page.element("th", i + ".");
        page.element("th", herald.say("sheet.strength")).element("th", herald.say("sheet.order"));
        page.add("</tr></thead>\n<tbody>\n");
        for (Army army : knowledge.armies())
            row(
                    army.unit() + (army.stationed() ? " *" : ""),
                    army.aboard().map(Object::toString).orElseGet(() -> address(army.field())),
                    herald.figure(army.size()) + " " + army.unit().kind().unit());
        for (Merchant merchant : knowledge.merchants())
            row(merchant.unit().toString(), address(merchant.field()), "");
        for (int i = 0; i < EMPTY_ROWS; i++) row("", "", "");
        page.add("</tbody></table>\n");
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

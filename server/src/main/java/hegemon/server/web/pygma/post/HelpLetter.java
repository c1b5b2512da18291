package hegemon.server.web.pygma.post;

import hegemon.pygma.orders.ArmamentOnly;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Samples;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.AtlasHtml;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.ReportText;
import hegemon.server.mail.Letter;
import hegemon.server.press.Pdf;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a ruler without the page needs: how to write, one order of each kind, and the map. */
final class HelpLetter {
    private static final String MARCHES =
            """
            KH 1: 16/22 > 16/17 6.000 K V
            KH 2: 16/22 > 16/17 A GEGEN 5
            KH 3: 16/22 > 16/17 R AUSR 1 OHNE
            RH 1: 16/22 > FH 1
            FH 1: 16/23 MIT RH 1
            """;

    private HelpLetter() {}

    /**
     * @param kind {@code help}, or why this is the answer
     */
    static Letter of(About about, String kind) {
        var words = about.words();
        var said = new ArrayList<String>();
        boolean asked = kind.equals("help");
        if (!asked) said.add(words.say("server.letter." + kind));
        var unread = String.join("", about.letter().args());
        if (!unread.isEmpty()) said.add(words.say("server.letter.receipt.unread", unread));
        said.add(words.say("server.letter.help.text"));
        if (asked) {
            said.add(words.say("server.letter.sent.how"));
            said.add(words.say("server.letter.help.forms"));
            said.add(About.block(forms(words.language())));
        }
        said.add(words.say("server.letter.help.template", about.state().world().date()));
        said.add(About.block(about.template(about.state())));
        return about.written("help", said);
    }

    private static String forms(Language language) {
        return Stream.concat(marches(), Samples.all().stream())
                .filter(order -> !(order instanceof Heading))
                .map(order -> mark(order) + OrderText.in(language).print(order))
                .distinct()
                .collect(Collectors.joining("\n"));
    }

    /** What may follow a way: a strength, whom it is about, equipment, land left alone, a ship. */
    private static Stream<Order> marches() {
        return Parser.read(MARCHES).sheet().lines().stream().map(Sheet.Line::order);
    }

    private static String mark(Order order) {
        return ArmamentOnly.keyword(order).isPresent() ? "* " : "  ";
    }

    /** The own map, as text and as a drawing. */
    static Letter map(About about) {
        var report = about.report(about.state());
        var herald = new Herald(about.to().language());
        var title = report.name() + " · " + report.date();
        var drawing = Pdf.of(AtlasHtml.a3(MapScene.of(report), title, herald));
        return about.written(
                        "map",
                        List.of(
                                about.words().say("server.letter.map.text", report.date()),
                                About.block(ReportText.map(report, about.to().language()))))
                .enclosing(List.of(new Letter.Enclosed("map.pdf", "application/pdf", drawing)));
    }
}

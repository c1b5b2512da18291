package hegemon.server.web.pygma;

import hegemon.pygma.orders.OrderText;
import hegemon.pygma.report.Herald;
import hegemon.pygma.report.Report;
import hegemon.table.Language;
import hegemon.table.Message;

import java.util.ArrayList;

/** A sheet of orders with what became of each, as a picture. */
final class SheetPicture {
    private static final int LINE = 22;
    private static final int WIDTH = 700;

    private SheetPicture() {}

    static String of(Report report, Language language) {
        var herald = new Herald(language);
        var lines = new ArrayList<String>();
        for (Report.Answer answer : report.orders()) {
            lines.add((answer.done() ? "✓ " : "✗ ") + OrderText.in(language).print(answer.order()));
            for (Message note : answer.notes()) lines.add("    " + herald.note(note));
        }
        int height = LINE * lines.size() + 20;
        var svg = new StringBuilder();
        svg.append(
                """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img" font-family="Hegemon, sans-serif" font-size="15">
                <rect width="%d" height="%d" fill="#fcfaf4" stroke="#857960"/>
                """
                        .formatted(WIDTH, height, WIDTH, height, WIDTH, height));
        int y = LINE + 4;
        for (String line : lines) {
            boolean note = line.startsWith("    ");
            svg.append(
                    "<text x=\"%d\" y=\"%d\" fill=\"%s\">%s</text>\n"
                            .formatted(
                                    note ? 40 : 14,
                                    y,
                                    note ? "#5a5144" : "#221d17",
                                    line.strip()
                                            .replace("&", "&amp;")
                                            .replace("<", "&lt;")
                                            .replace(">", "&gt;")));
            y += LINE;
        }
        return svg.append("</svg>").toString();
    }
}

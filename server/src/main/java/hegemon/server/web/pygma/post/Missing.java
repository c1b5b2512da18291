package hegemon.server.web.pygma.post;

import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Template;
import hegemon.table.Language;

import java.util.stream.Collectors;

/** Lines to begin with for units that the sheet says nothing about. */
final class Missing {
    private Missing() {}

    /** Empty if every unit has its order. */
    static String of(Sheet sheet, Knowledge knowledge, Language language) {
        var ordered = sheet.all(March.class).map(March::unit).collect(Collectors.toSet());
        return Template.of(knowledge, language)
                .lines()
                .filter(line -> line.startsWith("; "))
                .map(line -> line.substring(2))
                .filter(
                        line ->
                                Parser.read(line)
                                        .sheet()
                                        .all(March.class)
                                        .anyMatch(march -> !ordered.contains(march.unit())))
                .map(line -> "; " + line)
                .collect(Collectors.joining("\n"));
    }
}

package hegemon.server.web.pygma.post;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Template;
import hegemon.table.Language;

import java.util.stream.Collectors;

/** Lines to begin with for units that the sheet says nothing about. */
final class Missing {
    private Missing() {}

    /** Empty if every unit has an order that counts. */
    static String of(Examination examination, Knowledge knowledge, Language language) {
        var lost =
                examination.faults().stream()
                        .filter(fault -> !fault.isWarning())
                        .map(Fault::line)
                        .collect(Collectors.toSet());
        var ordered =
                examination.sheet().lines().stream()
                        .filter(line -> !lost.contains(line.number()))
                        .map(Sheet.Line::order)
                        .filter(March.class::isInstance)
                        .map(order -> ((March) order).unit())
                        .collect(Collectors.toSet());
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

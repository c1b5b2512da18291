package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Locator;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A text that a ruler wrote, read and checked.
 *
 * @param faults everything wrong with it, line by line
 */
public record Examination(Sheet sheet, List<Fault> faults, Verdict verdict) {
    private static final Comparator<Fault> BY_PLACE =
            Comparator.comparingInt(Fault::line).thenComparingInt(Fault::column);

    public Examination {
        faults = List.copyOf(faults);
    }

    public static Examination of(String text, Knowledge knowledge) {
        var reading = Parser.read(text);
        var verdict = Check.of(reading.sheet(), knowledge);
        var locator = new Locator(text);
        var faults =
                Stream.concat(reading.faults().stream(), verdict.faults().map(locator::locate))
                        .sorted(BY_PLACE)
                        .toList();
        return new Examination(reading.sheet(), faults, verdict);
    }

    /** Whether every order will be carried out as written; warnings do not matter. */
    public boolean isClean() {
        return faults.stream().allMatch(Fault::isWarning);
    }
}

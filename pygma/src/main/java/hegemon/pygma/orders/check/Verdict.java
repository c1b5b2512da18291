package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Order;
import hegemon.table.Message;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a sheet will cost and do, and what is wrong with it.
 *
 * @param treasury GM before the month
 * @param bill what is paid before all orders; nothing but in an armament month
 * @param lines in the order written
 * @param balance GM left after all orders
 * @param warnings of what the sheet leaves out
 * @param units as they are when they march
 */
public record Verdict(
        int treasury,
        Bill bill,
        List<Line> lines,
        int balance,
        List<Message> warnings,
        List<Standing> units) {
    public Verdict {
        lines = List.copyOf(lines);
        warnings = List.copyOf(warnings);
        units = List.copyOf(units);
    }

    /**
     * One order.
     *
     * @param cost GM it takes
     * @param balance GM left after it
     */
    public record Line(
            int number,
            Order order,
            int cost,
            int balance,
            List<Fault> faults,
            List<Message> effects) {
        public Line {
            faults = List.copyOf(faults);
            effects = List.copyOf(effects);
        }
    }

    public Stream<Fault> faults() {
        return lines.stream().flatMap(line -> line.faults().stream());
    }
}

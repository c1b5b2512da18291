package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Order;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a sheet will cost and do, and what is wrong with it.
 *
 * @param treasury GM before the month
 * @param pay D-18: due before all orders; 0 but in an armament month
 * @param administration likewise, for the mobile armies present
 * @param lines in the order written
 * @param balance GM left after all orders
 */
public record Verdict(int treasury, int pay, int administration, List<Line> lines, int balance) {
    public Verdict {
        lines = List.copyOf(lines);
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
            List<Effect> effects) {
        public Line {
            faults = List.copyOf(faults);
            effects = List.copyOf(effects);
        }
    }

    /** Pay and administration that the treasury cannot cover; then units leave (D-19, D-68). */
    public int unpaid() {
        return Math.max(0, pay + administration - treasury);
    }

    public Stream<Fault> faults() {
        return lines.stream().flatMap(line -> line.faults().stream());
    }
}

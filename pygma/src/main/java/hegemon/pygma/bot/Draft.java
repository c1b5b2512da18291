package hegemon.pygma.bot;

import static java.util.stream.Collectors.toSet;

import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A sheet in the making. What the check would refuse is struck out before it is sent. */
final class Draft {
    private final Knowledge knowledge;
    private final List<Order> orders = new ArrayList<>();

    Draft(Knowledge knowledge) {
        this.knowledge = knowledge;
        orders.add(new Heading.Realm(new RealmName.Numbered(knowledge.realm()), Optional.empty()));
        orders.add(new Heading.Turn(knowledge.date()));
    }

    void add(Order order) {
        orders.add(order);
    }

    /** Whether this order alone, with what the realm has now, would be carried out in full. */
    boolean allows(Order order) {
        return Check.of(sheet(List.of(order)), knowledge).faults().allMatch(it -> it.isWarning());
    }

    /** What is left of the treasury after the orders so far. */
    int balance() {
        return Check.of(sheet(orders), knowledge).balance();
    }

    /** Adds a spending order if the check lets it pass and so much money remains after it. */
    boolean spend(Order order, int reserve) {
        orders.add(order);
        var verdict = Check.of(sheet(orders), knowledge);
        if (isClean(verdict.lines().getLast()) && verdict.balance() >= reserve) return true;
        orders.removeLast();
        return false;
    }

    /** Struck line by line: one order's fault may vanish with another's. */
    Sheet finished() {
        while (true) {
            var verdict = Check.of(sheet(orders), knowledge);
            var faulty =
                    verdict.lines().stream()
                            .filter(line -> !isClean(line))
                            .map(Verdict.Line::number)
                            .collect(toSet());
            if (faulty.isEmpty()) return sheet(orders);
            var kept = new ArrayList<Order>();
            for (int i = 0; i < orders.size(); i++)
                if (!faulty.contains(i + 1)) kept.add(orders.get(i));
            orders.clear();
            orders.addAll(kept);
        }
    }

    private static boolean isClean(Verdict.Line line) {
        return line.faults().stream().allMatch(fault -> fault.isWarning());
    }

    private static Sheet sheet(List<Order> orders) {
        var lines = new ArrayList<Sheet.Line>();
        for (Order order : orders) lines.add(new Sheet.Line(lines.size() + 1, order));
        return new Sheet(lines, List.of());
    }
}

package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.table.Language;
import hegemon.table.Seat;

import java.util.stream.Collectors;

/**
 * ERGÄNZE, or a correction: what was sent before, and this. An army marches as it is told last, the
 * last sum for hygiene counts, and what is said again counts once.
 */
final class Supplement {
    private Supplement() {}

    static String of(Object position, Seat seat, String sheet) {
        if (!(position instanceof PygmaState state)) return sheet;
        var earlier = state.sheets().get(state.realm(seat));
        return earlier == null ? sheet : before(earlier, sheet) + "\n" + sheet;
    }

    private static String before(Sheet earlier, String sheet) {
        var said =
                Parser.read(sheet).sheet().lines().stream()
                        .map(line -> subject(line.order()))
                        .collect(Collectors.toSet());
        var kept =
                earlier.lines().stream()
                        .filter(line -> !(line.order() instanceof Heading.End))
                        .filter(line -> !said.contains(subject(line.order())))
                        .toList();
        return OrderText.in(Language.GERMAN)
                .print(new Sheet(kept, earlier.comments(), earlier.unread()))
                .stripTrailing();
    }

    /** Of two orders with the same one the later counts. */
    private static Object subject(Order order) {
        return switch (order) {
            case March march -> march.unit();
            case Construction.Hygiene ignored -> Construction.Hygiene.class;
            default -> order;
        };
    }
}

package hegemon.server.web.pygma.post;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.table.Language;
import hegemon.table.Seat;

import java.util.Set;
import java.util.stream.Collectors;

/** ERGÄNZE: what was sent before, and this; an army marches as it is told last. */
final class Supplement {
    private Supplement() {}

    static String of(Object position, Seat seat, String sheet) {
        if (!(position instanceof PygmaState state)) return sheet;
        var earlier = state.sheets().get(state.realm(seat));
        return earlier == null ? sheet : before(earlier, sheet) + "\n" + sheet;
    }

    private static String before(Sheet earlier, String sheet) {
        var marching =
                Parser.read(sheet)
                        .sheet()
                        .all(March.class)
                        .map(March::unit)
                        .map(Object::toString)
                        .collect(Collectors.toSet());
        var kept = earlier.lines().stream().filter(line -> isKept(line.order(), marching)).toList();
        return OrderText.in(Language.GERMAN)
                .print(new Sheet(kept, earlier.comments(), earlier.unread()))
                .stripTrailing();
    }

    private static boolean isKept(Order order, Set<String> marching) {
        return !(order instanceof Heading.End)
                && !(order instanceof March march && marching.contains(march.unit().toString()));
    }
}

package hegemon.pygma.month;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** An army on its way, as {@link PlainMarch} leads it. */
final class PlainHost {
    final int realm;
    final String unit;
    final List<Integer> path;
    final char order;
    final int against;
    final boolean annexes;
    final int start;
    int size;
    int at;
    int legal;

    /** The field left by the last step of this month; −1: it has not moved. */
    int from = -1;

    /** The pulse in which it came to where it is. */
    int came = -1;

    /** Where it was this month, in the order of its way. */
    final List<Integer> trace = new ArrayList<>();

    /** D-83: the realms before whom it turned back or withdrew. */
    final Set<Integer> avoided = new TreeSet<>();

    boolean held;
    boolean withdrew;
    boolean cornered;

    PlainHost(
            int realm,
            String unit,
            int size,
            List<Integer> path,
            char order,
            int against,
            boolean annexes) {
        this.realm = realm;
        this.unit = unit;
        this.size = size;
        this.path = path;
        this.order = order;
        this.against = against;
        this.annexes = annexes;
        this.start = path.getFirst();
        this.at = start;
        trace.add(start);
    }

    boolean rides() {
        return unit.startsWith("RH");
    }

    boolean sails() {
        return unit.startsWith("FH");
    }

    /** PI-11.3. */
    boolean lives() {
        return size >= (sails() ? 10 : 1_000);
    }

    /** D-80: fleets and land armies do not meet. */
    boolean meets(PlainHost other) {
        return realm != other.realm && sails() == other.sails() && lives() && other.lives();
    }

    void go(int to, int pulse) {
        from = at;
        at = to;
        came = pulse;
        trace.add(to);
    }

    /** Withdrawal or flight: no move of its own. */
    void giveWay(int to) {
        go(to, -1);
        held = true;
    }
}

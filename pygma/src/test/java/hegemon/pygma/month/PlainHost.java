package hegemon.pygma.month;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A unit on its way, as {@link PlainMarch} leads it. */
final class PlainHost {
    final int realm;
    final String unit;

    /** From where it stands; of a carried army from where its fleet does. */
    final List<Integer> path;

    final char order;
    final int against;
    final boolean annexes;
    final int start;
    boolean stationed;
    int equipment;
    boolean worn;

    /** The fleet that carries it, and the one that it is to board with its last step. */
    Optional<PlainHost> carrier = Optional.empty();

    Optional<PlainHost> boards = Optional.empty();

    /** Goods of a merchant: "realm good" and points, in the order they were loaded. */
    final List<PlainLot> lots = new ArrayList<>();

    /** Its first step leaves a fleet. */
    boolean lands;

    int size;
    int at;

    /** How many fields it may enter, and how many it has. */
    int legal;

    int made;

    /** The field left by the last step of this month; −1: it has not moved. */
    int from = -1;

    /** The pulse in which it came to where it is. */
    int came = -1;

    /** The pulse from which it is where it is, driven there or not. */
    int arrived;

    /** The pulse of its last step. */
    int stepped = -1;

    /** Where it was this month, in the order of its way, and whether aboard. */
    final List<Integer> trace = new ArrayList<>();

    final List<Boolean> deck = new ArrayList<>();

    /** D-83: the realms before whom it turned back or withdrew. */
    final Set<Integer> avoided = new TreeSet<>();

    boolean held;
    boolean fought;
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
    }

    /** Before the first pulse. */
    void begin() {
        trace.add(at);
        deck.add(carrier.isPresent());
        lands = carrier.isPresent() && path.size() > 1;
    }

    boolean rides() {
        return unit.startsWith("RH");
    }

    boolean sails() {
        return unit.startsWith("FH");
    }

    boolean trades() {
        return unit.startsWith("H");
    }

    boolean walks() {
        return !sails() && !trades();
    }

    /** PI-11.3. */
    boolean lives() {
        return size >= (trades() ? 1 : sails() ? 10 : 1_000);
    }

    /** An army that others can meet: merchants and carried armies meet nobody (D-80, D-97). */
    boolean stands() {
        return lives() && !trades() && carrier.isEmpty();
    }

    /** D-80: fleets and land armies do not meet. */
    boolean meets(PlainHost other) {
        return realm != other.realm && sails() == other.sails() && stands() && other.stands();
    }

    boolean hasStep() {
        return lives() && !held && made < legal + (boards.isPresent() ? 1 : 0);
    }

    boolean isBoarding() {
        return boards.isPresent() && made == legal;
    }

    void go(int to, int pulse) {
        from = at;
        at = to;
        came = pulse;
        arrived = pulse;
        trace.add(to);
        deck.add(carrier.isPresent());
    }

    /** D-80: it is back where it was, and already there. */
    void turnBack() {
        trace.removeLast();
        deck.removeLast();
        at = trace.getLast();
        from = trace.size() > 1 ? trace.get(trace.size() - 2) : -1;
        came = -1;
        stepped = -1;
        held = true;
    }

    /** Withdrawal or flight: no move of its own. */
    void giveWay(int to, int pulse) {
        go(to, -1);
        arrived = pulse;
        held = true;
    }
}

package hegemon.pygma.month;

import hegemon.pygma.orders.Construction;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.RoadClass;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** PI-10.7: bridges. */
final class Bridges {
    private record Site(int over, Bridge bridge) {}

    private final Board board;

    /** Which realms ordered a bridge over a field that they could build. */
    private final Map<Integer, Set<Integer>> wanted = new HashMap<>();

    Bridges(Board board) {
        this.board = board;
        for (Court court : board.courts())
            court.sheet.all(Construction.Bridge.class).forEach(bridge -> want(court, bridge));
    }

    private void want(Court court, Construction.Bridge order) {
        site(court, order)
                .ifPresent(
                        site ->
                                wanted.computeIfAbsent(site.over, key -> new HashSet<>())
                                        .add(court.number()));
    }

    /** D-50: over one field of fresh water between two own land fields. */
    private Optional<Site> site(Court court, Construction.Bridge order) {
        var over = board.map.find(order.over());
        var from = board.own(court, order.from()).filter(bank -> board.field(bank).isLand());
        var to = board.own(court, order.to()).filter(bank -> board.field(bank).isLand());
        if (from.isEmpty() || to.isEmpty() || over.isEmpty() || from.equals(to))
            return Optional.empty();
        var field = board.field(over.get());
        boolean fits =
                field.terrain().takesBridge()
                        && field.ways().bridge().isEmpty()
                        && board.map.adjacent(over.get(), from.get())
                        && board.map.adjacent(over.get(), to.get());
        return fits
                ? Optional.of(new Site(over.get(), new Bridge(from.get(), to.get())))
                : Optional.empty();
    }

    Answer build(Court court, Construction.Bridge order) {
        var found = site(court, order);
        if (found.isEmpty()) return Answer.refuse("bridge", order.over());
        int over = found.get().over;
        if (wanted.getOrDefault(over, Set.of()).size() > 1)
            return Answer.refuse("bridge.contested", order.over()); // D-132
        if (RoadClass.BRIDGE_PRICE > court.treasury)
            return Answer.refuse("money", RoadClass.BRIDGE_PRICE, court.treasury);
        court.book(-RoadClass.BRIDGE_PRICE, "bridge", order.over());
        var field = board.field(over);
        var built = field.ways().withBridge(found.get().bridge);
        board.set(over, field.with(built).withOwner(court.number()));
        return Answer.done();
    }
}

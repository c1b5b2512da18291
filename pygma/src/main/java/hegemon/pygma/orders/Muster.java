package hegemon.pygma.orders;

import hegemon.pygma.world.Unit;

import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * D-68: which armies will be mobile once a sheet has split, joined and stationed them.
 *
 * @param <T> an army, as the month or the check knows it
 */
public final class Muster<T> {
    private final Predicate<T> canStation;
    private final BiPredicate<T, T> canJoin;
    private final SortedMap<Unit, T> armies;

    /**
     * @param armies as they are now
     */
    public Muster(Map<Unit, T> armies, Predicate<T> canStation, BiPredicate<T, T> canJoin) {
        this.armies = new TreeMap<>(armies);
        this.canStation = canStation;
        this.canJoin = canJoin;
    }

    /** Those that count for administration in the end. */
    public SortedSet<Unit> mobile(Sheet sheet) {
        for (Sheet.Line line : sheet.lines())
            switch (line.order()) {
                case Armament.Split(var unit, _, var as) -> split(unit, as);
                case Armament.Merge(var unit, var into) -> merge(unit, into);
                default -> {} // nothing else changes how many there are
            }
        var mobile = new TreeSet<>(armies.keySet());
        for (Sheet.Line line : sheet.lines())
            switch (line.order()) {
                case Armament.Station(var unit) when isHome(unit) -> mobile.remove(unit);
                case March march when march.stationary() && isHome(march.unit()) ->
                        mobile.remove(march.unit());
                default -> {}
            }
        return mobile;
    }

    private void split(Unit unit, Unit as) {
        var army = armies.get(unit);
        if (army != null && as.kind() == unit.kind()) armies.putIfAbsent(as, army);
    }

    private void merge(Unit unit, Unit into) {
        var one = armies.get(unit);
        var other = armies.get(into);
        if (one != null && other != null && !unit.equals(into) && canJoin.test(one, other))
            armies.remove(unit);
    }

    private boolean isHome(Unit unit) {
        var army = armies.get(unit);
        return army != null && canStation.test(army);
    }
}

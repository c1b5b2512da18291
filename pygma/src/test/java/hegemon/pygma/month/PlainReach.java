package hegemon.pygma.month;

import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * A second reading of how far units come (PI-12, PI-15, PI-17.3, D-50, D-52, D-57 to D-65, D-103),
 * slow and plain: whether the first so many steps of a way are a legal move.
 */
final class PlainReach {
    private final World world;
    private final Geometry map;
    private final List<List<Integer>> neighbours = new ArrayList<>();

    PlainReach(World world) {
        this.world = world;
        map = world.geometry();
        for (int at = 0; at < map.fields(); at++) {
            int field = at;
            neighbours.add(
                    IntStream.range(0, map.fields())
                            .filter(it -> map.distance(field, it) == 1)
                            .boxed()
                            .toList());
        }
    }

    List<Integer> beside(int at) {
        return neighbours.get(at);
    }

    private Terrain ground(int at) {
        return world.field(at).terrain();
    }

    /** PI-3.2. */
    int height(int at) {
        return switch (ground(at)) {
            case MOUNTAINS, PLATEAU -> 2;
            case HILLS, WOODED_HILLS -> 1;
            default -> 0;
        };
    }

    private boolean isInside(PlainHost host, int at) {
        return world.field(at).owner() == host.realm; // D-126: neutral land for beings
    }

    private boolean isKnown(PlainHost host, int at) {
        return host.realm == 0 || world.realm(host.realm).known().knows(at);
    }

    /** D-63: the longest legal beginning; then whether it goes aboard. */
    void plan(PlainHost host) {
        while (!host.stationed
                && host.legal + 1 < host.path.size()
                && isLegal(host, host.legal + 1)) host.legal++;
        if (host.boards.isPresent() && !goesAboard(host)) host.boards = Optional.empty();
    }

    /** PI-15.1, PI-15.2, D-65. */
    private boolean goesAboard(PlainHost host) {
        var fleet = host.boards.orElseThrow();
        int shore = host.path.get(host.legal);
        return !host.stationed
                && host.legal + 1 == host.path.size()
                && host.carrier.isEmpty()
                && fleet.path.size() == 1
                && isShore(shore)
                && map.distance(shore, fleet.at) == 1
                && isInReach(host, host.legal, true);
    }

    private boolean isLegal(PlainHost host, int steps) {
        for (int i = 1; i <= steps; i++)
            if (!isStep(host, host.path.get(i - 1), host.path.get(i), i == 1 && host.lands))
                return false;
        return host.trades() ? tradesSoFar(host, steps) : isInReach(host, steps, false);
    }

    /** PI-12.8, D-5, D-14, D-50, D-61. */
    private boolean isStep(PlainHost host, int from, int to, boolean landing) {
        if (landing) return isShore(to) && isKnown(host, to); // beside which field shows later
        if (map.distance(from, to) != 1) return false;
        if (host.sails()) return !isKnown(host, to) || ground(to).isWater();
        if (!isKnown(host, to)) return false;
        return host.trades() ? isTradeWay(host, from, to) : isOpen(from, to);
    }

    /** D-50: over water only from one end of a bridge, and off it to one. */
    boolean isOpen(int from, int to) {
        return isBank(from, to) && isBank(to, from);
    }

    private boolean isBank(int over, int end) {
        return !ground(over).isWater()
                || world.field(over).ways().bridge().filter(it -> it.joins(end)).isPresent();
    }

    boolean isShore(int at) {
        return !ground(at).isWater() && (height(at) == 0 || isPort(at));
    }

    /** PI-7.2, D-29. */
    private boolean isPort(int at) {
        var kind = world.field(at).settlement().map(it -> it.kind());
        return kind.filter(SettlementKind.PORT::equals).isPresent()
                || (kind.filter(SettlementKind.CAPITAL::equals).isPresent()
                        && beside(at).stream().anyMatch(it -> ground(it).isWater()));
    }

    private boolean isInReach(PlainHost host, int steps, boolean boarding) {
        var entered = host.path.subList(1, steps + 1);
        if (host.sails()) return steps <= sea(host, entered);
        if (!boarding && isRoad(host, steps) && steps <= (host.rides() ? 8 : 4)) return true;
        if (!isLevel(host, steps)) return false;
        long inside = entered.stream().filter(it -> isInside(host, it)).count();
        int all = steps;
        if (boarding) {
            all++;
            if (isInside(host, host.path.get(steps))) inside++;
        }
        if (!host.rides()) return all <= (inside == all ? 2 : 1);
        if (entered.stream().anyMatch(it -> ground(it) == Terrain.MOUNTAINS)) return all == 1;
        if (inside == all) return all <= 4;
        return inside == 0 ? all <= 2 : inside <= 2 && all - inside <= 1;
    }

    /** D-60. */
    private int sea(PlainHost host, List<Integer> entered) {
        int lane = world.field(host.start).ways().lane();
        if (lane > 0 && entered.stream().allMatch(it -> world.field(it).ways().lane() == lane))
            return 10;
        IntPredicate off =
                at ->
                        beside(at).stream()
                                .anyMatch(it -> isInside(host, it) && !ground(it).isWater());
        return entered.stream().allMatch(off::test) ? 6 : 4;
    }

    /** PI-12.3, D-59: between fields of land, bridges included. */
    private boolean isLevel(PlainHost host, int steps) {
        int sum = 0;
        for (int i = host.lands ? 2 : 1; i <= steps; i++) {
            int from = host.path.get(i - 1);
            int to = host.path.get(i);
            if (host.trades() && (ground(from).isWater() || ground(to).isWater())) continue;
            int step = Math.abs(height(to) - height(from));
            if (step > 1) return false;
            sum += step;
        }
        return sum <= world.settings().get(Setting.HEIGHT_PER_MONTH);
    }

    /** PI-12.2, D-98: every step on roads. */
    boolean isRoad(PlainHost host, int steps) {
        return !host.lands
                && IntStream.rangeClosed(1, steps)
                        .allMatch(i -> isRoad(host, host.path.get(i - 1), host.path.get(i)));
    }

    /** D-52: intact, known, and with OWN in the own realm. */
    private boolean isRoad(PlainHost host, int from, int to) {
        boolean own = isInside(host, from) && isInside(host, to);
        boolean all = world.settings().get(Setting.ROAD_FOREIGN) == Choice.ForeignRoads.ALL;
        return isRoad(from, to) && (own || all || host.trades());
    }

    boolean isRoad(int from, int to) {
        Field field = world.field(from);
        return map.direction(from, to).filter(field.ways()::hasRoad).isPresent();
    }

    /** D-103: own land, known water, foreign land only by road. */
    private boolean isTradeWay(PlainHost host, int from, int to) {
        if (isRoad(host, from, to)) return true;
        boolean wet = ground(from).isWater();
        if (ground(to).isWater()) return wet || isShore(from);
        if (wet) return isShore(to) && (isInside(host, to) || isPort(to));
        return isInside(host, to);
    }

    private boolean tradesSoFar(PlainHost host, int steps) {
        if (isRoad(host, steps)) return steps <= 10;
        var way = host.path.subList(0, steps + 1);
        boolean afloat =
                way.stream().skip(1).limit(steps - 1L).allMatch(it -> ground(it).isWater());
        for (int end : new int[] {way.getFirst(), way.getLast()})
            afloat &= ground(end).isWater() || isPort(end);
        return (afloat && steps <= 10) || (steps <= 4 && isLevel(host, steps));
    }
}

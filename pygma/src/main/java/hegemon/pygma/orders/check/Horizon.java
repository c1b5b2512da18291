package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Range;
import hegemon.pygma.world.Reach;
import hegemon.pygma.world.Unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far an own unit comes this month on the ruler's own map.
 *
 * @param from where it stands
 * @param goals the fields it may reach, the nearest first
 * @param decks the fleets it may board, each with the way to the field beside it
 * @param bound why it stays where it is: stationed, or just raised; empty if it may go
 */
public record Horizon(Address from, List<Goal> goals, List<Deck> decks, String bound) {
    /**
     * @param way the addresses to enter, this one last
     * @param risk per cent that the way may cost (PI-19), as the unit is and if it buys equipment I
     *     or II
     */
    public record Goal(Address at, List<Address> way, List<Integer> risk) {
        public Goal {
            risk = List.copyOf(risk);
        }
    }

    public record Deck(Unit fleet, List<Address> way) {}

    /**
     * Of a unit as this sheet leaves it when units march: split off or enlarged, with the roads
     * that it builds.
     *
     * @param unit its name; nothing if no unit has it then
     */
    public static Optional<Horizon> of(Sheet sheet, Knowledge knowledge, String unit) {
        var plan = Check.ahead(sheet, knowledge);
        return plan.troops().stream()
                .filter(troop -> troop.unit.toString().equals(unit))
                .findFirst()
                .map(troop -> of(plan, troop));
    }

    private static Horizon of(RealmAhead plan, Troop troop) {
        var from = plan.address(troop.field);
        if (troop.stationed) return new Horizon(from, List.of(), List.of(), "stationed");
        if (troop.fresh) return new Horizon(from, List.of(), List.of(), "raised");
        var chart = new Chart(plan);
        var goals = new ArrayList<Goal>();
        var range = Range.of(chart, troop.kind(), troop.field, troop.aboard.isPresent());
        for (Range.Goal goal : range) goals.add(goal(plan, troop, goal));
        return new Horizon(from, goals, decks(plan, chart, troop, range), "");
    }

    private static Goal goal(RealmAhead plan, Troop troop, Range.Goal goal) {
        var risk = new ArrayList<Integer>();
        for (int level = 0; level <= 2; level++) {
            var equipment =
                    troop.equipment.level() >= level ? troop.equipment : plan.bought(troop, level);
            var toll = plan.toll(troop, equipment, goal.way(), goal.onRoad());
            risk.add(toll.percentOf(toll.most()));
        }
        return new Goal(plan.address(goal.field()), addresses(plan, goal.way()), risk);
    }

    private static List<Address> addresses(RealmAhead plan, List<Integer> way) {
        return way.stream().map(plan::address).toList();
    }

    /** PI-15.2: a fleet is boarded from a field beside it. */
    private static List<Deck> decks(
            RealmAhead plan, Chart chart, Troop troop, Iterable<Range.Goal> range) {
        var decks = new ArrayList<Deck>();
        if (!troop.kind().isLandArmy() || troop.aboard.isPresent()) return decks;
        var ways = new ArrayList<List<Integer>>();
        ways.add(List.of());
        for (Range.Goal goal : range) ways.add(goal.way());
        for (Troop fleet : plan.troops()) {
            if (!fleet.kind().isFleet() || plan.freeShips(fleet) < troop.kind().ships(troop.size))
                continue;
            ways.stream()
                    .filter(way -> boards(chart, troop, way, fleet.field))
                    .findFirst()
                    .ifPresent(way -> decks.add(new Deck(fleet.unit, addresses(plan, way))));
        }
        return decks;
    }

    private static boolean boards(Chart chart, Troop troop, List<Integer> way, int deck) {
        int last = way.isEmpty() ? troop.field : way.getLast();
        if (deck == Geometry.NONE || !chart.map().adjacent(last, deck)) return false;
        var steps = way.stream().mapToInt(Integer::intValue).toArray();
        return Reach.plan(chart, new Reach.Move(troop.kind(), troop.field, steps, false, deck))
                .boards();
    }
}

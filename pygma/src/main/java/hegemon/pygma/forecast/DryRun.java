package hegemon.pygma.forecast;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The own month by the real engine, in a world made of what the realm knows. It tells nothing else:
 * what two worlds differ in beyond that makes no difference here.
 *
 * @param fair the month with usual dice, without what only eyes could tell
 * @param harsh the same with the worst dice
 * @param unseen units that are sent beyond the map; their way is tried as far as it is known
 */
public record DryRun(Report fair, Report harsh, List<Unit> unseen) {
    public DryRun {
        unseen = List.copyOf(unseen);
    }

    public static DryRun of(Sheet sheet, Knowledge knowledge, Report last) {
        var world = KnownWorld.of(knowledge, last);
        var unseen = new ArrayList<Unit>();
        var known = onTheMap(sheet, knowledge, unseen);
        return new DryRun(
                report(month(world, knowledge.realm(), known, Luck.FAIR), knowledge, last),
                report(month(world, knowledge.realm(), known, Luck.HARSH), knowledge, last),
                unseen);
    }

    /** A month in which the others give no orders. */
    static Evaluation month(World world, int realm, Sheet sheet, Luck luck) {
        var sheets = new TreeMap<Integer, Sheet>();
        sheets.put(realm, sheet);
        return Evaluation.of(world, sheets, Events.NONE, luck);
    }

    /** D-22: a month in which the ruler orders nothing, but is there. */
    static Sheet idle(int realm) {
        var heading = new Heading.Realm(new RealmName.Numbered(realm), Optional.empty());
        return new Sheet(List.of(new Sheet.Line(1, heading)), List.of());
    }

    private static Report report(Evaluation month, Knowledge knowledge, Report last) {
        return month.reports().get(knowledge.realm() - 1).imagined(last);
    }

    /** D-5, D-61: where the map ends, a way is cut, whether the world goes on there or not. */
    static Sheet onTheMap(Sheet sheet, Knowledge knowledge, List<Unit> cut) {
        var lines = new ArrayList<Sheet.Line>();
        for (Sheet.Line line : sheet.lines())
            lines.add(new Sheet.Line(line.number(), onTheMap(line.order(), knowledge, cut)));
        return lines.isEmpty()
                ? idle(knowledge.realm())
                : new Sheet(lines, sheet.comments(), sheet.unread());
    }

    private static Order onTheMap(Order order, Knowledge knowledge, List<Unit> cut) {
        if (!(order instanceof March march)) return order;
        int steps = 0;
        while (steps < march.path().size() && isKnown(march.path().get(steps), knowledge)) steps++;
        if (steps == march.path().size() || steps == 0) return order;
        cut.add(march.unit());
        return new March(
                march.unit(),
                march.stationary(),
                march.path().subList(0, steps),
                march.load(),
                march.clauses());
    }

    private static boolean isKnown(Place place, Knowledge knowledge) {
        return switch (place) {
            case Place.Field(var address) ->
                    knowledge.geometry().find(address).filter(knowledge.map()::knows).isPresent();
            case Place.Deck ignored -> true;
        };
    }
}

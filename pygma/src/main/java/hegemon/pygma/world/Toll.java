package hegemon.pygma.world;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * PI-19, D-62: what a way takes from an army or a fleet with the best and with the worst dice.
 *
 * @param grounds what takes it
 * @param dissolves whether the unit may fall below its minimum (D-54)
 */
public record Toll(int size, int least, int most, Set<Terrain> grounds, boolean dissolves) {
    private static final List<List<Integer>> PERCENT =
            List.of(
                    List.of(10, 15, 20, 25, 35, 50),
                    List.of(0, 10, 15, 20, 25, 35),
                    List.of(0, 0, 10, 15, 20, 25));

    /** PI-19.1: by the W6 and the level of equipment. */
    public static int percent(int die, int equipment) {
        return PERCENT.get(equipment).get(die - 1);
    }

    /**
     * Whether entering this ground is rolled for: PI-19.4, D-98; PI-12.9 and D-62 for a fleet.
     *
     * @param steps of the whole move
     */
    public static boolean isTaken(
            Settings settings,
            People people,
            UnitKind kind,
            Terrain ground,
            boolean onRoad,
            int steps) {
        if (kind.isFleet()) return ground == Terrain.REEFS && steps > 1;
        return kind.isLandArmy() && settings.losses(ground) && !onRoad && !people.isAtHome(ground);
    }

    /**
     * @param way the fields that are entered
     */
    public static Toll of(
            Lay lay,
            People people,
            UnitKind kind,
            int size,
            Equipment equipment,
            List<Integer> way,
            boolean onRoad) {
        int best = size;
        int worst = size;
        var gear = equipment;
        var grounds = EnumSet.noneOf(Terrain.class);
        for (int field : way) {
            var ground = lay.terrain(field);
            if (isTaken(lay.settings(), people, kind, ground, onRoad, way.size())) {
                best -= best * percent(1, gear.level()) / 100;
                worst -= worst * percent(6, gear.level()) / 100;
                grounds.add(ground);
            }
            gear = gear.after(lay.settings().losses(ground));
        }
        boolean dissolves = !grounds.isEmpty() && worst < kind.min();
        return new Toll(size, size - best, dissolves ? size : size - worst, grounds, dissolves);
    }

    /** Of these losses, rounded down as they are. */
    public int percentOf(int losses) {
        return size == 0 ? 0 : (int) (100L * losses / size);
    }
}

package hegemon.pygma.trial;

import hegemon.pygma.genesis.Feature;
import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Shape;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A crowded world: start areas of the size that fits, and many armies for each realm. */
public final class BusyWorld {
    private BusyWorld() {}

    /**
     * @param fields about so many
     * @param armies about so many in all
     */
    public static World of(long seed, int realms, int fields, int armies) {
        int large = Math.max(4, fields / 25);
        int wide = (int) Math.round(Math.sqrt(large));
        int start = Math.clamp(fields / realms / 4, 1, 12);
        var plan =
                WorldPlan.usual(seed, realms)
                        .withSize(new Shape.Rect(5, 5), wide, (large + wide - 1) / wide)
                        .with(Feature.LAND, 75)
                        .withSettings(Settings.DEFAULT.with(Setting.START_FIELDS, start));
        return crowded(Genesis.of(plan), armies);
    }

    /** The same world with armies around every capital. */
    private static World crowded(World world, int armies) {
        var all = new ArrayList<Army>();
        for (Army army : world.armies()) if (Realm.isNobody(army.realm())) all.add(army);
        int each = Math.max(1, armies / world.realms().size());
        for (Realm realm : world.realms()) raise(world, realm, each, all);
        all.sort(null);
        var next =
                new World(
                        world.geometry(),
                        world.settings(),
                        world.date(),
                        world.fields(),
                        rich(world.realms()),
                        all,
                        List.of(),
                        world.beings());
        return SetUp.complete(next, new byte[32]);
    }

    private static List<Realm> rich(List<Realm> realms) {
        return realms.stream().map(realm -> realm.withTreasury(2_000_000)).toList();
    }

    private static void raise(World world, Realm realm, int count, List<Army> all) {
        var places = around(world, realm.capital(), count);
        for (int i = 0; i < count; i++) {
            int at = places.get(i % places.size());
            Field field = world.field(at);
            var kind =
                    field.terrain().isWater()
                            ? UnitKind.FH
                            : i % 2 == 0 ? UnitKind.KH : UnitKind.RH;
            int size = kind == UnitKind.FH ? 20 + i : 2_000 + 500 * (i % 9);
            all.add(Army.of(realm.number(), new Unit(kind, i + 1), at, size));
        }
    }

    private static List<Integer> around(World world, int from, int count) {
        var places = new ArrayList<Integer>();
        Set<Integer> seen = new HashSet<>(Set.of(from));
        var queue = new ArrayDeque<Integer>(List.of(from));
        while (!queue.isEmpty() && places.size() < count) {
            int field = queue.remove();
            places.add(field);
            for (int way = 0; way < 6; way++) {
                int beside = world.geometry().neighbour(field, way);
                if (beside != Geometry.NONE && seen.add(beside)) queue.add(beside);
            }
        }
        return places;
    }
}

package hegemon.pygma.genesis;

import hegemon.pygma.month.SetUp;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Being;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Geometry;
import hegemon.pygma.world.KnownMap;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.pygma.world.World;
import hegemon.table.Lots;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Makes a world. The same plan gives the same world on every machine. */
public final class Genesis {
    private static final int HORDE_DISTANCE = 5;
    private static final int ATTEMPTS = 40;
    private static final long STRIDE = 1_000_003;

    private final WorldPlan plan;
    private final Geometry map;
    private final byte[] key;
    private final Terrain[] terrain;
    private final List<int[]> areas;

    private Genesis(WorldPlan plan) {
        this.plan = plan;
        this.key = ByteBuffer.allocate(32).putLong(plan.seed()).array();
        this.map = new Geometry(plan.shape(), plan.wide(), plan.high(), plan.wrap());
        this.terrain = Landscape.of(plan, map, Lots.of(key, "landscape"));
        this.areas = Starts.choose(plan, map, terrain, Lots.of(key, "starts"));
    }

    /** Where the realms find no room, the next landscape is tried. */
    public static SetUp.Start start(WorldPlan plan) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++)
            try {
                return new Genesis(plan.withSeed(plan.seed() + attempt * STRIDE)).world();
            } catch (NoRoom full) {
                // the next seed
            }
        throw new IllegalArgumentException("no world has room for " + plan);
    }

    public static World of(WorldPlan plan) {
        return start(plan).world();
    }

    private SetUp.Start world() {
        var fields = new ArrayList<Field>();
        for (Terrain each : terrain) fields.add(Field.of(each));
        var realms = new ArrayList<Realm>();
        var armies = new ArrayList<Army>();
        var beings = new TreeMap<Unit, Being>();
        hordes(armies, beings);
        for (int number = 1; number <= areas.size(); number++) {
            settle(fields, number);
            realms.add(realm(number));
            raise(armies, number);
        }
        SeaLanes.mark(plan, map, fields, areas, Lots.of(key, "lanes"));
        Lore.tell(plan, fields, Lots.of(key, "tales"));
        var world =
                new World(
                        map,
                        plan.settings(),
                        Date.START,
                        fields,
                        realms,
                        armies,
                        List.of(),
                        beings);
        return SetUp.start(world, key);
    }

    private void settle(List<Field> fields, int realm) {
        var area = areas.get(realm - 1);
        for (int field : area) fields.set(field, fields.get(field).withOwner(realm));
        var capital = Settlement.capital(realm, Names.capital(realm)).withTrade(1);
        fields.set(area[0], fields.get(area[0]).with(capital));
    }

    private Realm realm(int number) {
        return new Realm(
                number,
                Names.realm(number),
                new Realm.Player("", ""),
                Lore.people(plan, map, terrain, areas.get(number - 1)[0]),
                Lore.culture(plan, Lots.of(key, "culture " + number)),
                areas.get(number - 1)[0],
                plan.settings().get(Setting.START_MONEY),
                Economy.START,
                KnownMap.EMPTY,
                new TreeMap<>(),
                List.of());
    }

    /** D-125. */
    private void raise(List<Army> armies, int realm) {
        int capital = areas.get(realm - 1)[0];
        raise(armies, realm, UnitKind.KH, capital, plan.settings().get(Setting.START_KH));
        raise(armies, realm, UnitKind.RH, capital, plan.settings().get(Setting.START_RH));
        for (int way = 0; way < 6; way++) {
            int beside = map.neighbour(capital, way);
            if (beside == Geometry.NONE || !terrain[beside].isWater()) continue;
            raise(armies, realm, UnitKind.FH, beside, plan.settings().get(Setting.START_FH));
            return;
        }
    }

    private static void raise(List<Army> armies, int realm, UnitKind kind, int at, int size) {
        if (size >= kind.min()) armies.add(Army.of(realm, new Unit(kind, 1), at, size));
    }

    /** PI-1.7: one neutral army for so many land fields, away from the start areas. */
    private void hordes(List<Army> armies, SortedMap<Unit, Being> beings) {
        int fieldsPerHorde = plan.get(Feature.HORDES);
        if (fieldsPerHorde == 0) return;
        var lots = Lots.of(key, "hordes");
        int land = 0;
        for (Terrain each : terrain) if (each.isLand()) land++;
        int number = 1;
        for (int i = 0; i < land / fieldsPerHorde; i++) {
            int field = lots.below(terrain.length);
            int size = 1_000 + 100 * lots.below(31);
            boolean wild = lots.below(3) == 0;
            if (!terrain[field].isLand() || isNearStart(field)) continue;
            var unit = new Unit(UnitKind.KH, number++);
            armies.add(
                    Army.of(0, unit, field, size)
                            .named(wild ? Names.horde(number) : Names.people(number)));
            var order = wild ? BasicOrder.ATTACK : BasicOrder.NOTHING;
            beings.put(unit, new Being(unit, order, ""));
        }
    }

    private boolean isNearStart(int field) {
        for (int[] area : areas) if (map.distance(area[0], field) < HORDE_DISTANCE) return true;
        return false;
    }
}

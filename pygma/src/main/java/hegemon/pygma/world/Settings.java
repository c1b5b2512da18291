package hegemon.pygma.world;

import hegemon.table.values.Composed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of all settings of a game. Immutable. */
public final class Settings implements Composed {
    /** Those of a set-up that says nothing: the first edition. */
    public static final Settings DEFAULT =
            new Settings(defaults(Setting.FIRST_EDITION), new BitSet());

    private final Object[] values;

    /** Which were given; the others follow the edition (D-136). */
    private final BitSet given;

    private Settings(Object[] values, BitSet given) {
        this.values = values;
        this.given = given;
    }

    private record Parts(List<Object> values, List<Integer> given) implements Composed.Parts {
        @Override
        public Settings whole() {
            var marked = new BitSet();
            given.forEach(marked::set);
            return new Settings(values.toArray(), marked);
        }
    }

    @Override
    public Composed.Parts parts() {
        return new Parts(List.of(values), given.stream().boxed().toList());
    }

    private static Object[] defaults(int edition) {
        return Setting.ALL.stream().map(setting -> setting.byDefault(edition)).toArray();
    }

    /** The defaults of an edition. */
    public static Settings of(int edition) {
        return DEFAULT.with(Setting.EDITION, edition);
    }

    @SuppressWarnings("unchecked") // only with() and the defaults fill the array, each by its type
    public <T> T get(Setting<T> setting) {
        return (T) values[setting.index()];
    }

    public <T> Settings with(Setting<T> setting, T value) {
        var marked = (BitSet) given.clone();
        marked.set(setting.index());
        var changed =
                value instanceof Integer to && setting == Setting.EDITION
                        ? moved(to)
                        : values.clone();
        changed[setting.index()] = value;
        return new Settings(changed, marked);
    }

    private Object[] moved(int edition) {
        var moved = defaults(edition);
        given.stream().forEach(index -> moved[index] = values[index]);
        return moved;
    }

    /** What a setting is in this edition if nobody says otherwise. */
    public <T> T usual(Setting<T> setting) {
        return setting.byDefault(
                setting == Setting.EDITION ? Setting.FIRST_EDITION : get(Setting.EDITION));
    }

    /** Empty if the text is no value of this setting. */
    public <T> Optional<Settings> parse(Setting<T> setting, String text) {
        return setting.parse(text).map(value -> with(setting, value));
    }

    public <T> String print(Setting<T> setting) {
        return setting.print(get(setting));
    }

    /** The settings that differ from the defaults of their edition, in the order of the table. */
    public List<Setting<?>> changed() {
        var changed = new ArrayList<Setting<?>>();
        for (Setting<?> setting : Setting.ALL)
            if (!values[setting.index()].equals(usual(setting))) changed.add(setting);
        return changed;
    }

    public int income(Terrain terrain) {
        return get(Setting.TERRAIN_INCOME).getOrDefault(terrain, terrain.income());
    }

    public int points(Terrain terrain) {
        return get(Setting.TERRAIN_EP).getOrDefault(terrain, terrain.points());
    }

    /** PI-6.1: inhabitant points of a field and of what is settled there. */
    public int points(Terrain terrain, Optional<Settlement> settlement) {
        return points(terrain) + settlement.map(Settlement::points).orElse(0);
    }

    /** PI-10.2; D-50: over water, which is on a bridge, it counts as Tiefland. */
    public RoadClass roadClass(Terrain terrain) {
        if (terrain.isWater()) return RoadClass.LOWLAND;
        return get(Setting.TERRAIN_CLASS).getOrDefault(terrain, terrain.roadClass());
    }

    /** D-7: the bonus of riders follows from the class where the game master has set one. */
    public int riders(Terrain terrain) {
        var set = get(Setting.TERRAIN_CLASS).get(terrain);
        return set == null ? terrain.riders() : set.riders();
    }

    public boolean losses(Terrain terrain) {
        return get(Setting.LOSS_TERRAIN).getOrDefault(terrain, terrain.losses());
    }

    /** D-25: a place for armies, roads and hygiene. */
    public boolean isCity(SettlementKind kind) {
        return kind.isFullCity()
                || (kind == SettlementKind.SMALL_TOWN && get(Setting.CITY_KLEINSTADT));
    }

    /** D-34: what hygiene is paid and plague is rolled for. */
    public boolean needsHygiene(SettlementKind kind) {
        return get(Setting.HYGIENE_SCOPE) == Choice.HygieneScope.ALL || isCity(kind);
    }

    /** D-28: whether outside the start area this can be built only where ten EP are. */
    public boolean needsColony(SettlementKind kind) {
        return switch (get(Setting.COLONY_SCOPE)) {
            case ALL -> kind == SettlementKind.SMALL_SETTLEMENT;
            case CITIES -> isCity(kind);
        };
    }

    /** The changed ones as lines {@code key = value}. */
    public Stream<String> lines() {
        return changed().stream().map(setting -> setting.key() + " = " + print(setting));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Settings that && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return lines().toList().toString();
    }
}

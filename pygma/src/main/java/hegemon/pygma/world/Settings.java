package hegemon.pygma.world;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The values of all settings of a game. Immutable. */
public final class Settings {
    public static final Settings DEFAULT =
            new Settings(Setting.ALL.stream().map(Setting::byDefault).toArray());

    private final Object[] values;

    private Settings(Object[] values) {
        this.values = values;
    }

    @SuppressWarnings("unchecked") // only with() and the defaults fill the array, each by its type
    public <T> T get(Setting<T> setting) {
        return (T) values[setting.index()];
    }

    public <T> Settings with(Setting<T> setting, T value) {
        var changed = values.clone();
        changed[setting.index()] = value;
        return new Settings(changed);
    }

    /** Empty if the text is no value of this setting. */
    public <T> Optional<Settings> parse(Setting<T> setting, String text) {
        return setting.parse(text).map(value -> with(setting, value));
    }

    public <T> String print(Setting<T> setting) {
        return setting.print(get(setting));
    }

    /** The settings that differ from the defaults, in the order of the table. */
    public List<Setting<?>> changed() {
        var changed = new ArrayList<Setting<?>>();
        for (Setting<?> setting : Setting.ALL)
            if (!values[setting.index()].equals(setting.byDefault())) changed.add(setting);
        return changed;
    }

    public int income(Terrain terrain) {
        return get(Setting.TERRAIN_INCOME).getOrDefault(terrain, terrain.income());
    }

    public int points(Terrain terrain) {
        return get(Setting.TERRAIN_EP).getOrDefault(terrain, terrain.points());
    }

    public RoadClass roadClass(Terrain terrain) {
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

package hegemon.pygma.genesis;

import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How alike the starts of a world are.
 *
 * <p>The measure: the value of the land that can be walked to within 6 steps of the capital and is
 * nearer to it than to any other capital (income in thousands plus inhabitant points); the distance
 * to the nearest other capital; the distance to the sea.
 *
 * @param spread the poorest start's value in per cent of the richest's
 */
public record Fairness(List<Start> starts, int spread) {
    private static final int FAR = 13;

    /**
     * @param value of the land within reach
     * @param rival steps to the nearest other capital, as the crow flies; 0: there is none
     * @param sea steps to the nearest salt water; -1: none within 12
     */
    public record Start(int realm, int value, int rival, int sea) {}

    public Fairness {
        starts = List.copyOf(starts);
    }

    /** A measure over all starts. */
    public record Spread(int least, int most, double average) {
        private static Spread of(IntStream values) {
            var all = values.summaryStatistics();
            return new Spread(all.getMin(), all.getMax(), all.getAverage());
        }
    }

    public Spread value() {
        return Spread.of(starts.stream().mapToInt(Start::value));
    }

    public Spread rival() {
        return Spread.of(starts.stream().mapToInt(Start::rival));
    }

    /** Of those that have the sea within 12 steps; all others count as 13. */
    public Spread sea() {
        return Spread.of(starts.stream().mapToInt(start -> start.sea() < 0 ? FAR : start.sea()));
    }

    public static Fairness of(World world) {
        var starts = new ArrayList<Start>();
        for (Realm realm : world.realms())
            starts.add(
                    new Start(
                            realm.number(),
                            value(world, realm),
                            rival(world, realm),
                            sea(world, realm.capital())));
        int most = starts.stream().mapToInt(Start::value).max().orElse(0);
        int least = starts.stream().mapToInt(Start::value).min().orElse(0);
        return new Fairness(starts, most == 0 ? 100 : 100 * least / most);
    }

    private static int value(World world, Realm realm) {
        return Surroundings.value(
                world.geometry(),
                field -> world.field(field).terrain(),
                realm.capital(),
                world.realms().stream().map(Realm::capital).toList());
    }

    private static int rival(World world, Realm realm) {
        return world.realms().stream()
                .filter(other -> other.number() != realm.number())
                .mapToInt(other -> world.geometry().distance(realm.capital(), other.capital()))
                .min()
                .orElse(0);
    }

    private static int sea(World world, int capital) {
        var map = world.geometry();
        int nearest = -1;
        for (int field : map.within(capital, 12)) {
            if (world.field(field).terrain() != Terrain.SALT_WATER) continue;
            int distance = map.distance(field, capital);
            if (nearest < 0 || distance < nearest) nearest = distance;
        }
        return nearest;
    }
}

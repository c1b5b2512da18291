package hegemon.pygma.world;

import hegemon.table.values.Composed;

import java.util.Arrays;
import java.util.List;

/** Points of each good: a store, a production, a need. Immutable. */
public final class Goods implements Composed {
    public static final Goods NONE = new Goods(new int[Good.values().length]);

    private final int[] points;

    private Goods(int[] points) {
        this.points = points;
    }

    /** Points in the order of {@link Good}; missing ones are 0. */
    public static Goods of(int... points) {
        return new Goods(Arrays.copyOf(points, Good.values().length));
    }

    private record Parts(List<Integer> points) implements Composed.Parts {
        @Override
        public Goods whole() {
            return of(points.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    @Override
    public Composed.Parts parts() {
        return new Parts(Arrays.stream(points).boxed().toList());
    }

    public int get(Good good) {
        return points[good.index()];
    }

    public int[] toArray() {
        return points.clone();
    }

    public Goods plus(Good good, int more) {
        var changed = points.clone();
        changed[good.index()] += more;
        return new Goods(changed);
    }

    public Goods minus(Good good, int less) {
        return plus(good, -less);
    }

    public Goods plus(Goods other) {
        var changed = points.clone();
        for (int i = 0; i < changed.length; i++) changed[i] += other.points[i];
        return new Goods(changed);
    }

    public int sum() {
        return Arrays.stream(points).sum();
    }

    /** The sum over the ten goods of PI-21.1. */
    public int mainSum() {
        int sum = 0;
        for (Good good : Good.MAIN) sum += get(good);
        return sum;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Goods that && Arrays.equals(points, that.points);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(points);
    }

    @Override
    public String toString() {
        return Arrays.toString(points);
    }
}

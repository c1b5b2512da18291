package hegemon.pygma.world;

import java.util.ArrayList;
import java.util.List;

/** PI-22.3: points by which a good is promoted on a terrain kind (D-114). */
public record Promotion(Terrain kind, Good good, int points) {
    public static final int PRICE = 20_000;
    public static final int MOST_GOODS = 2;
    public static final int MOST_POINTS = 3;

    /** With what there is on its kind already, it has more points than one kind may have. */
    public boolean isTooMuch(List<Promotion> there) {
        return sum(there) > MOST_POINTS;
    }

    /** Two other goods are promoted on its kind. */
    public boolean isTooVaried(List<Promotion> there) {
        return there.stream()
                        .filter(it -> it.kind == kind && it.good != good)
                        .map(Promotion::good)
                        .distinct()
                        .count()
                >= MOST_GOODS;
    }

    /** The points of its kind, its own among them. */
    public long sum(List<Promotion> there) {
        return points
                + there.stream().filter(it -> it.kind == kind).mapToLong(Promotion::points).sum();
    }

    /** What there is then: each good of a kind stands there once. */
    public List<Promotion> addedTo(List<Promotion> there) {
        var all = new ArrayList<Promotion>();
        int more = points;
        for (Promotion it : there)
            if (it.kind == kind && it.good == good) more += it.points;
            else all.add(it);
        all.add(new Promotion(kind, good, more));
        return all;
    }
}

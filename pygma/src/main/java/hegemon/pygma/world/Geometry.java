package hegemon.pygma.world;

import hegemon.table.values.Composed;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * PI-2: where the fields lie. A field is an index from 0 in the order of addresses, so that a lower
 * address is a lower index. Neighbours are looked up, not computed: the month asks for them often.
 */
public final class Geometry implements Composed {
    /** No field: a step off the map (D-4). */
    public static final int NONE = -1;

    /** A round world is at least so many fields around. */
    private static final int LEAST = 8;

    private final Shape shape;
    private final int wide;
    private final int high;
    private final Wrap wrap;

    /** How far the world repeats itself: pairs of q and s; none if it does not. */
    private final int[] shifts;

    private final int[] q;
    private final int[] s;
    private final int[] neighbours;

    /**
     * @param wide large fields from left to right (WG)
     * @param high large fields from top to bottom (HG)
     */
    public Geometry(Shape shape, int wide, int high) {
        this(shape, wide, high, Wrap.NONE);
    }

    /**
     * @param wrap D-4; see {@link #fits}
     */
    public Geometry(Shape shape, int wide, int high, Wrap wrap) {
        if (wide < 1 || high < 1 || (long) wide * high * shape.size() > 4_000_000)
            throw new IllegalArgumentException("no such world: " + wide + "x" + high);
        if (!fits(shape, wide, high, wrap))
            throw new IllegalArgumentException("edges that do not meet: " + wide + "x" + high);
        this.wrap = wrap;
        this.shifts = shifts(shape, wide, high, wrap);
        this.shape = shape;
        this.wide = wide;
        this.high = high;
        int fields = wide * high * shape.size();
        q = new int[fields];
        s = new int[fields];
        for (int field = 0; field < fields; field++) place(field);
        neighbours = new int[fields * 6];
        link();
    }

    private record Parts(Shape shape, int wide, int high, Wrap wrap) implements Composed.Parts {
        @Override
        public Geometry whole() {
            return new Geometry(shape, wide, high, wrap);
        }
    }

    @Override
    public Composed.Parts parts() {
        return new Parts(shape, wide, high, wrap);
    }

    /** Whether the edges of such a world can meet: its columns, and of HEX48 its rows, are even. */
    public static boolean fits(Shape shape, int wide, int high, Wrap wrap) {
        if (!wrap.isRound()) return true;
        boolean columns = shape.columns() * wide % 2 == 0 && shape.columns() * wide >= LEAST;
        boolean rows = shape instanceof Shape.Rect || high % 2 == 0;
        return columns && (wrap == Wrap.EAST_WEST || (rows && shape.rows() * high >= LEAST));
    }

    private static int[] shifts(Shape shape, int wide, int high, Wrap wrap) {
        int east = shape.columns() * wide;
        int south = shape.rows() * high;
        return switch (wrap) {
            case NONE -> new int[0];
            case EAST_WEST -> new int[] {east, -east / 2, -east, east / 2};
            case BOTH ->
                    new int[] {
                        east,
                        -east / 2,
                        -east,
                        east / 2,
                        0,
                        south,
                        0,
                        -south,
                        east,
                        south - east / 2,
                        -east,
                        south + east / 2,
                        east,
                        -south - east / 2,
                        -east,
                        east / 2 - south
                    };
        };
    }

    private void place(int field) {
        int gf = field / shape.size();
        int kf = field % shape.size();
        q[field] = shape.q(gf % wide, gf / wide, kf);
        s[field] = shape.s(gf % wide, gf / wide, kf);
    }

    private void link() {
        var at = new HashMap<Long, Integer>(q.length * 2);
        for (int field = 0; field < q.length; field++) at.put(spot(q[field], s[field]), field);
        for (int field = 0; field < q.length; field++)
            for (Direction way : Direction.values())
                neighbours[field * 6 + way.index()] =
                        find(at, q[field] + way.dq, s[field] + way.ds);
    }

    private int find(Map<Long, Integer> at, int toQ, int toS) {
        int found = at.getOrDefault(spot(toQ, toS), NONE);
        for (int i = 0; i < shifts.length && found == NONE; i += 2)
            found = at.getOrDefault(spot(toQ + shifts[i], toS + shifts[i + 1]), NONE);
        return found;
    }

    private static long spot(int q, int s) {
        return ((long) q << 32) ^ (s & 0xffff_ffffL);
    }

    public Shape shape() {
        return shape;
    }

    public int wide() {
        return wide;
    }

    public int high() {
        return high;
    }

    public Wrap wrap() {
        return wrap;
    }

    /** D-1 and D-4 where they differ from the default, as lines {@code key = value}. */
    public Stream<String> lines() {
        var lines = Stream.<String>builder();
        if (!shape.equals(Shape.USUAL)) lines.add("gf.shape = " + shape);
        if (wrap.isRound()) lines.add("world.wrap = " + wrap);
        return lines.build();
    }

    /** How many fields the world has. */
    public int fields() {
        return q.length;
    }

    public boolean has(Address address) {
        return address.gf() >= 1
                && address.gf() <= wide * high
                && address.kf() >= 1
                && address.kf() <= shape.size();
    }

    public int field(Address address) {
        if (!has(address)) throw new IllegalArgumentException("no field " + address);
        return (address.gf() - 1) * shape.size() + address.kf() - 1;
    }

    /** The field of this address, if the world has it. */
    public Optional<Integer> find(Address address) {
        return has(address) ? Optional.of(field(address)) : Optional.empty();
    }

    public Address address(int field) {
        return new Address(field / shape.size() + 1, field % shape.size() + 1);
    }

    /** Column of the world, from 0. */
    public int q(int field) {
        return q[field];
    }

    public int s(int field) {
        return s[field];
    }

    /** The neighbour there, or {@link #NONE}. */
    public int neighbour(int field, Direction way) {
        return neighbours[field * 6 + way.index()];
    }

    /** The neighbour in the direction with this number, or {@link #NONE}. */
    public int neighbour(int field, int way) {
        return neighbours[field * 6 + way];
    }

    public void forNeighbours(int field, IntConsumer action) {
        for (int i = field * 6; i < field * 6 + 6; i++)
            if (neighbours[i] != NONE) action.accept(neighbours[i]);
    }

    /** Those fields beside it, clockwise from north. */
    public IntStream beside(int field, IntPredicate wanted) {
        return Arrays.stream(neighbours, field * 6, field * 6 + 6)
                .filter(beside -> beside != NONE && wanted.test(beside));
    }

    /** Whether some field beside it is such. */
    public boolean touches(int field, IntPredicate wanted) {
        for (int i = field * 6; i < field * 6 + 6; i++)
            if (neighbours[i] != NONE && wanted.test(neighbours[i])) return true;
        return false;
    }

    public boolean adjacent(int a, int b) {
        return distance(a, b) == 1;
    }

    /** From one field to an adjacent one. */
    public Optional<Direction> direction(int from, int to) {
        for (Direction way : Direction.values())
            if (neighbour(from, way) == to) return Optional.of(way);
        return Optional.empty();
    }

    /** PI-2.4: the least number of steps. */
    public int distance(int a, int b) {
        int dq = q[a] - q[b];
        int ds = s[a] - s[b];
        int least = steps(dq, ds);
        for (int i = 0; i < shifts.length; i += 2)
            least = Math.min(least, steps(dq + shifts[i], ds + shifts[i + 1]));
        return least;
    }

    private static int steps(int dq, int ds) {
        return (Math.abs(dq) + Math.abs(ds) + Math.abs(dq + ds)) / 2;
    }

    /** Every field within this many steps, the centre first, then ring by ring. */
    public int[] within(int centre, int range) {
        var found = new int[1 + 3 * range * (range + 1)];
        found[0] = centre;
        int count = 1;
        int ring = 0;
        for (int distance = 1; distance <= range; distance++) {
            int end = count;
            for (int i = ring; i < end; i++)
                for (int way = 0; way < 6; way++)
                    count = added(found, count, neighbour(found[i], way), centre, distance);
            ring = end;
        }
        return Arrays.copyOf(found, count);
    }

    private int added(int[] found, int count, int field, int centre, int distance) {
        if (field == NONE || distance(field, centre) != distance) return count;
        for (int i = count - 1; i >= 0 && distance(found[i], centre) == distance; i--)
            if (found[i] == field) return count;
        found[count] = field;
        return count + 1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Geometry that
                && shape.equals(that.shape)
                && wide == that.wide
                && high == that.high
                && wrap == that.wrap;
    }

    @Override
    public int hashCode() {
        return shape.hashCode() * 31 * 31 + wide * 31 + high;
    }

    @Override
    public String toString() {
        return shape + " in " + wide + "x" + high + (wrap.isRound() ? " " + wrap : "");
    }
}

package hegemon.earthwater.board;

import java.util.Arrays;
import java.util.Optional;

/** The pieces on the map, and the bridge. Immutable. */
public final class Board {
    private static final int KINDS = 4;
    private static final Board EMPTY = new Board(new int[City.ALL.size() * KINDS], false);

    /** For each city Greek armies, Persian armies, Greek fleets, Persian fleets. */
    private final int[] counts;

    private final boolean bridge;

    private Board(int[] counts, boolean bridge) {
        this.counts = counts;
        this.bridge = bridge;
    }

    public static Board empty() {
        return EMPTY;
    }

    public int armies(Side side, City city) {
        return counts[index(city, Piece.ARMY, side)];
    }

    public int fleets(Side side, City city) {
        return counts[index(city, Piece.FLEET, side)];
    }

    public int pieces(Piece piece, Side side, City city) {
        return counts[index(city, piece, side)];
    }

    /** All pieces of this kind that this side has on the map. */
    public int total(Piece piece, Side side) {
        int total = 0;
        for (City city : City.ALL) total += pieces(piece, side, city);
        return total;
    }

    public boolean bridge() {
        return bridge;
    }

    public Board withBridge(boolean stands) {
        return new Board(counts, stands);
    }

    /** With this many armies more in the city, or less. */
    public Board armies(Side side, City city, int more) {
        return plus(Piece.ARMY, side, city, more);
    }

    /** With this many fleets more in the port, or less. */
    public Board fleets(Side side, City city, int more) {
        return plus(Piece.FLEET, side, city, more);
    }

    public Board plus(Piece piece, Side side, City city, int more) {
        if (more == 0) return this;
        var changed = counts.clone();
        int left = changed[index(city, piece, side)] += more;
        if (left < 0 || (piece == Piece.FLEET && !city.isPort()))
            throw new IllegalStateException(
                    city + " would hold " + left + " " + side + " of kind " + piece);
        return new Board(changed, bridge);
    }

    /** EW-1.3: who controls this city; a fleet never gives control. */
    public Optional<Side> control(City city) {
        boolean greek = armies(Side.GREECE, city) > 0;
        boolean persian = armies(Side.PERSIA, city) > 0;
        if (greek && persian) return Optional.empty();
        if (greek) return Optional.of(Side.GREECE);
        if (persian) return Optional.of(Side.PERSIA);
        return city.owner();
    }

    public boolean controls(Side side, City city) {
        return armies(side, city) > 0
                ? armies(side.enemy(), city) == 0
                : armies(side.enemy(), city) == 0 && city.isMajorOf(side);
    }

    public boolean hasArmy(City city) {
        return armies(Side.GREECE, city) + armies(Side.PERSIA, city) > 0;
    }

    /** EW-4.4: a controlled city's port in which no enemy fleet lies. */
    public boolean opensPort(Side side, City city) {
        return city.isPort() && controls(side, city) && fleets(side.enemy(), city) == 0;
    }

    /**
     * EW-7.2: the armies that the controlled cities cannot feed. Armies in Abydos and Ephesos and
     * the food there do not count for the Persians.
     */
    public int excess(Side side) {
        int armies = 0;
        int food = 0;
        for (City city : City.ALL) {
            if (side == Side.PERSIA && city.isMajorOf(side)) continue;
            armies += armies(side, city);
            if (controls(side, city)) food += city.food();
        }
        return Math.max(0, armies - food);
    }

    @SuppressWarnings("EnumOrdinal") // the place in an array, never stored
    private static int index(City city, Piece piece, Side side) {
        return city.ordinal() * KINDS + piece.ordinal() * 2 + side.ordinal();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && bridge == that.bridge
                && Arrays.equals(counts, that.counts);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(counts) + Boolean.hashCode(bridge);
    }

    @Override
    public String toString() {
        var text = new StringBuilder(bridge ? "bridge" : "no bridge");
        for (City city : City.ALL) {
            int at = index(city, Piece.ARMY, Side.GREECE);
            var here = Arrays.copyOfRange(counts, at, at + KINDS);
            if (Arrays.stream(here).sum() > 0)
                text.append(", ").append(city).append(' ').append(Arrays.toString(here));
        }
        return text.toString();
    }
}

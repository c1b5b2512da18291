package hegemon.earthwater.search;

import hegemon.earthwater.Figure;
import hegemon.earthwater.board.City;

/**
 * The map in whole numbers and bit sets. A city is its place in {@link City#ALL}, a side 0 for the
 * Greeks and 1 for the Persians, a card its number.
 */
class Terrain {
    static final int GREEK = 0;
    static final int PERSIAN = 1;
    static final int CITIES = City.ALL.size();

    static final int ABYDOS = index(City.ABYDOS);
    static final int EPHESOS = index(City.EPHESOS);
    static final int ATHENAI = index(City.ATHENAI);
    static final int SPARTA = index(City.SPARTA);
    static final int THEBAI = index(City.THEBAI);

    static final int PORTS = mask(City.PORTS);
    static final int ALL_CITIES = mask(City.ALL);
    static final int[] MAJORS = {
        1 << ATHENAI | 1 << SPARTA, 1 << ABYDOS | 1 << EPHESOS,
    };
    static final int[] FOOD = City.ALL.stream().mapToInt(City::food).toArray();
    static final int[] POINTS = City.ALL.stream().mapToInt(City::points).toArray();

    /** For each set of cities the cities next to any of them, without and with the bridge. */
    static final int[][] NEIGHBOURS = {neighbours(false), neighbours(true)};

    static final int DARIUS = bit(Figure.DARIUS);
    static final int XERXES = bit(Figure.XERXES);
    static final int MILTIADES = bit(Figure.MILTIADES);
    static final int THEMISTOCLES = bit(Figure.THEMISTOCLES);
    static final int LEONIDAS = bit(Figure.LEONIDAS);
    static final int ARTEMISIA = bit(Figure.ARTEMISIA);

    @SuppressWarnings("EnumOrdinal") // the place in an array, never stored
    static int index(City city) {
        return city.ordinal();
    }

    @SuppressWarnings("EnumOrdinal") // a bit in memory, never stored
    static int bit(Figure figure) {
        return 1 << figure.ordinal();
    }

    static int mask(Iterable<City> cities) {
        int mask = 0;
        for (City city : cities) mask |= 1 << index(city);
        return mask;
    }

    private static int[] neighbours(boolean bridge) {
        var table = new int[1 << CITIES];
        for (int set = 1; set < table.length; set++) {
            int lowest = Integer.numberOfTrailingZeros(set);
            table[set] = table[set & (set - 1)] | mask(City.ALL.get(lowest).neighbours(bridge));
        }
        return table;
    }

    /** The bit with this number in a set, counted from 0. */
    static int nth(int set, int number) {
        int left = set;
        for (int i = 0; i < number; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }
}

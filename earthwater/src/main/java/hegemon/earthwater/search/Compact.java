package hegemon.earthwater.search;

import hegemon.earthwater.Board;
import hegemon.earthwater.City;
import hegemon.earthwater.Figure;
import hegemon.earthwater.Piece;
import hegemon.earthwater.Position;
import hegemon.earthwater.Reading;
import hegemon.earthwater.Side;

/**
 * A position for fast play: counts in arrays, cities and cards as bit sets. A city is its place in
 * {@link City#ALL}, a side 0 for the Greeks and 1 for the Persians, a card its number.
 */
class Compact {
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
    private static final int[][] NEIGHBOURS = {neighbours(false), neighbours(true)};

    static final int DARIUS = bit(Figure.DARIUS);
    static final int XERXES = bit(Figure.XERXES);
    static final int MILTIADES = bit(Figure.MILTIADES);
    static final int THEMISTOCLES = bit(Figure.THEMISTOCLES);
    static final int LEONIDAS = bit(Figure.LEONIDAS);
    static final int ARTEMISIA = bit(Figure.ARTEMISIA);
    private static final int LEADERS = MILTIADES | THEMISTOCLES | LEONIDAS;
    private static final int KINGS = DARIUS | XERXES;

    /** By side, then city. */
    final int[] armies = new int[2 * CITIES];

    final int[] fleets = new int[2 * CITIES];

    /** The cities where a side has any. */
    final int[] armyCities = new int[2];

    final int[] fleetPorts = new int[2];
    private final int[] armiesOnMap = new int[2];
    private final int[] fleetsOnMap = new int[2];
    final int[] hand = new int[2];
    int pile;
    int discards;
    int topDiscard;
    int aside;
    int figures;
    int campaign;
    int score;
    int acropolis;
    boolean bridge;
    boolean carneia;
    boolean reserved;
    boolean persiaDone;
    boolean solo;
    boolean cheapFleets;
    int greekBudget;
    Reading reading = Reading.DEFAULT;

    @SuppressWarnings("EnumOrdinal") // the place in an array, never stored
    static int index(City city) {
        return city.ordinal();
    }

    @SuppressWarnings("EnumOrdinal") // a bit in memory, never stored
    private static int bit(Figure figure) {
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

    /** Takes over a position of the readable rules. */
    void load(Position position) {
        load(position.board());
        for (Side side : Side.values()) hand[side(side)] = position.hand(side).bits();
        pile = position.piles().pile().bits();
        discards = 0;
        for (int card : position.piles().discards()) discards |= 1 << card;
        topDiscard =
                position.piles().discards().isEmpty() ? 0 : position.piles().discards().getLast();
        aside = position.piles().aside().bits();
        figures = 0;
        for (Figure figure : position.figures()) figures |= bit(figure);
        campaign = position.campaign();
        score = position.score();
        acropolis = position.acropolis();
        carneia = position.carneia();
        reserved = position.reserved();
        persiaDone = position.persiaDone();
        solo = position.solo();
        cheapFleets = position.setup().cheapFleets();
        greekBudget = position.setup().handicap().talents();
        reading = position.setup().reading();
    }

    static int side(Side side) {
        return side == Side.GREECE ? GREEK : PERSIAN;
    }

    private void load(Board board) {
        bridge = board.bridge();
        for (Side side : Side.values()) {
            int s = side(side);
            armyCities[s] = fleetPorts[s] = armiesOnMap[s] = fleetsOnMap[s] = 0;
            for (City city : City.ALL) {
                armies[s * CITIES + index(city)] = 0;
                fleets[s * CITIES + index(city)] = 0;
                addArmies(s, index(city), board.pieces(Piece.ARMY, side, city));
                addFleets(s, index(city), board.pieces(Piece.FLEET, side, city));
            }
        }
    }

    /** Takes over another position. */
    void copy(Compact other) {
        System.arraycopy(other.armies, 0, armies, 0, armies.length);
        System.arraycopy(other.fleets, 0, fleets, 0, fleets.length);
        for (int side = GREEK; side <= PERSIAN; side++) {
            armyCities[side] = other.armyCities[side];
            fleetPorts[side] = other.fleetPorts[side];
            armiesOnMap[side] = other.armiesOnMap[side];
            fleetsOnMap[side] = other.fleetsOnMap[side];
            hand[side] = other.hand[side];
        }
        pile = other.pile;
        discards = other.discards;
        topDiscard = other.topDiscard;
        aside = other.aside;
        figures = other.figures;
        campaign = other.campaign;
        score = other.score;
        acropolis = other.acropolis;
        bridge = other.bridge;
        carneia = other.carneia;
        reserved = other.reserved;
        persiaDone = other.persiaDone;
        solo = other.solo;
        cheapFleets = other.cheapFleets;
        greekBudget = other.greekBudget;
        reading = other.reading;
    }

    final int armies(int side, int city) {
        return armies[side * CITIES + city];
    }

    final int fleets(int side, int city) {
        return fleets[side * CITIES + city];
    }

    final void addArmies(int side, int city, int more) {
        armiesOnMap[side] += more;
        if ((armies[side * CITIES + city] += more) > 0) armyCities[side] |= 1 << city;
        else armyCities[side] &= ~(1 << city);
    }

    final void addFleets(int side, int city, int more) {
        fleetsOnMap[side] += more;
        if ((fleets[side * CITIES + city] += more) > 0) fleetPorts[side] |= 1 << city;
        else fleetPorts[side] &= ~(1 << city);
    }

    /** EW-1.3: the cities that a side controls. */
    final int control(int side) {
        int own = armyCities[side];
        int foe = armyCities[1 - side];
        return (own | MAJORS[side]) & ~foe;
    }

    /** EW-1.5, EW-S2.1. */
    final int armyReserve(int side) {
        if (side == GREEK)
            return Side.GREECE.armies() - Integer.bitCount(figures & LEADERS) - armiesOnMap[GREEK];
        return solo
                ? Position.UNLIMITED
                : Side.PERSIA.armies() - Integer.bitCount(figures & KINGS) - armiesOnMap[PERSIAN];
    }

    final int fleetReserve(int side) {
        if (side == GREEK) return Side.GREECE.fleets() - fleetsOnMap[GREEK];
        return solo
                ? Position.UNLIMITED
                : Side.PERSIA.fleets()
                        - Integer.bitCount(figures & ARTEMISIA)
                        - fleetsOnMap[PERSIAN];
    }

    final boolean isUsed(int figure) {
        return (figures & figure) != 0;
    }

    final boolean hasKing() {
        return (figures & KINGS) != KINGS;
    }

    final int neighbours(int cities) {
        return NEIGHBOURS[bridge ? 1 : 0][cities];
    }

    /** EW-5.3: where a land movement from here can end. */
    final int reach(int side, int from) {
        int start = 1 << from;
        return spread(start, control(side)) & ~start;
    }

    /** All cities that can be entered from these, going on only through those to be passed. */
    final int spread(int start, int pass) {
        int[] next = NEIGHBOURS[bridge ? 1 : 0];
        int reached = start;
        int border = start;
        while (border != 0) {
            int entered = next[border];
            border = entered & ~reached & pass;
            reached |= entered;
        }
        return reached;
    }

    /** EW-7.3, EW-7.4: the cities of this side whose armies are cut off. */
    final int cutOff(int side) {
        int home = MAJORS[side] & control(side);
        int pass = ALL_CITIES & ~control(1 - side);
        int supplied = spread(home, pass);
        boolean bySea = (home & ~fleetPorts[1 - side]) != 0;
        return armyCities[side] & ~(bySea ? supplied | fleetPorts[side] : supplied);
    }

    /** EW-7.2. */
    final int excess(int side) {
        int counted = side == PERSIAN ? ALL_CITIES & ~MAJORS[PERSIAN] : ALL_CITIES;
        int need = 0;
        for (int left = armyCities[side] & counted; left != 0; left &= left - 1)
            need += armies(side, Integer.numberOfTrailingZeros(left));
        for (int left = control(side) & counted; left != 0; left &= left - 1)
            need -= FOOD[Integer.numberOfTrailingZeros(left)];
        return Math.max(0, need);
    }

    final void discard(int side, int card) {
        hand[side] &= ~(1 << card);
        discards |= 1 << card;
        topDiscard = card;
    }

    /** Discards a set of cards, the highest number on top, as the readable rules do. */
    final void discardAll(int side, int cards) {
        if (cards == 0) return;
        hand[side] &= ~cards;
        discards |= cards;
        topDiscard = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(cards);
    }

    final void shuffle() {
        pile |= discards;
        discards = 0;
        topDiscard = 0;
    }

    final void score(int persianPoints) {
        score = Math.clamp(score + persianPoints, -Position.TRACK_END, Position.TRACK_END);
    }

    /** The bit with this number in a set, counted from 0. */
    static int nth(int set, int number) {
        int left = set;
        for (int i = 0; i < number; i++) left &= left - 1;
        return Integer.numberOfTrailingZeros(left);
    }
}

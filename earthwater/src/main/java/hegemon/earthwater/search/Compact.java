package hegemon.earthwater.search;

import hegemon.earthwater.Figure;
import hegemon.earthwater.Position;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Reading;

/** A position for fast play: counts in arrays, cities and cards as bit sets. */
class Compact extends Terrain {
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

    /** Where the battle is that is being fought, or was the last. */
    int battlefield;

    boolean cheapFleets;
    int greekBudget;
    Reading reading = Reading.DEFAULT;

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
        battlefield = other.battlefield;
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

    final int armiesOnMap(int side) {
        return armiesOnMap[side];
    }

    final int fleetsOnMap(int side) {
        return fleetsOnMap[side];
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
}

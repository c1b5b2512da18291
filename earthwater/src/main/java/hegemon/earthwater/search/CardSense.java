package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ABYDOS;
import static hegemon.earthwater.search.Compact.EPHESOS;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.Compact.SPARTA;
import static hegemon.earthwater.search.Compact.THEBAI;

/** What cards are worth: in the hand, as events, as reactions. In points of the score. */
final class CardSense {
    private static final double MOVEMENT = 0.3;
    private static final double ARMY = 0.35;
    private static final double FLEET = 0.12;

    /** By number; what its event adds to a card for movement. */
    private static final double[] GREEK_EVENT = {
        0, 0.8, 0.1, 0.1, 0.3, 0.3, 0.1, 0.05, 0.1, 0.1, 0.4, 0.3, 0.3, 0, 0.3, 0.4, 0.4,
    };

    private static final double[] PERSIAN_EVENT = {
        0, 0.4, 0.5, 0.5, 0.1, 0.3, 0.3, 0.3, 0.3, 0.4, 0.2, 0, 0.4, 0.5, 0, 0.1, 0.1,
    };

    private CardSense() {}

    /** What a card is worth in this side's hand. */
    static double inHand(Compact game, int side, int card) {
        if (side == PERSIAN) return MOVEMENT + PERSIAN_EVENT[card];
        boolean idle = game.solo && (card == 5 || card == 6 || card == 12); // EW-S2.2
        return idle || isSpent(game, card) ? MOVEMENT : MOVEMENT + GREEK_EVENT[card];
    }

    private static boolean isSpent(Compact game, int card) {
        return switch (card) {
            case 4 -> game.isUsed(Compact.MILTIADES);
            case 5 -> game.isUsed(Compact.THEMISTOCLES);
            case 8 -> game.isUsed(Compact.LEONIDAS);
            case 9 -> game.isUsed(Compact.ARTEMISIA);
            default -> false;
        };
    }

    /** The worth of a set of cards. */
    static double ofSet(Compact game, int side, int cards) {
        double worth = 0;
        for (int left = cards; left != 0; left &= left - 1)
            worth += inHand(game, side, Integer.numberOfTrailingZeros(left));
        return worth;
    }

    /**
     * What an event gains.
     *
     * @param movement what a movement gains
     */
    static double event(Compact game, int side, int card, double movement) {
        return side == GREEK ? greek(game, card, movement) : persian(game, card, movement);
    }

    private static double greek(Compact game, int card, double movement) {
        double now = Judgement.outlook(game, GREEK);
        return switch (card) {
            case 1 -> Math.min(3, game.armyReserve(GREEK)) * ARMY;
            case 2 -> bestTaken(game, game.armyCities[PERSIAN] & MAJORS[PERSIAN]) - now;
            case 3 -> bestSunk(game) - now;
            case 7 ->
                    (MOVEMENT + 0.2) * Integer.bitCount(game.hand[GREEK])
                            - ofSet(game, GREEK, game.hand[GREEK]);
            case 8 -> movement - ARMY / 2;
            case 10 -> movement + 0.2;
            case 11 -> Judgement.withArmies(game, GREEK, GREEK, SPARTA, 1) - now;
            case 13 -> 0.1;
            case 14 -> FLEET * game.fleetReserve(GREEK);
            case 16 -> bestTaken(game, game.armyCities[PERSIAN]) - now;
            default -> 0;
        };
    }

    private static double bestTaken(Compact game, int cities) {
        double best = Double.NEGATIVE_INFINITY;
        for (int left = cities; left != 0; left &= left - 1) {
            int city = Integer.numberOfTrailingZeros(left);
            best = Math.max(best, Judgement.withArmies(game, GREEK, PERSIAN, city, -1));
        }
        return best;
    }

    private static double bestSunk(Compact game) {
        double best = Double.NEGATIVE_INFINITY;
        for (int left = game.fleetPorts[PERSIAN]; left != 0; left &= left - 1) {
            int city = Integer.numberOfTrailingZeros(left);
            best = Math.max(best, Judgement.withFleets(game, GREEK, PERSIAN, city, -1));
        }
        return best;
    }

    private static double persian(Compact game, int card, double movement) {
        double now = Judgement.outlook(game, PERSIAN);
        return switch (card) {
            case 1, 7 -> movement + 0.2;
            case 2, 3, 13 -> 1;
            case 4 -> 0.1;
            case 6, 9, 10 -> 0.4;
            case 8 -> Math.max(onRoad(game, ABYDOS), onRoad(game, EPHESOS)) - now;
            case 12 -> Judgement.fought(game, PERSIAN, THEBAI) + 1 - now;
            case 15 -> 0.1;
            case 16 -> 0.15;
            default -> 0;
        };
    }

    private static double onRoad(Compact game, int city) {
        int greeks = game.armies(GREEK, city);
        return greeks > 0
                ? Judgement.withArmies(game, PERSIAN, GREEK, city, -greeks)
                : Judgement.withArmies(
                        game, PERSIAN, PERSIAN, city, Math.min(3, game.armyReserve(PERSIAN)));
    }

    /** What a reaction gains in the battle that is being fought, or is about to be. */
    static double reaction(Compact game, int side, int card) {
        if (side == PERSIAN || (card != 4 && card != 15)) return card == 5 ? 0.1 : 0.5;
        int at = game.battlefield;
        int greeks = game.armies(GREEK, at);
        if (greeks == 0 || greeks >= 3) return -0.1;
        int persians = game.armies(PERSIAN, at);
        double lost = 1 - Odds.wins(GREEK, SeaBattles.limit(at), persians, greeks);
        return lost - (card == 4 ? 0.35 : 0.15);
    }
}

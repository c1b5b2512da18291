package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ALL_CITIES;
import static hegemon.earthwater.search.Compact.ATHENAI;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.Compact.POINTS;
import static hegemon.earthwater.search.Compact.SPARTA;

import hegemon.earthwater.Position;

/**
 * What a position promises, in points of the score, Persian ones positive: the scoring if the
 * campaign ended now, supply included, and what the pieces are worth beyond it.
 */
final class Outlook {
    private static final double VICTORY = 30;
    private static final double THREAT = 0.8;
    private static final double GREEK_ARMY = 0.35;
    private static final double PERSIAN_ARMY = 0.18;
    private static final double SOLO_ARMY = 0.06;
    private static final double FLEET = 0.12;
    private static final double HUNGER = 0.25;
    private static final double BRIDGE = 0.5;

    /** For each set of cities what they score. */
    private static final int[] SCORED = scored();

    private Outlook() {}

    private static int[] scored() {
        var table = new int[ALL_CITIES + 1];
        for (int set = 1; set < table.length; set++)
            table[set] = table[set & set - 1] + POINTS[Integer.numberOfTrailingZeros(set)];
        return table;
    }

    static double of(Compact game) {
        int persians = game.armyCities[PERSIAN] & ~game.cutOff(PERSIAN);
        int greeks = game.armyCities[GREEK] & ~game.cutOff(GREEK);
        int persian = (persians | MAJORS[PERSIAN]) & ~greeks;
        int greek = (greeks | MAJORS[GREEK]) & ~persians;
        double value = 0;
        if ((persian & MAJORS[GREEK]) == MAJORS[GREEK]) value += VICTORY;
        if ((greek & MAJORS[PERSIAN]) == MAJORS[PERSIAN]) value -= VICTORY;
        if ((persian & MAJORS[GREEK]) != 0) value += THREAT;
        if ((greek & MAJORS[PERSIAN]) != 0) value -= THREAT;
        int counted = game.acropolis == game.campaign ? ~(1 << ATHENAI) : -1;
        value += SCORED[persian & counted] - SCORED[greek & counted];
        return value + beyond(game);
    }

    /** What the pieces are worth for the campaigns to come. */
    private static double beyond(Compact game) {
        boolean last = game.campaign == Position.LAST_CAMPAIGN;
        double value =
                (game.solo ? SOLO_ARMY : PERSIAN_ARMY) * game.armiesOnMap(PERSIAN)
                        - GREEK_ARMY * game.armiesOnMap(GREEK)
                        + FLEET * (game.fleetsOnMap(PERSIAN) - game.fleetsOnMap(GREEK))
                        + HUNGER * (game.excess(GREEK) - game.excess(PERSIAN));
        if (game.bridge) value += BRIDGE;
        if (last) value /= 2;
        if (game.solo && game.armies(GREEK, SPARTA) == 0) value += THREAT / 2;
        return value;
    }
}

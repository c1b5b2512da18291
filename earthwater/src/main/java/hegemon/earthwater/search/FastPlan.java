package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ABYDOS;
import static hegemon.earthwater.search.Compact.EPHESOS;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.FastPersia.MINOR;

import hegemon.earthwater.persia.Orders;

/** What PERS.IA buys in fast play (EW-S3), without its reasons. */
final class FastPlan {
    private static final int[] LIST_B = FastPersia.indices(Orders.LIST_B);
    private static final int[] LIST_C = FastPersia.indices(Orders.LIST_C);

    private FastPlan() {}

    /** EW-S3. */
    static void prepare(Playout game) {
        boolean occupied = (game.armyCities[GREEK] & MAJORS[PERSIAN]) != 0;
        int cards = occupied ? 3 : game.score > 0 ? 4 : game.score == 0 ? 5 : 6;
        int talents = 12 - Integer.bitCount(game.draw(PERSIAN, cards));
        if (occupied) {
            game.addArmies(PERSIAN, game.armies(GREEK, ABYDOS) > 0 ? EPHESOS : ABYDOS, talents);
            return;
        }
        if (!game.bridge) {
            game.bridge = true;
            talents -= 4;
        }
        if (game.score < 0) {
            game.addArmies(PERSIAN, ABYDOS, talents);
            return;
        }
        if (game.score > 0) talents = raiseFleets(game, talents);
        raiseArmies(game, game.score > 0 ? LIST_B : LIST_C, talents);
    }

    private static int raiseFleets(Playout game, int talents) {
        int ports =
                game.armyCities[PERSIAN]
                        & Compact.PORTS
                        & ~game.fleetPorts[GREEK]
                        & ~game.fleetPorts[PERSIAN];
        int left = talents;
        for (int city : LIST_C)
            if (left > 0 && (ports & 1 << city) != 0) {
                game.addFleets(PERSIAN, city, 1);
                left--;
            }
        return left;
    }

    private static void raiseArmies(Playout game, int[] list, int talents) {
        int controlled = game.control(PERSIAN);
        int left = talents;
        int before = -1;
        while (left > 0 && left != before) {
            before = left;
            for (int city : list) {
                boolean takes =
                        (controlled & 1 << city) != 0
                                && ((MINOR & 1 << city) == 0 || game.armies(PERSIAN, city) < 2);
                if (left > 0 && takes) {
                    game.addArmies(PERSIAN, city, 1);
                    left--;
                }
            }
        }
    }
}

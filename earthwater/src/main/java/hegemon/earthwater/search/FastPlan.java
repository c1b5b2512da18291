package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.ABYDOS;
import static hegemon.earthwater.search.Compact.EPHESOS;
import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.FastPersia.MINOR;

import hegemon.earthwater.persia.Orders;
import hegemon.earthwater.persia.Reading;

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
        int cities =
                game.reading.has(Reading.Other.PORTS)
                        ? game.control(PERSIAN)
                        : game.armyCities[PERSIAN];
        int ports = cities & Compact.PORTS & ~game.fleetPorts[GREEK] & ~game.fleetPorts[PERSIAN];
        int left = talents;
        for (int city : LIST_C)
            if (left > 0 && (ports & 1 << city) != 0) {
                game.addFleets(PERSIAN, city, 1);
                left--;
            }
        return left;
    }

    private static void raiseArmies(Playout game, int[] list, int talents) {
        int held =
                game.reading.needsGarrison(game.score > 0)
                        ? game.armyCities[PERSIAN]
                        : game.control(PERSIAN);
        int limited = game.reading.has(Reading.Other.LIMIT) ? Compact.ALL_CITIES : MINOR;
        int rounds = game.reading.has(Reading.Other.ROUNDS) ? 2 : 12;
        int left = talents;
        int before = -1;
        for (int round = 0; round < rounds && left > 0 && left != before; round++) {
            before = left;
            for (int city : list) {
                boolean takes =
                        (held & 1 << city) != 0
                                && ((limited & 1 << city) == 0 || game.armies(PERSIAN, city) < 2);
                if (left > 0 && takes) {
                    game.addArmies(PERSIAN, city, 1);
                    left--;
                }
            }
        }
    }
}

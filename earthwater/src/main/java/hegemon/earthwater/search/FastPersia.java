package hegemon.earthwater.search;

import static hegemon.earthwater.search.Compact.GREEK;
import static hegemon.earthwater.search.Compact.MAJORS;
import static hegemon.earthwater.search.Compact.PERSIAN;
import static hegemon.earthwater.search.Compact.SPARTA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.persia.Orders;
import hegemon.earthwater.persia.Reading;

import java.util.List;

/** What PERS.IA does and starves in fast play (EW-S4, EW-S5), without its reasons. */
final class FastPersia {
    private static final int[] ACTIVATION = indices(Orders.ACTIVATION);
    private static final int[] ARMIES = indices(Orders.ARMIES);
    private static final int[] FLEETS = indices(Orders.FLEETS);
    private static final int[] PLACES = indices(Orders.PLACES);
    private static final int[] HUNGER = indices(Orders.HUNGER);
    private static final int ROAD = Compact.mask(Orders.ROAD);
    static final int MINOR = Compact.ALL_CITIES & ~MAJORS[GREEK] & ~MAJORS[PERSIAN];
    private static final int[] RANK = ranks();
    private static final int[][] STEPS = steps();

    private FastPersia() {}

    static int[] indices(List<City> cities) {
        return cities.stream().mapToInt(Compact::index).toArray();
    }

    private static int[] ranks() {
        var ranks = new int[Compact.CITIES];
        for (int i = 0; i < ACTIVATION.length; i++) ranks[ACTIVATION[i]] = i;
        return ranks;
    }

    private static int[][] steps() {
        var steps = new int[Compact.CITIES][Compact.CITIES];
        for (City from : City.ALL)
            for (City to : City.ALL)
                steps[Compact.index(from)][Compact.index(to)] = Roads.distance(from, to, true);
        return steps;
    }

    /** EW-S4, steps 1 to 3; whether it passes. */
    static boolean turn(Playout game) {
        boolean passes = game.hand[PERSIAN] == 0;
        if (!passes) {
            if (defends(game)) return false;
            int die = game.chance(6) + 1;
            game.tell(Verb.PERSIA, die);
            if (die > 1) {
                ring(game, Math.max(0, die - 3));
                return false;
            }
        }
        if (game.reading.pass() == Reading.Pass.PHASE) game.persiaDone = true;
        return true;
    }

    private static boolean defends(Playout game) {
        int occupied = game.armyCities[GREEK] & MAJORS[PERSIAN];
        if (occupied == 0) return false;
        int target = Integer.numberOfTrailingZeros(occupied); // of two, Abydos
        boolean largest = game.reading.has(Reading.Other.DEFENCE);
        int from = -1;
        for (int city : ACTIVATION)
            if (game.armies(PERSIAN, city) > (from < 0 ? 0 : game.armies(PERSIAN, from))
                    && (largest || reaches(game, city, target))) from = city;
        if (from < 0 || !reaches(game, from, target)) return false;
        game.march(PERSIAN, Use.PERSIA, from, target, (game.armies(PERSIAN, from) + 2) / 3);
        return true;
    }

    private static boolean reaches(Playout game, int from, int target) {
        return (game.reach(PERSIAN, from) & 1 << target) != 0;
    }

    /** EW-S4.1: move, army, fleet, place, each tried once from this one on. */
    private static void ring(Playout game, int first) {
        for (int i = first; i < first + 4; i++) {
            boolean done =
                    switch (i % 4) {
                        case 0 -> move(game);
                        case 1 -> army(game);
                        case 2 -> fleet(game);
                        default -> place(game);
                    };
            if (done) return;
        }
    }

    private static boolean move(Playout game) {
        int tried = 0;
        do {
            int from = -1;
            for (int city : ACTIVATION)
                if ((tried & 1 << city) == 0
                        && game.armies(PERSIAN, city) > (from < 0 ? 0 : game.armies(PERSIAN, from)))
                    from = city;
            if (from < 0) return false;
            if (move(game, from)) return true;
            tried |= 1 << from;
        } while (game.reading.has(Reading.Other.MOVE));
        return false;
    }

    private static boolean move(Playout game, int from) {
        int armies = game.armies(PERSIAN, from);
        int half = armies / 2;
        if ((MAJORS[PERSIAN] & 1 << from) != 0) half = Math.min(half, armies - 2);
        if (half <= 0) return false;
        int reach = game.reach(PERSIAN, from);
        if (game.reading.target() == Reading.Target.ROAD) reach &= ROAD;
        int target = target(from, reach & ~game.armyCities[GREEK] & ~game.armyCities[PERSIAN]);
        if (target < 0) target = target(from, reach & game.armyCities[GREEK]);
        if (target < 0) return false;
        game.march(PERSIAN, Use.PERSIA, from, target, half);
        return true;
    }

    /** Fewest steps, then nearest to Sparta, then the order of activation. */
    private static int target(int from, int cities) {
        int best = -1;
        int bestWorth = Integer.MAX_VALUE;
        for (int left = cities; left != 0; left &= left - 1) {
            int city = Integer.numberOfTrailingZeros(left);
            int ahead = STEPS[city][SPARTA] - STEPS[from][SPARTA];
            if (ahead > 0 || (ahead == 0 && RANK[city] < RANK[from])) continue;
            int worth = (STEPS[from][city] * 16 + STEPS[city][SPARTA]) * 16 + RANK[city];
            if (worth < bestWorth) {
                best = city;
                bestWorth = worth;
            }
        }
        return best;
    }

    private static boolean army(Playout game) {
        int victim = -1;
        for (int city : ARMIES) {
            int armies = game.armies(GREEK, city);
            if (armies == 1) {
                victim = city;
                break;
            }
            if (armies > 1 && victim < 0) victim = city;
        }
        if (victim < 0) return false;
        game.addArmies(GREEK, victim, -1);
        if (game.hand[GREEK] != 0) {
            game.decisions++;
            int hand = game.hand[GREEK];
            int card =
                    Compact.nth(
                            hand, game.choose(GREEK, Ask.DISCARD, Integer.bitCount(hand), hand, 0));
            game.tell(Verb.DISCARD, 1 << card);
            game.discard(GREEK, card);
        }
        return true;
    }

    private static boolean fleet(Playout game) {
        for (int city : FLEETS)
            if (game.fleets(GREEK, city) > 0) {
                game.addFleets(GREEK, city, -1);
                game.addFleets(PERSIAN, city, 1);
                if (game.fleets(GREEK, city) > 0) game.ambush(city);
                return true;
            }
        return false;
    }

    private static boolean place(Playout game) {
        int taken = game.armyCities[GREEK] | game.fleetPorts[GREEK];
        taken |=
                switch (game.reading.place()) {
                    case DEFAULT -> game.armyCities[PERSIAN];
                    case LETTER -> 0;
                    case STRICT -> game.armyCities[PERSIAN] | game.fleetPorts[PERSIAN];
                };
        for (int city : PLACES)
            if ((taken & 1 << city) == 0) {
                game.addFleets(PERSIAN, city, 1);
                game.addArmies(PERSIAN, city, 1);
                return true;
            }
        int beached =
                game.fleetPorts[PERSIAN]
                        & (game.reading.has(Reading.Other.LANDING) ? Compact.ALL_CITIES : MINOR)
                        & ~game.armyCities[GREEK]
                        & ~game.armyCities[PERSIAN];
        for (int city : PLACES)
            if ((beached & 1 << city) != 0) {
                game.addArmies(PERSIAN, city, 1);
                return true;
            }
        return false;
    }

    /** EW-S5.2. */
    static void starve(Playout game) {
        int excess = game.excess(PERSIAN);
        if (excess == 0) return;
        int cutOff = game.cutOff(PERSIAN);
        for (int keep = 0; keep < 3; keep++)
            for (int city : HUNGER) {
                int armies = game.armies(PERSIAN, city);
                int taken =
                        switch (keep) {
                            case 0 -> (cutOff & 1 << city) != 0 ? armies : 0;
                            case 1 -> armies - 1;
                            default -> armies;
                        };
                taken = Math.clamp(taken, 0, excess);
                if (taken > 0) game.addArmies(PERSIAN, city, -taken);
                excess -= taken;
                if (excess == 0) return;
            }
    }
}

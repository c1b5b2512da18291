package hegemon.earthwater.search;

/** Dice, retreats and naval battles of fast play (EW-6), each resolved to its end. */
abstract class SeaBattles extends Choosing {
    private static final int CARD_ARTEMISIA = 1 << 9;

    /** The fleet of PERS.IA among Greek ones attacks. */
    final void ambush(int port) {
        fleetsLeft = 1;
        cargoLeft = 0;
        seaBattle(PERSIAN, port, port, false);
    }

    final void roll(int persian, int greek) {
        for (int i = 0; i < persian + greek; i++) dice[i] = chance(6) + 1;
        tell(Verb.BATTLE, persian + greek);
    }

    final int best(int from, int count) {
        int best = 0;
        for (int i = from; i < from + count; i++) best = Math.max(best, dice[i]);
        return best;
    }

    static int limit(int city) {
        return city == ABYDOS || city == EPHESOS ? 5 : 4;
    }

    /** EW-6 at sea; whether the attacker can land. */
    final boolean seaBattle(int attacker, int from, int at, boolean fightsOn) {
        int defender = 1 - attacker;
        battlefield = at;
        while (true) {
            int persian = Math.min(3, fleets(PERSIAN, at));
            int greek = Math.min(3, fleets(GREEK, at));
            roll(persian, greek);
            int persianBest = Math.min(limit(at), best(0, persian));
            int greekBest = best(persian, greek);
            if (greekBest <= persianBest) loseFleet(GREEK, at, attacker);
            if (persianBest <= greekBest) {
                loseFleet(PERSIAN, at, attacker);
                artemisia(at, attacker);
            }
            if (fleets(defender, at) == 0) return fleets(attacker, at) > 0;
            if (fleets(attacker, at) == 0) return false;
            if (fightsOn) continue;
            if (retreat(attacker, 0, standsFirm(attacker) ? 0 : 1 << from) >= 0) {
                flee(attacker, at, from, cargoLeft, fleets(attacker, at));
                return false;
            }
            int havens = standsFirm(defender) ? 0 : openPorts(defender) & ~(1 << at);
            int haven = retreat(defender, 0, havens);
            if (haven >= 0) {
                flee(defender, at, haven, 0, fleets(defender, at));
                return true;
            }
        }
    }

    final boolean standsFirm(int side) {
        return solo && side == PERSIAN; // EW-S2.2
    }

    /** EW-4.4: the ports of controlled cities without enemy fleets. */
    final int openPorts(int side) {
        return control(side) & PORTS & ~fleetPorts[1 - side];
    }

    final void flee(int side, int at, int to, int army, int fleet) {
        addArmies(side, at, -army);
        addArmies(side, to, army);
        addFleets(side, at, -fleet);
        addFleets(side, to, fleet);
    }

    /** EW-6.6. */
    private void loseFleet(int side, int at, int attacker) {
        addFleets(side, at, -1);
        if (side != attacker) return;
        int left = fleets(side, at);
        fleetsLeft = Math.min(fleetsLeft, left);
        if (cargoLeft > left) {
            addArmies(side, at, left - cargoLeft);
            cargoLeft = left;
        }
    }

    private void artemisia(int at, int attacker) {
        if (isUsed(ARTEMISIA) || fleets(PERSIAN, at) == 0) return;
        if (react(GREEK, CARD_ARTEMISIA) == 0) return;
        loseFleet(PERSIAN, at, attacker);
        figures |= ARTEMISIA;
    }

    /** Where this side retreats: a city, or -1 if it stays or cannot go. */
    final int retreat(int side, int land, int sea) {
        int roads = Integer.bitCount(land);
        int options = roads + Integer.bitCount(sea) + 1;
        if (options == 1) return -1;
        decisions++;
        int choice = choose(side, Ask.RETREAT, options, land, sea);
        if (choice == options - 1) {
            tell(Verb.STAY);
            return -1;
        }
        bySea = choice >= roads;
        int city = bySea ? nth(sea, choice - roads) : nth(land, choice);
        tell(bySea ? Verb.RETREAT_SEA : Verb.RETREAT_LAND, city);
        return city;
    }

    /** Whether the last retreat was by sea. */
    boolean bySea;
}

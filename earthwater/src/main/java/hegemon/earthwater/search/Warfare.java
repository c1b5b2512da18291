package hegemon.earthwater.search;

/** Movements of fast play (EW-5.3, EW-5.4), each resolved to its end. */
abstract class Warfare extends LandBattles {
    private static final int MOST_CARGO = 3;

    private static final int CARD_THEMISTOCLES = 1 << 5;

    /** EW-9.5: the cities from which armies may leave. */
    final int freeCities(int side) {
        return carneia && side == GREEK ? armyCities[GREEK] & ~(1 << SPARTA) : armyCities[side];
    }

    final boolean canMarch(int side) {
        for (int left = freeCities(side); left != 0; left &= left - 1)
            if (reach(side, Integer.numberOfTrailingZeros(left)) != 0) return true;
        return false;
    }

    final boolean canMove(int side) {
        return fleetPorts[side] != 0 || canMarch(side);
    }

    @SuppressWarnings("EnumOrdinal") // a number in memory, never stored
    private static int index(Use use) {
        return use.ordinal();
    }

    /** Chooses a movement and carries it out. */
    final void move(int side, Use use) {
        int ports = use.bySea() ? fleetPorts[side] : 0;
        int options = (use.byLand() ? marches(side, use) : 0) + sails(side, use, ports);
        int left = choose(side, Ask.MOVE, options, index(use), ports);
        if (use.byLand())
            for (int from = freeCities(side); from != 0; from &= from - 1) {
                int city = Integer.numberOfTrailingZeros(from);
                int most = use == Use.LEONIDAS ? 1 : armies(side, city);
                int targets = reach(side, city);
                int here = most * Integer.bitCount(targets);
                if (left < here) {
                    march(side, use, city, nth(targets, left / most), left % most + 1);
                    return;
                }
                left -= here;
            }
        sail(side, use, ports, left, -1);
    }

    private int marches(int side, Use use) {
        int options = 0;
        for (int from = freeCities(side); from != 0; from &= from - 1) {
            int city = Integer.numberOfTrailingZeros(from);
            int most = use == Use.LEONIDAS ? 1 : armies(side, city);
            options += most * Integer.bitCount(reach(side, city));
        }
        return options;
    }

    private int sails(int side, Use use, int ports) {
        int options = 0;
        for (int from = ports; from != 0; from &= from - 1)
            options +=
                    sails(
                            side,
                            use,
                            Integer.numberOfTrailingZeros(from),
                            fleets(side, Integer.numberOfTrailingZeros(from)));
        return options * (Integer.bitCount(PORTS) - 1);
    }

    /** The ways to man up to this many fleets of a port. */
    private int sails(int side, Use use, int from, int most) {
        int ways = 0;
        for (int fleets = 1; fleets <= most; fleets++)
            ways += mostCargo(side, use, from, fleets) + 1;
        return ways;
    }

    final int mostCargo(int side, Use use, int from, int fleets) {
        if (use != Use.CARD || (freeCities(side) & 1 << from) == 0) return 0;
        return Math.min(Math.min(MOST_CARGO, fleets), armies(side, from));
    }

    /** The naval movement with this number among those from these ports. */
    private void sail(int side, Use use, int ports, int number, int answered) {
        int left = number;
        int others = Integer.bitCount(PORTS) - 1;
        for (int from = ports; from != 0; from &= from - 1) {
            int city = Integer.numberOfTrailingZeros(from);
            int here = others * sails(side, use, city, fleets(side, city));
            if (left < here) {
                int to = nth(PORTS & ~(1 << city), left % others);
                int ways = left / others;
                int fleets = 1;
                for (int cargo; ways > (cargo = mostCargo(side, use, city, fleets)); fleets++)
                    ways -= cargo + 1;
                sail(side, use, city, to, fleets, ways, answered);
                return;
            }
            left -= here;
        }
        throw new IllegalStateException("no such movement: " + number);
    }

    final void march(int side, Use use, int from, int to, int count) {
        if (use != Use.PERSIA) tell(Verb.MARCH, from, to, count, 0);
        addArmies(side, from, -count);
        addArmies(side, to, count);
        if (armies(1 - side, to) > 0) landBattle(side, use, from, to, 0, false);
        finish(side, to, count);
    }

    /**
     * @param answered the target of the Persian movement that Themistocles answers, or -1
     */
    private void sail(int side, Use use, int from, int to, int count, int cargo, int answered) {
        tell(Verb.SAIL, from, to, count, cargo);
        addFleets(side, from, -count);
        addFleets(side, to, count);
        addArmies(side, from, -cargo);
        addArmies(side, to, cargo);
        if (to == answered) return; // EW-9.6: they join the defence
        boolean fightsOn = answered >= 0;
        if (side == PERSIAN) fightsOn = themistocles(to);
        arrive(side, use, from, to, count, cargo, fightsOn);
    }

    private void arrive(
            int side, Use use, int from, int to, int count, int cargo, boolean fightsOn) {
        fleetsLeft = count;
        cargoLeft = cargo;
        if (fleets(1 - side, to) > 0 && !seaBattle(side, from, to, fightsOn)) return;
        int landed = cargoLeft;
        int movers = fleetsLeft;
        if (landed == 0) return;
        if (armies(1 - side, to) > 0) landBattle(side, use, from, to, movers, true);
        finish(side, to, landed);
    }

    /** EW-6.8. */
    private void finish(int side, int to, int moved) {
        if (side != GREEK
                || to != ABYDOS
                || !bridge
                || moved == 0
                || armies(GREEK, ABYDOS) == 0
                || armies(PERSIAN, ABYDOS) > 0) return;
        decisions++;
        if (choose(GREEK, Ask.DESTROY, 2, 0, 0) == 0) {
            tell(Verb.DESTROY);
            bridge = false;
        } else tell(Verb.SPARE);
    }

    /** EW-9.6: whether he has answered. */
    private boolean themistocles(int target) {
        int ports = fleetPorts[GREEK] & ~(1 << target);
        boolean payable = armyReserve(GREEK) > 0 || armyCities[GREEK] != 0;
        if (ports == 0 || isUsed(THEMISTOCLES) || !payable) return false;
        if (react(GREEK, CARD_THEMISTOCLES) == 0) return false;
        pay(armyCities[GREEK], THEMISTOCLES);
        int options = sails(GREEK, Use.THEMISTOCLES, ports);
        sail(
                GREEK,
                Use.THEMISTOCLES,
                ports,
                choose(GREEK, Ask.MOVE, options, index(Use.THEMISTOCLES), ports),
                target);
        return true;
    }
}

package hegemon.earthwater.search;

/** Cards drawn and pieces raised in fast play (EW-4), also by events. */
abstract class Preparing extends Warfare {
    private static final int NO_LIMIT = 99;

    final void kingDies() {
        if (armyReserve(PERSIAN) == 0) {
            decisions++;
            int city = chooseCity(PERSIAN, Ask.PAY, armyCities[PERSIAN]);
            tell(Verb.PAY, city);
            addArmies(PERSIAN, city, -1);
        }
        figures |= isUsed(DARIUS) ? XERXES : DARIUS;
    }

    final int purchase(int side, int talents, int limit) {
        decisions++;
        int available = Integer.bitCount(pile) + Integer.bitCount(discards);
        int most = Math.min(Math.min(limit, talents), available);
        int cards = choose(side, Ask.BUY, most + 1, most, 0);
        tell(Verb.BUY, cards);
        return draw(side, cards);
    }

    /** EW-4.6. */
    final int draw(int side, int count) {
        int all = 0;
        int left = count;
        while (left > 0) {
            if (pile == 0) shuffle();
            if (pile == 0) break;
            int drawn = 0;
            for (int size = Integer.bitCount(pile); left > 0 && size > 0; left--, size--) {
                int card = 1 << nth(pile, chance(size));
                pile &= ~card;
                drawn |= card;
            }
            tell(Verb.DRAW, drawn);
            hand[side] |= drawn;
            all |= drawn;
        }
        return all;
    }

    /** EW-4.3 to EW-4.5. */
    final void build(int side, int budget, int fleetLimit) {
        decisions++;
        int talents = budget;
        int fleetsToRaise = fleetLimit;
        int fleetPrice = side == PERSIAN && !cheapFleets ? 2 : 1;
        int cities = control(side);
        int ports = openPorts(side);
        while (true) {
            int army = talents > 0 && armyReserve(side) > 0 ? Integer.bitCount(cities) : 0;
            boolean fleetPossible =
                    talents >= fleetPrice && fleetsToRaise > 0 && fleetReserve(side) > 0;
            int fleet = fleetPossible ? Integer.bitCount(ports) : 0;
            boolean bridgePossible =
                    side == PERSIAN && talents >= 6 && !bridge && armies(PERSIAN, ABYDOS) > 0;
            int purchases = army + fleet + (bridgePossible ? 1 : 0);
            int choice =
                    choose(
                            side,
                            Ask.RAISE,
                            purchases + 1,
                            army == 0 ? 0 : cities,
                            fleet == 0 ? 0 : ports);
            if (choice < army) {
                int city = nth(cities, choice);
                tell(Verb.RAISE_ARMY, city);
                addArmies(side, city, 1);
                talents--;
            } else if (choice < army + fleet) {
                int city = nth(ports, choice - army);
                tell(Verb.RAISE_FLEET, city);
                addFleets(side, city, 1);
                talents -= fleetPrice;
                fleetsToRaise--;
            } else if (bridgePossible && choice == army + fleet) {
                tell(Verb.RAISE_BRIDGE);
                bridge = true;
                talents -= 6;
            } else {
                tell(Verb.DONE);
                return;
            }
        }
    }

    /** Mines of Laurion. */
    final void mines() {
        hand[GREEK] &= ~(1 << 1);
        aside = 1 << 1;
        int drawn = purchase(GREEK, 3, NO_LIMIT);
        build(GREEK, 3 - Integer.bitCount(drawn), NO_LIMIT);
        aside = 0;
        discards |= 1 << 1;
        topDiscard = 1;
    }

    /** Pacification: whether a king has died and operations end. */
    final boolean pacify() {
        int count = Integer.bitCount(hand[PERSIAN]);
        int gone =
                Integer.expand(
                        choose(PERSIAN, Ask.PACIFY, 1 << count, hand[PERSIAN], 0), hand[PERSIAN]);
        tell(Verb.DISCARD, gone);
        discardAll(PERSIAN, gone);
        int drawn = draw(PERSIAN, Integer.bitCount(gone) + 1);
        if ((drawn & 1 << 11) == 0 || !hasKing()) return false;
        kingDies();
        return true;
    }
}

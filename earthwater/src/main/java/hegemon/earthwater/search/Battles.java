package hegemon.earthwater.search;

/** Battles and reactions of fast play (EW-6), each resolved to its end. */
abstract class Battles extends Compact {
    private static final int CARD_MILTIADES = 1 << 4;
    private static final int CARD_IMMORTALS = 1 << 5;
    private static final int CARD_PAUSANIAS = 1 << 6;
    private static final int CARD_ARTEMISIA = 1 << 9;
    private static final int CARD_SPARTANS = 1 << 15;

    /** What a movement is made for. */
    enum Use {
        CARD,
        CAVALRY,
        GREAT_KING,
        EVANGELION,
        LEONIDAS,
        MOLON_LABE,
        TRIREMES,
        THEMISTOCLES,
        PERSIA;

        boolean byLand() {
            return this != TRIREMES && this != THEMISTOCLES;
        }

        boolean bySea() {
            return this == CARD || this == TRIREMES || this == THEMISTOCLES;
        }
    }

    /** What is told of a decision or a draw to whoever listens. */
    enum Verb {
        BUY,
        RAISE_ARMY,
        RAISE_FLEET,
        RAISE_BRIDGE,
        DONE,
        PLAY_EVENT,
        PLAY_MOVE,
        PASS,
        MARCH,
        SAIL,
        REMOVE,
        PLACE,
        EVICT,
        PAY,
        RELOCATE,
        REACT,
        DECLINE,
        RESTORE,
        RETREAT_LAND,
        RETREAT_SEA,
        STAY,
        DESTROY,
        SPARE,
        DISCARD,
        KEEP,
        DRAW,
        BATTLE,
        PEACE,
        OSTRACISM,
        PERSIA,
        PERSIA_DISCARD
    }

    final int[] dice = new int[6];

    /** Whether the players spend their talents, cards and chances rather than pass them by. */
    boolean eager;

    /** Complete decisions so far, as the traces count them. */
    long decisions;

    /** What is left of the movement at sea after its battle. */
    int fleetsLeft;

    int cargoLeft;

    /** One of {@code options} choices of this side, from 0. */
    abstract int choose(int side, int options);

    /** A number from 0 to {@code bound - 1} by chance. */
    abstract int chance(int bound);

    /** Tells a decision or a draw; whoever plays fast does not listen. */
    void tell(Verb verb, int a, int b, int c, int d) {}

    final void tell(Verb verb) {
        tell(verb, 0, 0, 0, 0);
    }

    final void tell(Verb verb, int a) {
        tell(verb, a, 0, 0, 0);
    }

    /** One city of a set, at this side's choice. */
    final int chooseCity(int side, int cities) {
        return nth(cities, choose(side, Integer.bitCount(cities)));
    }

    /** EW-5.6: whether a window opens in which these cards could be played. */
    private boolean opens(int side, int cards) {
        if (solo) return side == GREEK && (hand[GREEK] & cards) != 0;
        return hand[side] != 0 && (cards & ~(1 << topDiscard)) != 0;
    }

    /** The card played in a window, or 0; it is discarded. */
    final int react(int side, int cards) {
        if (!opens(side, cards)) return 0;
        decisions++;
        int held = hand[side] & cards;
        int options = Integer.bitCount(held) + 1;
        int choice = choose(side, eager && held != 0 ? options - 1 : options);
        if (choice == options - 1) {
            tell(Verb.DECLINE);
            return 0;
        }
        int card = nth(held, choice);
        tell(Verb.REACT, card);
        discard(side, card);
        return card;
    }

    /** EW-9.2: an army from the reserve, else from one of these cities. */
    final void pay(int cities, int figure) {
        if (armyReserve(GREEK) == 0) {
            int city = chooseCity(GREEK, cities);
            tell(Verb.PAY, city);
            addArmies(GREEK, city, -1);
        }
        figures |= figure;
    }

    /** The fleet of PERS.IA among Greek ones attacks. */
    final void ambush(int port) {
        fleetsLeft = 1;
        cargoLeft = 0;
        seaBattle(PERSIAN, port, port, false);
    }

    private void roll(int persian, int greek) {
        for (int i = 0; i < persian + greek; i++) dice[i] = chance(6) + 1;
        tell(Verb.BATTLE, persian + greek);
    }

    private int best(int from, int count) {
        int best = 0;
        for (int i = from; i < from + count; i++) best = Math.max(best, dice[i]);
        return best;
    }

    private static int limit(int city) {
        return city == ABYDOS || city == EPHESOS ? 5 : 4;
    }

    /** EW-6 at sea; whether the attacker can land. */
    final boolean seaBattle(int attacker, int from, int at, boolean fightsOn) {
        int defender = 1 - attacker;
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
            if (!standsFirm(attacker)) {
                decisions++;
                if (choose(attacker, 2) == 0) {
                    tell(Verb.RETREAT_SEA, from);
                    flee(attacker, at, from, cargoLeft, fleets(attacker, at));
                    return false;
                }
                tell(Verb.STAY);
            }
            int havens = standsFirm(defender) ? 0 : openPorts(defender) & ~(1 << at);
            int haven = retreat(defender, 0, havens);
            if (haven >= 0) {
                flee(defender, at, haven, 0, fleets(defender, at));
                return true;
            }
        }
    }

    private boolean standsFirm(int side) {
        return solo && side == PERSIAN; // EW-S2.2
    }

    /** EW-4.4: the ports of controlled cities without enemy fleets. */
    final int openPorts(int side) {
        return control(side) & PORTS & ~fleetPorts[1 - side];
    }

    private void flee(int side, int at, int to, int army, int fleet) {
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
    private int retreat(int side, int land, int sea) {
        int roads = Integer.bitCount(land);
        int options = roads + Integer.bitCount(sea) + 1;
        if (options == 1) return -1;
        decisions++;
        int choice = choose(side, options);
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
    private boolean bySea;

    /** EW-6 on land, The Immortals included. */
    final void landBattle(int attacker, Use use, int from, int at, int movers, boolean landed) {
        boolean unlimited = use == Use.CAVALRY;
        int bonus = use == Use.LEONIDAS ? 2 : 0;
        boolean glory = use == Use.GREAT_KING || use == Use.EVANGELION;
        for (boolean immortal = false; ; immortal = true) {
            int heroes = heroes(attacker, at, unlimited, bonus);
            if (heroes < 0) {
                unlimited = false;
                heroes = -1 - heroes;
            }
            int lost = rounds(attacker, from, at, movers, landed, unlimited, heroes);
            if (glory && !immortal) glory(attacker, at);
            boolean comeBack =
                    lost > 0
                            && !immortal
                            && !isUsed(XERXES)
                            && armies(GREEK, at) > 0
                            && armies(PERSIAN, at) == 0
                            && react(PERSIAN, CARD_IMMORTALS) != 0;
            if (!comeBack) return;
            int restored = choose(PERSIAN, Math.min(3, lost)) + 1;
            tell(Verb.RESTORE, restored);
            addArmies(PERSIAN, at, restored);
            unlimited = false;
            bonus = 0;
        }
    }

    /** EW-9.10. */
    private void glory(int attacker, int at) {
        int point = attacker == PERSIAN ? 1 : -1;
        if (armies(1 - attacker, at) == 0) score(point);
        if ((control(attacker) & 1 << at) == 0) score(-point);
    }

    /**
     * The Greek reactions before the first round.
     *
     * @return the dice they roll whatever their number, 0 for none; -1 minus that if Pausanias has
     *     cancelled the cavalry
     */
    private int heroes(int attacker, int at, boolean cavalry, int bonus) {
        int heroes = bonus;
        boolean unlimited = cavalry;
        while (true) {
            int cards = 0;
            int payers = armyCities[GREEK];
            if (armies(GREEK, at) == 1) payers &= ~(1 << at);
            if (heroes == 0 && !isUsed(MILTIADES) && (armyReserve(GREEK) > 0 || payers != 0))
                cards |= CARD_MILTIADES;
            if (unlimited && !carneia) cards |= CARD_PAUSANIAS;
            if (heroes == 0 && attacker == PERSIAN && !carneia) cards |= CARD_SPARTANS;
            int card = cards == 0 ? 0 : react(GREEK, cards);
            if (card == 0) return cavalry && !unlimited ? -1 - heroes : heroes;
            if (card == 6) unlimited = false;
            else heroes = 3;
            if (card == 4) pay(payers, MILTIADES);
        }
    }

    /** The rounds until the battle ends; the Persian armies lost, 0 if a side has retreated. */
    private int rounds(
            int attacker,
            int from,
            int at,
            int movers,
            boolean landed,
            boolean unlimited,
            int heroes) {
        int defender = 1 - attacker;
        int lost = 0;
        while (true) {
            int persian = Math.min(3, armies(PERSIAN, at));
            int greek = heroes > 0 ? heroes : Math.min(3, armies(GREEK, at));
            roll(persian, greek);
            int persianBest = Math.min(unlimited ? 6 : limit(at), best(0, persian));
            int greekBest = best(persian, greek);
            if (greekBest <= persianBest) addArmies(GREEK, at, -1);
            if (persianBest <= greekBest) {
                addArmies(PERSIAN, at, -1);
                lost++;
            }
            if (armies(GREEK, at) == 0 || armies(PERSIAN, at) == 0) return lost;
            if (attackerFled(attacker, from, at, movers, landed) || defenderFled(defender, at))
                return 0;
        }
    }

    /** EW-6.4. */
    private boolean attackerFled(int side, int from, int at, int movers, boolean landed) {
        if (standsFirm(side)) return false;
        int land = 0;
        int sea = 0;
        if (landed) sea = fleets(1 - side, from) == 0 ? 1 << from : 0;
        else {
            int next = neighbours(1 << at);
            land =
                    (next & 1 << from) != 0
                            ? 1 << from
                            : next & control(side) & spread(1 << from, control(side) & ~(1 << at));
        }
        int to = retreat(side, land, sea);
        if (to < 0) return false;
        flee(side, at, to, armies(side, at), landed ? movers : 0);
        return true;
    }

    /** EW-6.5. */
    private boolean defenderFled(int side, int at) {
        if (standsFirm(side)) return false;
        int land = neighbours(1 << at) & control(side);
        int fleet = fleets(side, at);
        int sea = fleet > 0 && fleet >= armies(side, at) ? openPorts(side) & ~(1 << at) : 0;
        int to = retreat(side, land, sea);
        if (to < 0) return false;
        flee(side, at, to, armies(side, at), bySea ? fleet : 0);
        return true;
    }
}

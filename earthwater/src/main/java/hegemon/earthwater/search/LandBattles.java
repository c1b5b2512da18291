package hegemon.earthwater.search;

/** Land battles of fast play (EW-6) with their reactions, each resolved to its end. */
abstract class LandBattles extends SeaBattles {
    private static final int CARD_MILTIADES = 1 << 4;
    private static final int CARD_IMMORTALS = 1 << 5;
    private static final int CARD_PAUSANIAS = 1 << 6;
    private static final int CARD_SPARTANS = 1 << 15;

    /** EW-6 on land, The Immortals included. */
    final void landBattle(int attacker, Use use, int from, int at, int movers, boolean landed) {
        battlefield = at;
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
            int restored = choose(PERSIAN, Ask.RESTORE, Math.min(3, lost), lost, 0) + 1;
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

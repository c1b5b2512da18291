package hegemon.earthwater.search;

import hegemon.earthwater.Position;

/**
 * Plays a game to its end, fast. The phases and events of Part A; PERS.IA is {@link FastPlan} and
 * {@link FastPersia}.
 */
abstract class Playout extends Preparing {
    private static final int ACTED = 0;
    private static final int PASSED = 1;
    private static final int OPERATIONS_OVER = 2;

    private static final int[][] CHOOSE = pascal();

    /** The result: 1 for Persia, -1 for Greece, 0 for a tie. */
    int winner;

    /** Whether the game ended at once (EW-8.2, EW-S2.3), not on points. */
    boolean sudden;

    private boolean over;

    private static int[][] pascal() {
        var table = new int[17][17];
        for (int n = 0; n < 17; n++) {
            table[n][0] = 1;
            for (int k = 1; k <= n; k++) table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
        }
        return table;
    }

    /** From the preparation of the campaign that has begun. */
    final void playFromPreparation() {
        over = false;
        continueFromPreparation();
    }

    private void continueFromPreparation() {
        while (!over) {
            if (persiaPrepares()) {
                greecePrepares();
                operations(PERSIAN, false);
            }
        }
    }

    /** From a turn of this side in operations. */
    final void playFromOperation(int side, boolean enemyPassed) {
        over = false;
        operations(side, enemyPassed);
        continueFromPreparation();
    }

    /** EW-4.1 to EW-4.7; false if a king has died and the campaign is over. */
    private boolean persiaPrepares() {
        if (solo) {
            FastPlan.prepare(this);
            return true;
        }
        int talents = reserved ? 10 : 12;
        int drawn = purchase(PERSIAN, talents, 6);
        if ((drawn & 1 << 11) != 0 && hasKing()) {
            discardAll(PERSIAN, hand[PERSIAN]);
            shuffle();
            reserved = false;
            kingDies();
            endCampaign();
            return false;
        }
        build(PERSIAN, talents - Integer.bitCount(drawn), 2);
        return true;
    }

    private void greecePrepares() {
        int talents = acropolis != 0 && acropolis == campaign - 1 ? 5 : greekBudget;
        int drawn = purchase(GREEK, talents, 6);
        build(GREEK, talents - Integer.bitCount(drawn), 2);
    }

    /** EW-5.1, then supply and scoring. */
    private void operations(int first, boolean passedBefore) {
        int side = first;
        boolean enemyPassed = passedBefore;
        while (true) {
            int done = turn(side);
            if (over) return;
            if (done == OPERATIONS_OVER || (done == PASSED && enemyPassed)) break;
            enemyPassed = done == PASSED;
            side = 1 - side;
        }
        supply();
    }

    private int turn(int side) {
        if (solo && side == PERSIAN) return persiaTurn();
        return hand[side] == 0 ? PASSED : operation(side);
    }

    private int persiaTurn() {
        if (persiaDone) return PASSED;
        boolean passed = FastPersia.turn(this);
        int both = MAJORS[GREEK];
        if ((control(PERSIAN) & both) == both) { // EW-S2.3
            end(1, true);
            return ACTED;
        }
        if (hand[PERSIAN] != 0) {
            int card = nth(hand[PERSIAN], chance(Integer.bitCount(hand[PERSIAN])));
            tell(Verb.PERSIA_DISCARD, card);
            discard(PERSIAN, card);
        }
        return passed ? PASSED : ACTED;
    }

    private int operation(int side) {
        decisions++;
        int cards = hand[side];
        int moves = canMove(side) ? cards : 0;
        int events = FastEvents.playable(this, side);
        int options = Integer.bitCount(moves) + Integer.bitCount(events) + 1;
        int choice = choose(side, Ask.OPERATION, options, events, moves);
        if (choice == options - 1) {
            tell(Verb.PASS);
            return PASSED;
        }
        int eventCount = Integer.bitCount(events);
        if (choice < eventCount) {
            int card = nth(events, choice);
            tell(Verb.PLAY_EVENT, card);
            return FastEvents.play(this, side, card) ? OPERATIONS_OVER : ACTED;
        }
        int card = nth(moves, choice - eventCount);
        tell(Verb.PLAY_MOVE, card);
        discard(side, card);
        move(side, Use.CARD);
        return ACTED;
    }

    /** EW-7, then EW-8. */
    private void supply() {
        if (solo) {
            discardAll(PERSIAN, hand[PERSIAN]);
            FastPersia.starve(this);
        } else {
            reserved = false;
            keep(PERSIAN, 1);
            attrition(PERSIAN);
        }
        cut(PERSIAN);
        keep(GREEK, 4);
        attrition(GREEK);
        cut(GREEK);
        scoring();
    }

    /** EW-7.1. */
    private void keep(int side, int most) {
        if (campaign == Position.LAST_CAMPAIGN || hand[side] == 0) return;
        decisions++;
        int held = Integer.bitCount(hand[side]);
        int options = 0;
        for (int size = 0; size <= Math.min(most, held); size++) options += CHOOSE[held][size];
        int choice = choose(side, Ask.KEEP, options, hand[side], most);
        int kept = Integer.expand(subset(held, choice), hand[side]);
        tell(Verb.KEEP, kept);
        discardAll(side, hand[side] & ~kept);
        if (side == PERSIAN) reserved = kept != 0;
    }

    /** The set with this number among those of the given things, smaller sets first. */
    static int subset(int things, int number) {
        int size = 0;
        int left = number;
        while (left >= CHOOSE[things][size]) left -= CHOOSE[things][size++];
        int set = 0;
        for (int thing = things - 1; size > 0; thing--)
            if (left >= CHOOSE[thing][size]) {
                left -= CHOOSE[thing][size--];
                set |= 1 << thing;
            }
        return set;
    }

    private void attrition(int side) {
        int excess = excess(side);
        if (excess == 0) return;
        decisions++;
        int kept = side == PERSIAN ? MAJORS[PERSIAN] : 0;
        for (; excess > 0; excess--) {
            int city = chooseCity(side, Ask.STARVE, armyCities[side] & ~kept);
            tell(Verb.REMOVE, city);
            addArmies(side, city, -1);
        }
    }

    /** EW-7.5. */
    private void cut(int side) {
        for (int left = cutOff(side); left != 0; left &= left - 1) {
            int city = Integer.numberOfTrailingZeros(left);
            addArmies(side, city, -armies(side, city));
        }
    }

    private void scoring() {
        for (int loser = GREEK; loser <= PERSIAN; loser++)
            if ((control(1 - loser) & MAJORS[loser]) == MAJORS[loser]) {
                end(loser == GREEK ? 1 : -1, true);
                return;
            }
        score(points(PERSIAN) - points(GREEK));
        endCampaign();
    }

    private int points(int side) {
        int cities = control(side);
        if (acropolis == campaign) cities &= ~(1 << ATHENAI);
        int points = 0;
        for (; cities != 0; cities &= cities - 1)
            points += POINTS[Integer.numberOfTrailingZeros(cities)];
        return points;
    }

    private void endCampaign() {
        if (campaign == Position.LAST_CAMPAIGN) {
            end(Integer.signum(score), false);
            return;
        }
        campaign++;
        carneia = false;
        persiaDone = false;
        over = isFarEnough();
    }

    /** Whether the campaign that begins need not be played. */
    boolean isFarEnough() {
        return false;
    }

    private void end(int victor, boolean atOnce) {
        winner = victor;
        sudden = atOnce;
        over = true;
    }
}

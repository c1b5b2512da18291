package hegemon.earthwater;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

/**
 * A battle that is fought to its end, without retreats and further cards (EW-6): the exact chances
 * of every end.
 *
 * @param limit what a Persian die counts at most
 * @param greekDice how many the Greeks roll whatever their number; 0 for as many as they have
 */
public record Clash(Side attacker, int limit, int greekDice) {
    /** A battle in this city in which no card has a part, on land or at sea. */
    public static Clash at(City city, Side attacker) {
        return new Clash(attacker, Dice.limit(city), 0);
    }

    /** How it ends with so many units. */
    public Odds odds(int attackers, int defenders) {
        var ends = ends(attackers, defenders);
        double attackersLeft = 0;
        double defendersLeft = 0;
        double won = 0;
        double lost = 0;
        for (int left = 1; left <= attackers; left++) {
            won += ends[left][0];
            attackersLeft += left * ends[left][0];
        }
        for (int left = 1; left <= defenders; left++) {
            lost += ends[0][left];
            defendersLeft += left * ends[0][left];
        }
        return new Odds(won, lost, ends[0][0], attackersLeft, defendersLeft);
    }

    /** The chance of every end, by attackers and defenders left; in an end one of them is 0. */
    double[][] ends(int attackers, int defenders) {
        var ends = new double[attackers + 1][defenders + 1];
        ends[attackers][defenders] = 1;
        for (int ours = attackers; ours > 0; ours--)
            for (int theirs = defenders; theirs > 0; theirs--) {
                var round = round(ours, theirs);
                double here = ends[ours][theirs];
                ends[ours - 1][theirs] += here * round[0];
                ends[ours][theirs - 1] += here * round[1];
                ends[ours - 1][theirs - 1] += here * round[2];
                ends[ours][theirs] = 0;
            }
        return ends;
    }

    /** That the attacker alone loses a unit in a round, the defender alone, both. */
    private double[] round(int attackers, int defenders) {
        boolean persian = attacker == Side.PERSIA;
        int greeks = Dice.of(persian ? defenders : attackers);
        var chances =
                new Dice(
                                Dice.of(persian ? attackers : defenders),
                                greekDice > 0 ? greekDice : greeks,
                                limit)
                        .chances();
        return persian ? chances : new double[] {chances[1], chances[0], chances[2]};
    }

    /**
     * How a battle ends.
     *
     * @param bothGone that nobody is left
     * @param attackersLeft units to be expected, 0 where the attacker loses
     */
    public record Odds(
            double attackerWins,
            double defenderWins,
            double bothGone,
            double attackersLeft,
            double defendersLeft) {
        Odds plus(double weight, Odds other) {
            return new Odds(
                    attackerWins + weight * other.attackerWins,
                    defenderWins + weight * other.defenderWins,
                    bothGone + weight * other.bothGone,
                    attackersLeft + weight * other.attackersLeft,
                    defendersLeft + weight * other.defendersLeft);
        }
    }

    static final Odds NOTHING = new Odds(0, 0, 0, 0, 0);

    /**
     * EW-5.4: a landing behind a naval battle; armies go down with the fleets that carry them
     * (EW-6.6). Its end is that of the city: who loses at sea has lost it.
     */
    Odds landing(int fleets, int ships, int aboard, int defenders) {
        var ends = ends(fleets, ships);
        var all = NOTHING;
        for (int left = 0; left <= fleets; left++) {
            int armies = Math.min(aboard, left);
            all = all.plus(ends[left][0], armies > 0 ? odds(armies, defenders) : held(defenders));
        }
        for (int left = 1; left <= ships; left++) all = all.plus(ends[0][left], held(defenders));
        return all;
    }

    private static Odds held(int defenders) {
        return new Odds(0, 1, 0, 0, defenders);
    }
}

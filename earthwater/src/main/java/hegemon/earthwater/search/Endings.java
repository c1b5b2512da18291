package hegemon.earthwater.search;

/** How many playouts ended by which rule, and with how many points. */
final class Endings {
    private int games = 0;
    private int persian = 0;
    private int greek = 0;
    private int scored = 0;

    /**
     * @param won 1 for Persia, -1 for Greece, 0 for a tie
     */
    void add(TreePlayout game, int won) {
        games++;
        if (!game.sudden(won)) scored -= game.score;
        else if (won > 0) persian++;
        else greek++;
    }

    Review.Prospect prospect(double winning) {
        int onPoints = games - persian - greek;
        return new Review.Prospect(
                winning,
                share(persian),
                share(greek),
                onPoints == 0 ? 0 : (double) scored / onPoints);
    }

    private double share(int some) {
        return games == 0 ? 0 : (double) some / games;
    }
}

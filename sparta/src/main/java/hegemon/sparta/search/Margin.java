package hegemon.sparta.search;

/** A number that steers the search and can be tuned, in hundredths of a fighter or in moves. */
enum Margin {
    /** How far around the value of the last iteration the search looks first. */
    ASPIRATION(40, 10, 150),

    /** Above beta by this much a ply: good enough. */
    COMFORT(70, 20, 200),

    /** Below alpha by this much, and so much a ply: quiet moves do not help. */
    HOPE(60, 10, 200),
    HOPE_A_PLY(80, 20, 200),

    /** Quiet moves looked at: some, and more with the square of the depth. */
    FEW(5, 2, 20),
    MORE(5, 1, 15),

    /** The first moves are never reduced. */
    FULL_MOVES(3, 1, 8),

    /** A history this good or bad changes a reduction by a ply. */
    PRAISED(8_000, 1_000, 30_000),

    /** The most that a piece, a city and a better place bring in quiescence. */
    GAIN(200, 80, 400),
    RAID(200, 40, 400),
    SURPRISE(100, 20, 300),

    /** How much less deep late moves are looked at, in hundredths. */
    REDUCED(60, 0, 200),
    REDUCED_SLOWLY(190, 80, 400);

    final int byHand;
    final int least;
    final int most;

    Margin(int byHand, int least, int most) {
        this.byHand = byHand;
        this.least = least;
        this.most = most;
    }
}

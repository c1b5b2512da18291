package hegemon.earthwater.board;

import hegemon.table.Seat;

/** The two sides, in the order in which the rulebook counts their pieces. */
public enum Side implements Named {
    GREECE(9, 5),
    PERSIA(24, 6);

    private static final Seat GREEK_SEAT = new Seat("Greece");
    private static final Seat PERSIAN_SEAT = new Seat("Persia");

    private final int armies;
    private final int fleets;

    Side(int armies, int fleets) {
        this.armies = armies;
        this.fleets = fleets;
    }

    @Override
    public String word() {
        return "side." + seat().name();
    }

    public Seat seat() {
        return this == GREECE ? GREEK_SEAT : PERSIAN_SEAT;
    }

    /** EW-1.5: the armies in the box. */
    public int armies() {
        return armies;
    }

    /** EW-1.5: the fleets in the box. */
    public int fleets() {
        return fleets;
    }

    public Side enemy() {
        return this == GREECE ? PERSIA : GREECE;
    }
}

package hegemon.sparta;

import hegemon.table.Seat;

import java.util.Arrays;
import java.util.Optional;

/** The two players; South moves first (SP-1.1). */
public enum Side {
    SOUTH,
    NORTH;

    private static final Seat SOUTH_SEAT = new Seat("South");
    private static final Seat NORTH_SEAT = new Seat("North");

    /** As in the notation of a position (SP-7.1). */
    public char letter() {
        return name().charAt(0);
    }

    public Seat seat() {
        return this == SOUTH ? SOUTH_SEAT : NORTH_SEAT;
    }

    public Side other() {
        return this == SOUTH ? NORTH : SOUTH;
    }

    public static Optional<Side> of(Seat seat) {
        return Arrays.stream(values()).filter(side -> side.seat().equals(seat)).findFirst();
    }

    static Optional<Side> of(char letter) {
        return Arrays.stream(values()).filter(side -> side.letter() == letter).findFirst();
    }

    @Override
    public String toString() {
        return seat().name();
    }
}

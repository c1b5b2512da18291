package hegemon.table;

/** One line of a log: its number from 1, who acted, and what, in the game's notation. */
public record Entry(int number, Seat seat, String text) {
    public Entry {
        if (number < 1)
            throw new IllegalArgumentException("entries are numbered from 1, not " + number);
    }
}

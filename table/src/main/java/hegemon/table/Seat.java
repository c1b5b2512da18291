package hegemon.table;

import java.util.regex.Pattern;

/** A place at the table, named by one word. Chance, the house and the spectator have seats too. */
public record Seat(String name) implements Comparable<Seat> {
    // First of all, since the seats below are checked against it.
    private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z0-9-]{0,39}");

    /** Plays the draws: dice, cards, keys. */
    public static final Seat CHANCE = new Seat("chance");

    /** The platform itself: verdicts and takebacks, see {@link HouseEntry}. */
    public static final Seat HOUSE = new Seat("house");

    /** Anyone who may only watch: knows what is known to all. */
    public static final Seat SPECTATOR = new Seat("spectator");

    public Seat {
        if (!isName(name))
            throw new IllegalArgumentException("a seat's name is one word, not " + name);
    }

    public static boolean isName(String text) {
        return WORD.matcher(text).matches();
    }

    @Override
    public int compareTo(Seat other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}

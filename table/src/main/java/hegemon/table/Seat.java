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

    /** As texts name it in this game. */
    public Arg in(String game) {
        return new Title(game, name);
    }

    @Override
    public int compareTo(Seat other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }

    /**
     * A seat by the word that its game has for it: that of {@code Greece} has the key {@code
     * earthwater.side.Greece}; that of {@code Realm-3} takes in the number, {@code
     * pygma.side.Realm}. A seat without a word goes by its name.
     */
    private record Title(String game, String name) implements Arg.Own {
        @Override
        public String in(Words words) {
            int dash = name.indexOf('-');
            var kind = dash < 0 ? name : name.substring(0, dash);
            return words.find(game + ".side." + kind, name.substring(dash + 1))
                    .orElse(name.replace('-', ' '));
        }

        @Override
        public String plain() {
            return name;
        }
    }
}

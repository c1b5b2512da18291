package hegemon.table;

import java.util.List;

/**
 * A game: its name, its set-ups and its notation. The words a player types, the interface carries
 * and the log keeps are this one notation, and {@code move(print(m))} gives {@code m} again.
 *
 * <p>Games are found by {@link Games}, through a service file.
 */
public interface Game<S extends State<S, M, V>, M, V> {
    /** One lower-case word, as in the log and in addresses. */
    String name();

    /** The set-ups offered to players, the usual one first. Others may be written by hand. */
    List<String> setups();

    /** The first position of a set-up. */
    Parse<S> start(String setup);

    /**
     * A set-up as a game that begins today keeps it. What it leaves open is written down where a
     * later default would change what it means: stored games stay as they were agreed.
     */
    default String asBegun(String setup) {
        return setup;
    }

    /**
     * What everybody may read of a set-up while the game lasts: nothing that is still to be found
     * out.
     */
    default String shown(String setup) {
        return setup;
    }

    /** A move, or a result of chance, from its notation. Never throws. */
    Parse<M> move(String text);

    String print(M move);

    /** The same move as the game prints it; a text that is no move stays as it is. */
    default String reprinted(String text) {
        return move(text) instanceof Parse.Parsed<M>(var move) ? print(move) : text;
    }

    /**
     * Until when, in milliseconds since 1970, the secret of a game stays hidden though it is over:
     * others may still play with the same luck.
     */
    default long sealedUntil(String setup) {
        return 0;
    }

    /** Whether nothing is hidden and nothing left to chance: lines can be played in thought. */
    default boolean isOpen() {
        return false;
    }

    /**
     * Whether a game may last so long that snapshots of it are worth their place. Its states are
     * then values in the sense of {@link hegemon.table.values}, and their captions change from time
     * to time.
     */
    default boolean isLong() {
        return false;
    }

    /**
     * Whether people who share one screen must not see each other's part. Their screen then shows a
     * seat only after the person who plays it has asked for it.
     */
    default boolean hasCurtain() {
        return false;
    }
}

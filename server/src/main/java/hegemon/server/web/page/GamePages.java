package hegemon.server.web.page;

import java.util.List;

/**
 * What the pages of the house need to know of a game. A game that has pages brings such a bean in
 * its own package {@code web.<game>}, with the templates {@code table}, {@code card} and {@code
 * new} in {@code templates/games/<game>}. The beans are ordered as the home page shows the games.
 */
public interface GamePages {
    /** The name of the game, as in the contract. */
    String game();

    /** The beginnings of the words that its scripts say, beside those of its module. */
    List<String> spoken();

    /** The file of its rules, in {@code docs/rules}. */
    String rules();

    /** Whether a game can be played through in one evening, by the clock. */
    default boolean isLive() {
        return true;
    }
}

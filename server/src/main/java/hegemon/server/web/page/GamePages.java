package hegemon.server.web.page;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Language;
import hegemon.table.State;
import hegemon.table.Words;

import java.util.List;
import java.util.Optional;

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

    /**
     * The position as a drawing, with nothing in it that anybody may not see.
     *
     * @param flipped the side that comes second at the bottom
     * @param language of the names in it
     */
    default Optional<String> picture(State<?, ?, ?> state, boolean flipped, Language language) {
        return Optional.empty();
    }

    /**
     * Which of its variants this is, in few words; empty for the usual one.
     *
     * @param setup as it is written in the log
     */
    default String variant(String setup, Words words) {
        return "";
    }

    /**
     * Something of this game to come back to beside its tables.
     *
     * @param label in the reader's language
     * @param note what is said below it; may be empty
     */
    record Alive(String game, String address, String label, String note) {}

    /** What of it is alive in the house, for whoever reads. */
    default List<Alive> alive(Optional<PersonId> person, Words words) {
        return List.of();
    }

    /**
     * A page of what somebody keeps of this game beside tables.
     *
     * @param label the key of its name
     */
    record Shelf(String address, String label) {}

    /** What of it a person keeps. */
    default List<Shelf> shelves() {
        return List.of();
    }

    /**
     * Makes, for nobody, what the page of a table asks for, so that its first reader after a start
     * does not wait for what is made only once.
     */
    default void rehearse(TableId table) {}

    /** The file of its rules, in {@code docs/rules}. */
    String rules();

    /** Whether a game can be played through in one evening, by the clock. */
    default boolean isLive() {
        return true;
    }
}

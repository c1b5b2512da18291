package hegemon.server.web.book;

import hegemon.table.Language;

import java.util.Optional;

/**
 * Draws the figures of a game's book. A game that has a book brings such a bean in its own package.
 */
public interface Illustrator {
    /** The name of the game, as in the contract. */
    String game();

    /**
     * The figure as SVG that stands alone. What the figure says of a move, a battle or a sum is
     * played by the rules first.
     *
     * @throws WrongFigure if the rules say something else
     */
    String draw(Figure figure, Language language);

    /** The figure on the start page of the game. */
    String cover();

    /** Where one learns the game. */
    default String lesson() {
        return "/rules/" + game() + "#first-turn";
    }

    /** Where the house has something new for everybody every day, if it has. */
    default Optional<String> day() {
        return Optional.empty();
    }

    /** The set-up of the table at which one learns the game, if it is learnt at one. */
    default Optional<String> lessonTable() {
        return Optional.empty();
    }

    /**
     * A table of the book that the rules themselves know, as Markdown; in the text {@code
     * {table:name}}.
     */
    default String table(String name, Language language) {
        throw new IllegalArgumentException("no table is called " + name);
    }
}

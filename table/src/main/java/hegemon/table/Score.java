package hegemon.table;

import java.util.List;

/**
 * Something that is counted for each party and that everybody sees: cities, say.
 *
 * @param what one word; {@code <game>.score.<what>} says it, the reader's own figure first
 * @param figures in the order of {@link State#parties}
 */
public record Score(String what, List<Integer> figures) {
    public Score {
        if (!Seat.isName(what))
            throw new IllegalArgumentException("a score is called by one word, not " + what);
        figures = List.copyOf(figures);
    }

    /** From the other side of two. */
    public Score reversed() {
        return new Score(what, figures.reversed());
    }
}

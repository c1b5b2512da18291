package hegemon.table;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A draw that is due. Its result is written as the purpose and the values: {@code die 4}, {@code
 * draw 9 12}; that text is the move of {@link Seat#CHANCE} in the game's notation.
 */
public sealed interface Draw {
    /** What it is for: one word, part of what the draw is computed from. */
    String purpose();

    /** Dice, each from 1 to {@code sides}. */
    record Dice(String purpose, int count, int sides) implements Draw {
        public Dice {
            requireWord(purpose);
            if (count < 1 || sides < 2)
                throw new IllegalArgumentException("no such dice: " + count + "W" + sides);
        }
    }

    /** Some of these, without putting back, in the order drawn. */
    record Pick(String purpose, List<Integer> from, int count) implements Draw {
        public Pick {
            requireWord(purpose);
            from = List.copyOf(from);
            if (count < 1 || count > from.size())
                throw new IllegalArgumentException("cannot pick " + count + " of " + from.size());
        }
    }

    /**
     * 256 bits for a stream of its own: all dice of a month of PYGMA-ISIS (D-129). It follows from
     * the occasion, not from the number of the entry: a further sheet changes no die.
     *
     * @param occasion what there is only one of in a game: the month
     */
    record Key(String purpose, String occasion) implements Draw {
        public Key {
            requireWord(purpose);
        }
    }

    /** The notation of these results. */
    default String text(List<Integer> values) {
        return purpose() + values.stream().map(value -> " " + value).collect(Collectors.joining());
    }

    private static void requireWord(String purpose) {
        if (!Seat.isName(purpose))
            throw new IllegalArgumentException("a purpose is one word, not " + purpose);
    }
}

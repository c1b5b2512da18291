package hegemon.prove.play;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What clients asked and were told, in an order that all of them agree on. */
final class History {
    enum Outcome {
        /** The server said that it is done. */
        DONE,
        /** The server said that it is not done. */
        NOT_DONE,
        /** Nobody answered: it may be done or not. */
        UNKNOWN
    }

    /**
     * A move, with all its repetitions.
     *
     * @param entry the number of the entry that it answers
     */
    record Move(String table, String seat, int entry, String text, Outcome outcome) {}

    /**
     * A look at a table.
     *
     * @param sent when it was asked for
     * @param entry the last one that was seen
     */
    record Look(String reader, String table, long sent, long answered, int entry) {}

    private final AtomicLong time = new AtomicLong();
    private final Queue<Move> moves = new ConcurrentLinkedQueue<>();
    private final AtomicInteger done = new AtomicInteger();
    private final Queue<Look> looks = new ConcurrentLinkedQueue<>();

    /** Later than every time before. */
    long now() {
        return time.incrementAndGet();
    }

    void add(Move move) {
        moves.add(move);
        if (move.outcome() == Outcome.DONE) done.incrementAndGet();
    }

    /** How many moves were acknowledged so far. */
    int done() {
        return done.get();
    }

    void add(Look look) {
        looks.add(look);
    }

    List<Move> moves() {
        return List.copyOf(moves);
    }

    List<Look> looks() {
        return List.copyOf(looks);
    }
}

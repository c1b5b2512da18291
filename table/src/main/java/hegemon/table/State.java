package hegemon.table;

import java.util.List;
import java.util.Optional;

/**
 * A position of a game: an immutable value. Its rules are pure; what is random comes in as a move
 * of {@link Seat#CHANCE}.
 *
 * @param <S> the game's own state
 * @param <M> its moves, results of chance among them
 * @param <V> what one seat may know: a tree of records, lists, strings and numbers that turns into
 *     JSON as it is. Collections in it have an order that does not depend on the run.
 */
public interface State<S extends State<S, M, V>, M, V> {
    /** The seats of the players, in the order of the rulebook; the same all through a game. */
    List<Seat> seats();

    /**
     * Those who can win: the players, and a side that the rules play themselves. If one gives up,
     * the others have won.
     */
    default List<Seat> parties() {
        return seats();
    }

    /** Whose decision, or which draw, the game waits for. */
    Turn turn();

    /** Empty: the move is legal for this seat now. Answers for every seat and every move. */
    Optional<Refusal> refuse(Seat seat, M move);

    /** The position after a move that {@link #refuse} let pass. */
    S play(Seat seat, M move);

    /** All that this seat may know, built from nothing. */
    V view(Seat seat);

    /** The notation of a move about to be played here, as far as the reader may know it. */
    String told(Seat reader, Seat actor, M move);

    /**
     * What {@link #told} said of an entry of the log before this position, where neither that
     * position nor its move is needed to say it again.
     */
    default Optional<String> retold(Seat reader, Entry entry) {
        return Optional.empty();
    }

    /** Whether playing this move here shows a player something that no undo can take back. */
    boolean reveals(Seat actor, M move);

    /**
     * The same for a takeback that is asked for now. Logs hold takebacks that were granted by
     * {@link #reveals}: what is found to show something later is said here.
     */
    default boolean shows(Seat actor, M move) {
        return reveals(actor, move);
    }

    /** The seats that lead the others' game; where people sit there they alone may end it. */
    default List<Seat> leaders() {
        return List.of();
    }

    /** Whether this reader may know who sits there. */
    default boolean isKnown(Seat reader, Seat seat) {
        return true;
    }

    /** What a list says of a table beside the game's name: a month, say. */
    default String caption() {
        return "";
    }

    /** A value: what is asked of a position when it is long past. One for each caption. */
    default Object gist() {
        return caption();
    }

    /**
     * What the house plays for a leading seat, held by a person, when somebody's time is out.
     *
     * @param prepared what the leaders have written down for this round; empty: nothing shall
     *     happen but that the round is closed
     */
    default Optional<M> closing(Seat seat, Optional<String> prepared) {
        return Optional.empty();
    }

    /**
     * A round that was closed.
     *
     * @param seats of which nothing came
     */
    record Silence(String round, List<Seat> seats) {}

    /** Of which seats nothing came in the round before this one, where that is of interest. */
    default Optional<Silence> silence() {
        return Optional.empty();
    }

    /**
     * What the draw that is due here follows from, beside its purpose: the number of its entry,
     * unless games that run alike shall have the same luck.
     */
    default String occasion(int entry) {
        return String.valueOf(entry);
    }

    /** What everybody sees of how far each party is; of two, this is what a list says of them. */
    default List<Score> scores() {
        return List.of();
    }

    /**
     * What the house plays for this seat when somebody's time is out; empty for all seats: a
     * time-out has no other consequence than the house's verdict.
     */
    default Optional<M> overdue(Seat seat) {
        return Optional.empty();
    }

    /**
     * Why the last move cannot stand after what chance has made of it. Whoever keeps the log then
     * writes neither the move nor the draws; a log that has them counts all the same.
     */
    default Optional<Refusal> undone() {
        return Optional.empty();
    }
}

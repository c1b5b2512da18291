package hegemon.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What lies before the first position that a match has at hand. Nothing, or, after a snapshot, a
 * log that is replayed when somebody asks for more than the snapshot tells.
 */
final class Past<S extends State<S, M, V>, M, V> {
    private final Game<S, M, V> game;
    private final Log log;
    private final List<Integer> counted;
    private final Set<Seat> actors;
    private Optional<Match<S, M, V>> replayed = Optional.empty();

    private Past(Game<S, M, V> game, Log log, List<Integer> counted, Set<Seat> actors) {
        this.game = game;
        this.log = log;
        this.counted = counted;
        this.actors = actors;
    }

    static <S extends State<S, M, V>, M, V> Past<S, M, V> none(Game<S, M, V> game, Log log) {
        return new Past<>(game, log.upTo(0), List.of(), Set.of());
    }

    static <S extends State<S, M, V>, M, V> Past<S, M, V> before(
            Game<S, M, V> game, Log log, Snapshot<S> snapshot) {
        return new Past<>(game, log, snapshot.counted(), snapshot.actors());
    }

    /** The entry that led to the first position at hand. */
    int entry() {
        return log.size();
    }

    List<Integer> counted() {
        return counted;
    }

    Set<Seat> actors() {
        return actors;
    }

    /** Costs a replay, once. */
    synchronized Match<S, M, V> replayed() {
        if (replayed.isEmpty()) replayed = Optional.of(Match.replay(game, log).orThrow());
        return replayed.get();
    }
}

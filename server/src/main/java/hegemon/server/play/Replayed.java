package hegemon.server.play;

import hegemon.server.store.Pauses;
import hegemon.server.store.StoredGame;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;

/**
 * A stored log, replayed: the position and the clocks it leads to.
 *
 * @param clocks as far as the log tells; who sat down when is not in it
 */
record Replayed(Match<?, ?, ?> match, Clocks clocks) {
    /** By the log alone. */
    static Replayed of(StoredGame stored, Pauses pauses) {
        return begun(start(game(stored), stored.log()), stored).upTo(stored, pauses);
    }

    /** From a snapshot, if there is one. */
    static Replayed of(StoredGame stored, House house) {
        var pauses = house.pauses();
        return house.snapshots()
                .resume(game(stored), stored)
                .map(match -> of(match, stored, pauses).upTo(stored, pauses))
                .orElseGet(() -> of(stored, pauses));
    }

    private static Game<?, ?, ?> game(StoredGame stored) {
        return Games.named(stored.log().game()).orElseThrow();
    }

    private static Match<?, ?, ?> start(Game<?, ?, ?> game, Log log) {
        return Match.replay(game, log.upTo(0)).orThrow();
    }

    private static Replayed begun(Match<?, ?, ?> match, StoredGame stored) {
        var clocks = Clocks.idle(stored.terms().pace(), match.state().seats());
        return new Replayed(
                match,
                stored.times()
                        .started()
                        .map(at -> clocks.begun(match.turnAt(0), at))
                        .orElse(clocks));
    }

    /**
     * A match that is at hand: nothing is played again, only the clocks are read from the times.
     */
    static Replayed of(Match<?, ?, ?> match, StoredGame stored, Pauses pauses) {
        var clocks = begun(match, stored).clocks();
        int last = match.log().size();
        if (stored.terms().pace().isTimed())
            for (int i = 1; i <= last; i++)
                clocks =
                        after(
                                clocks,
                                stored,
                                i,
                                i == last ? match.turn() : match.turnAt(i),
                                pauses);
        return new Replayed(match, clocks);
    }

    /** Plays the entries that the stored log has beyond this one. */
    Replayed upTo(StoredGame stored, Pauses pauses) {
        Match<?, ?, ?> grown = match;
        var all = stored.log().entries();
        var then = clocks;
        for (Entry entry : all.subList(match.log().size(), all.size())) {
            grown = grown.replayed(entry).orThrow();
            then = after(then, stored, entry.number(), grown.turn(), pauses);
        }
        return new Replayed(grown, then);
    }

    private static Clocks after(
            Clocks clocks, StoredGame stored, int number, Turn turn, Pauses pauses) {
        var started = stored.times().started();
        if (turn instanceof Turn.Chance || started.isEmpty()) return clocks;
        long at = Math.max(started.get(), stored.times().entries().get(number - 1));
        var entries = stored.log().entries();
        return clocks.after(act(actor(entries, number), entries.get(number - 1), at), turn, pauses);
    }

    /** Dice fall at once: they belong to the move before them. */
    private static Seat actor(List<Entry> entries, int number) {
        for (int i = number - 1; i >= 0; i--)
            if (!entries.get(i).seat().equals(Seat.CHANCE)) return entries.get(i).seat();
        return Seat.HOUSE;
    }

    /** One more action, with the draws that it brought. */
    Replayed then(Match<?, ?, ?> next, long at, Pauses pauses) {
        var entries = next.log().entries();
        var actor = entries.get(match.log().size()).seat();
        var act = act(actor, entries.getLast(), at);
        return new Replayed(next, clocks.after(act, next.turn(), pauses));
    }

    private static Clocks.Act act(Seat actor, Entry last, long at) {
        return new Clocks.Act(actor, last.seat().equals(Seat.CHANCE), at);
    }

    /** The table at this point, with what is stored beside its log. */
    LiveTable.Moment moment(StoredGame stored) {
        return new LiveTable.Moment(
                match,
                stored.seats(),
                stored.terms(),
                stored.times(),
                clocks.seated(
                        stored.times().sat(), Leaders.unhurried(match.state(), stored.seats())),
                stored.planned(),
                stored.deputies(),
                stored.changes());
    }
}

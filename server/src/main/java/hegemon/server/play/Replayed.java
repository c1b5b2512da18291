package hegemon.server.play;

import hegemon.server.store.Pauses;
import hegemon.server.store.StoredGame;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

/**
 * A stored log, replayed: the position and the clocks it leads to.
 *
 * @param clocks as far as the log tells; who sat down when is not in it
 */
record Replayed(Match<?, ?, ?> match, Clocks clocks) {
    static Replayed of(StoredGame stored, Pauses pauses) {
        Game<?, ?, ?> game = Games.named(stored.log().game()).orElseThrow();
        return replay(game, stored, pauses);
    }

    private static <S extends State<S, M, V>, M, V> Replayed replay(
            Game<S, M, V> game, StoredGame stored, Pauses pauses) {
        var match = Match.replay(game, stored.log().upTo(0)).orThrow();
        var clocks = Clocks.idle(stored.terms().pace());
        var started = stored.times().started();
        if (started.isPresent()) clocks = clocks.begun(match.turn(), started.get());
        var actor = Seat.HOUSE;
        for (Entry entry : stored.log().entries()) {
            match = match.replayed(entry).orThrow();
            // Dice fall at once: they belong to the move before them.
            if (!entry.seat().equals(Seat.CHANCE)) actor = entry.seat();
            if (match.turn() instanceof Turn.Chance || started.isEmpty()) continue;
            long at = Math.max(started.get(), stored.times().entries().get(entry.number() - 1));
            clocks = clocks.after(act(actor, entry, at), match.turn(), pauses);
        }
        return new Replayed(match, clocks);
    }

    /** The game begins now. */
    Replayed begun(long at) {
        return new Replayed(match, clocks.begun(match.turn(), at));
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
}

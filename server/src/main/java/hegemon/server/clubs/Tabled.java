package hegemon.server.clubs;

import hegemon.server.pairing.Result;
import hegemon.server.play.LiveTable;
import hegemon.table.Outcome;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;

/** What came of a game of an event, as its table has it. */
final class Tabled {
    private static final String ABORTED = "aborted";

    private Tabled() {}

    /** What the table says; whoever did not come to one that was called off loses. */
    static Optional<Result> result(LiveTable table) {
        var now = table.now();
        if (!(now.turn() instanceof Turn.Over(Outcome outcome))) return Optional.empty();
        var seats = now.match().state().seats();
        if (outcome.rule().equals(ABORTED)) return Optional.of(missed(now, seats));
        if (outcome.winners().isEmpty()) return Optional.of(Result.DRAWN);
        return Optional.of(
                outcome.winners().contains(seats.getFirst()) ? Result.FIRST : Result.SECOND);
    }

    private static Result missed(LiveTable.Moment now, List<Seat> seats) {
        var due = now.match().state().turn();
        boolean first = due.waitsFor(seats.getFirst());
        boolean second = due.waitsFor(seats.getLast());
        if (first == second) return Result.NEITHER;
        return first ? Result.SECOND : Result.FIRST;
    }
}

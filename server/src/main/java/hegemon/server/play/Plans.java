package hegemon.server.play;

import hegemon.server.id.TableId;
import hegemon.server.store.PlanRows;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** Carries out conditional moves: what a player said beforehand, when the condition is met. */
record Plans(PlanRows rows) {
    /**
     * What a move led to.
     *
     * @param steps the match after the move, and after each answer
     * @param planned the numbers of the answers
     * @param left what is left of each plan that held: without lines, it is spent or void
     */
    record Followed(
            List<Match<?, ?, ?>> steps, Set<Integer> planned, SortedMap<Seat, PlanRows.Row> left) {}

    Followed follow(TableId table, Match<?, ?, ?> before, Match<?, ?, ?> next) {
        var followed = new Followed(new ArrayList<>(), new TreeSet<>(), new TreeMap<>());
        followed.steps().add(next);
        if (!next.game().isOpen()) return followed;
        var plans = rows.of(table);
        for (Seat seat : next.state().seats())
            if (plans.containsKey(seat))
                answer(seat, plans.get(seat), before.log().size(), followed);
        return followed;
    }

    private static void answer(Seat seat, PlanRows.Row row, int entry, Followed followed) {
        var match = followed.steps().getLast();
        var met =
                row.entry() == entry
                        ? Plan.of(match.game(), row.lines()).after(last(match))
                        : Plan.NONE;
        var answered =
                met.answer()
                        .filter(text -> match.turn() instanceof Turn.Of)
                        .flatMap(text -> played(match, seat, text));
        if (answered.isEmpty()) {
            followed.left().put(seat, new PlanRows.Row(0, List.of()));
            return;
        }
        int number = answered.get().log().size();
        followed.steps().add(answered.get());
        followed.planned().add(number);
        followed.left().put(seat, new PlanRows.Row(number, met.answered().lines()));
    }

    private static String last(Match<?, ?, ?> match) {
        return match.game().reprinted(match.log().entries().getLast().text());
    }

    private static Optional<? extends Match<?, ?, ?>> played(
            Match<?, ?, ?> match, Seat seat, String text) {
        return LiveTable.submitted(match, seat, text)
                        instanceof Parse.Parsed<? extends Match<?, ?, ?>>(var next)
                ? Optional.of(next)
                : Optional.empty();
    }
}

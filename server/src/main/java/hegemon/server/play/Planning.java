package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.store.Pace;
import hegemon.server.store.PlanRows;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;

/** Conditional moves as their player writes them; nobody else ever sees them. */
public final class Planning {
    private final House house;

    public Planning(House house) {
        this.house = house;
    }

    /**
     * Whether this guest may say beforehand what to answer: where two people play by
     * correspondence, nothing is hidden, and the other is to move.
     */
    public static boolean mayPlan(LiveTable.Moment now, Optional<PersonId> guest) {
        var seat = now.seatOf(guest);
        return now.match().game().isOpen()
                && !(now.terms().pace() instanceof Pace.Live)
                && !seat.equals(Seat.SPECTATOR)
                && now.held(guest).size() == 1
                && now.seats().size() == 2
                && !now.isOver()
                && !now.turn().waitsFor(seat);
    }

    /** The lines of this guest that still hold. */
    public List<String> lines(LiveTable table, LiveTable.Moment now, Optional<PersonId> guest) {
        if (!mayPlan(now, guest)) return List.of();
        return house.plans()
                .of(table.id(), now.seatOf(guest))
                .filter(row -> row.entry() == now.entry())
                .map(PlanRows.Row::lines)
                .orElse(List.of());
    }

    /** Keeps these lines instead of what was there; none: nothing is planned any more. */
    public Reply keep(LiveTable table, Optional<PersonId> guest, int entry, List<String> lines) {
        synchronized (table) {
            var now = table.now();
            if (now.held(guest).isEmpty()) return new Reply.NotYours();
            if (entry != now.entry()) return new Reply.Stale();
            if (!mayPlan(now, guest))
                return new Reply.Refused(Refusal.of("house", "server.refuse.plan.now"));
            var seat = now.seatOf(guest);
            var plan = Plan.of(now.match().game(), lines);
            var wrong = plan.refuse(now.match(), seat);
            if (wrong.isPresent()) return new Reply.Refused(wrong.get());
            house.plans().put(table.id(), seat, new PlanRows.Row(entry, plan.lines()));
            return new Reply.Done();
        }
    }
}

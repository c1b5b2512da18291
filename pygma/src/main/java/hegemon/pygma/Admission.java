package hegemon.pygma;

import hegemon.pygma.month.Events;
import hegemon.pygma.month.Objections;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Realm;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.Optional;

/** Whether a move may be made now, and by this seat. */
record Admission(PygmaState state) {
    Optional<Refusal> refuse(Seat seat, PygmaMove move) {
        if (state.isOver()) return refusal("over");
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> refuse(state.realm(seat), sheet);
            case PygmaMove.Evaluate(var events) -> refuse(seat, events);
            case PygmaMove.Review(var events) -> refuse(seat, events);
            case PygmaMove.Release() -> {
                if (!state.isMaster(seat)) yield refusal("master");
                yield state.stage() instanceof Stage.Draft ? Optional.empty() : refusal("draft");
            }
            case PygmaMove.Lock() -> refuse(seat, state.stage() instanceof Stage.Open, "lock");
            case PygmaMove.Unlock() ->
                    refuse(seat, state.stage() instanceof Stage.Locked, "unlock");
            case PygmaMove.Withdraw() ->
                    new Revision(state).isOpenTo(seat)
                            ? Optional.empty()
                            : refuse(seat, mayWithdraw(), "withdraw");
            case PygmaMove.WorldKey ignored -> refuseDraw(seat, state.made().isEmpty());
            case PygmaMove.MonthKey ignored ->
                    refuseDraw(seat, state.made().isPresent() && state.isClosed());
        };
    }

    /** A word of the game master, which fits at some stages only. */
    private Optional<Refusal> refuse(Seat seat, boolean fits, String what) {
        if (!state.isMaster(seat)) return refusal("master");
        return fits && state.made().isPresent() ? Optional.empty() : refusal(what);
    }

    /** D-152: also when sheets for the next month have come; not while that one is evaluated. */
    private boolean mayWithdraw() {
        return state.before().isPresent()
                && (state.stage() instanceof Stage.Open || state.stage() instanceof Stage.Locked);
    }

    private static Optional<Refusal> refuseDraw(Seat seat, boolean due) {
        return due && seat.equals(Seat.CHANCE) ? Optional.empty() : refusal("chance");
    }

    private Optional<Refusal> refuse(Seat seat, Events events) {
        if (!state.isMaster(seat)) return refusal("master");
        if (state.made().isEmpty() || state.isClosed()) return refusal("released");
        return Objections.to(events, state.world(), state.sheets())
                .map(why -> new Refusal("D-130", why));
    }

    /** A sheet must be the seat's own, for this month. */
    private Optional<Refusal> refuse(int realm, Sheet sheet) {
        if (Realm.isNobody(realm)) return refusal("seat");
        if (state.made().isEmpty() || state.isClosed()) return refusal("released");
        if (state.stage() instanceof Stage.Locked) return refusal("locked", state.date());
        if (!(state.stage() instanceof Stage.Open)) return refusal("released");
        if (!state.world().living().contains(realm)) return refusal("out");
        boolean other =
                sheet.realm()
                        .filter(
                                name ->
                                        name instanceof RealmName.Numbered(var number)
                                                && number != realm)
                        .isPresent();
        if (other) return refusal("other", realm);
        return sheet.turn()
                .map(Heading.Turn::date)
                .filter(date -> !date.equals(state.date()))
                .flatMap(date -> refusal("date", date, state.date()));
    }

    private static Optional<Refusal> refusal(String what, Object... args) {
        return Optional.of(Refusal.of("PI-1.2", "pygma.refuse.move." + what, args));
    }
}

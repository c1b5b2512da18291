package hegemon.pygma;

import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Acquaintance;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.State;

import java.util.Optional;

/** What is asked of a campaign that a person leads. */
record Leading(PygmaState state) {
    /** D-150, EX-7 to EX-9: who rules a realm is known to whom its player's name was disclosed. */
    boolean isKnown(Seat reader, Seat seat) {
        var ruled = state.ruled(seat);
        boolean open =
                ruled.isEmpty()
                        || reader.equals(seat)
                        || state.isMaster(reader)
                        || state.isOver()
                        || identities() == Choice.Identities.KNOWN;
        return open || state.ruled(reader).filter(it -> knows(it, ruled.get())).isPresent();
    }

    private Choice.Identities identities() {
        return state.made()
                .map(World::settings)
                .orElse(state.charter().settings())
                .get(Setting.IDENTITIES);
    }

    private boolean knows(int realm, int other) {
        return state.made()
                .map(world -> world.realm(realm).contacts().get(other))
                .filter(Acquaintance.PLAYER::equals)
                .isPresent();
    }

    /**
     * D-151: the deadline closes the orders, and does more only if the campaign says so and nothing
     * waits for a judgment.
     */
    Optional<PygmaMove> closing(Seat seat, Optional<String> prepared) {
        boolean takesSheets =
                state.made().isPresent() && !state.isOver() && state.stage() instanceof Stage.Open;
        if (!takesSheets || !state.isMaster(seat)) return Optional.empty();
        return prepared.flatMap(text -> further(seat, text))
                .or(() -> Optional.of(new PygmaMove.Lock()));
    }

    private Optional<PygmaMove> further(Seat seat, String prepared) {
        return switch (state.world().settings().get(Setting.ZAT)) {
            case CLOSE -> Optional.empty();
            case DRAFT -> events(seat, prepared).map(PygmaMove.Review::new);
            case RELEASE ->
                    events(seat, prepared)
                            .filter(events -> PygmaView.Desk.unjudged(state, events).isEmpty())
                            .map(PygmaMove.Evaluate::new);
        };
    }

    /**
     * PI-1.2: where the house leads, the deadline closes the month with the sheets that have come;
     * what is missing is D-22. Without a game master a missing ruler sends an empty sheet.
     */
    Optional<PygmaMove> overdue(Seat seat) {
        if (state.made().isEmpty() || state.isOver() || state.isClosed()) return Optional.empty();
        if (state.isMaster(seat))
            return Optional.of(
                    state.stage() instanceof Stage.Draft
                            ? new PygmaMove.Release()
                            : new PygmaMove.Evaluate(Events.NONE));
        return state.charter().practice() && state.turn().waitsFor(seat)
                ? Optional.of(new PygmaMove.Orders(Sheet.empty()))
                : Optional.empty();
    }

    /** The realms of which no orders have come (NMR). */
    State.Silence silence() {
        return new State.Silence(
                state.caption(), state.missing().stream().map(PygmaState::seat).toList());
    }

    /** What the game masters have written down, if a month can be closed with it. */
    private Optional<Events> events(Seat seat, String prepared) {
        return MasterText.parse(MasterText.REVIEW + "\n" + prepared.strip())
                                instanceof Parse.Parsed<PygmaMove>(PygmaMove.Review(var events))
                        && state.refuse(seat, new PygmaMove.Review(events)).isEmpty()
                ? Optional.of(events)
                : Optional.empty();
    }
}

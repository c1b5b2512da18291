package hegemon.sparta;

import hegemon.table.Outcome;

import java.util.Optional;

/** When a game is over (SP-6). */
final class Ending {
    private Ending() {}

    /** SP-6.1 to SP-6.3, in this order: what the position alone decides. */
    static Optional<Outcome> of(Position position) {
        for (Side side : Side.values())
            if (position.cityCount(side.other()) == 0) return Optional.of(won(side, "SP-6.1"));
        int south = position.count(Side.SOUTH);
        int north = position.count(Side.NORTH);
        if (south <= 1 && north > 1) return Optional.of(won(Side.NORTH, "SP-6.2"));
        if (north <= 1 && south > 1) return Optional.of(won(Side.SOUTH, "SP-6.2"));
        if (south <= 2 && north <= 2) return Optional.of(byCities(position, "SP-6.3"));
        return Optional.empty();
    }

    /** SP-6.4: what only the course of the game can tell. */
    static Optional<Outcome> of(SpartaState state) {
        var options = state.setup().options();
        if (options.repetition() && state.occurrences() >= 3)
            return Optional.of(Outcome.drawn("SP-6.4-repetition"));
        if (options.quietLimit() > 0 && state.quiet() >= options.quietLimit())
            return Optional.of(byCities(state.position(), "SP-6.4-quiet"));
        if (options.stalemateLimit() > 0 && state.stalled() >= options.stalemateLimit())
            return Optional.of(byCities(state.position(), "SP-6.4-stalemate"));
        return Optional.empty();
    }

    private static Outcome byCities(Position position, String rule) {
        int lead = position.cityCount(Side.SOUTH) - position.cityCount(Side.NORTH);
        return lead == 0 ? Outcome.drawn(rule) : won(lead > 0 ? Side.SOUTH : Side.NORTH, rule);
    }

    private static Outcome won(Side side, String rule) {
        return Outcome.won(side.seat(), rule);
    }
}

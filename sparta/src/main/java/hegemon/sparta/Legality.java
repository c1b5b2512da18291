package hegemon.sparta;

import hegemon.table.Refusal;

import java.util.Optional;

/** Why a move is not legal: what was asked, which rule forbids it, what is allowed. */
final class Legality {
    private Legality() {}

    /** Empty if the side to move may do this. */
    static Optional<Refusal> refuse(Position position, Move move) {
        return switch (move) {
            case Move.Walk(var from, var to) -> walk(position, from, to);
            case Move.Promote(var city) -> promotion(position, city);
            case Move.Pass() -> pass(position);
        };
    }

    private static Optional<Refusal> walk(Position position, Square from, Square to) {
        var side = position.toMove();
        var mover = position.at(from).filter(piece -> piece.side() == side);
        if (mover.isEmpty())
            return refused(
                    "SP-2.1", "sparta.refuse.nobody", from, Listed.of(position.squares(side)));
        var targets = Ways.from(from, position);
        if (from.equals(to))
            return refused("SP-3.2", "sparta.refuse.same", from, Listed.of(targets));
        if (!position.isFree(to))
            return refused("SP-3.1", "sparta.refuse.occupied", to, from, Listed.of(targets));
        if (targets.contains(to)) return Optional.empty();
        var key =
                switch (mover.get().kind()) {
                    case FIGHTER -> "sparta.refuse.far.fighter";
                    case HERO -> "sparta.refuse.far.hero";
                };
        return refused("SP-3.1", key, from, to, Listed.of(targets));
    }

    private static Optional<Refusal> promotion(Position position, Square city) {
        var allowed = position.promotable();
        return allowed.contains(city)
                ? Optional.empty()
                : refused("SP-5", "sparta.refuse.promotion", city, Listed.of(allowed));
    }

    private static Optional<Refusal> pass(Position position) {
        var first = position.moves().getFirst();
        return first instanceof Move.Pass
                ? Optional.empty()
                : refused("SP-2.2", "sparta.refuse.pass", MoveText.print(first));
    }

    private static Optional<Refusal> refused(String rule, String key, Object... args) {
        return Optional.of(Refusal.of(rule, key, args));
    }
}

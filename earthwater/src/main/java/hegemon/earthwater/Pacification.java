package hegemon.earthwater;

import hegemon.earthwater.Preparation.Cause;
import hegemon.table.Refusal;

import java.util.List;
import java.util.Optional;

/** Pacification of Babylon or Egypt: which cards to discard with this one. */
record Pacification() implements Stage.OfPersia {
    @Override
    public Kind kind() {
        return new Kind("pacification", "EW-9");
    }

    @Override
    public List<Move> moves(Position position) {
        return Choices.subsets(position.hand(side()), Card.COUNT).stream()
                .<Move>map(Move.Discard::new)
                .toList();
    }

    @Override
    public Optional<Refusal> refuse(Position position, Move move) {
        return move instanceof Move.Discard(var cards)
                ? Choices.refuseForeign(position.hand(side()), cards)
                : Stage.OfPersia.super.refuse(position, move);
    }

    /** As many are drawn as were discarded, the played one counted. */
    @Override
    public EarthWaterState play(Position position, Move move) {
        var cards = ((Move.Discard) move).cards();
        return Drawing.replacement(
                position.with(position.piles().discarded(side(), cards)),
                side(),
                Cause.PACIFICATION,
                cards.size() + 1);
    }
}

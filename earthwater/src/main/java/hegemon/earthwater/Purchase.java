package hegemon.earthwater;

import hegemon.earthwater.Preparation.Cause;
import hegemon.earthwater.board.Side;
import hegemon.table.Refusal;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** EW-4.2: how many cards to buy. */
record Purchase(Side side, int talents, int cardLimit, int fleetLimit, Cause cause)
        implements Stage.Decision {
    @Override
    public Kind kind() {
        return new Kind(cause == Cause.MINES ? "mines-cards" : "prep-cards", "EW-4.3");
    }

    @Override
    public int amount() {
        return talents;
    }

    int most(Position position) {
        return Math.min(Math.min(cardLimit, talents), position.piles().drawable());
    }

    @Override
    public List<Move> moves(Position position) {
        return IntStream.rangeClosed(0, most(position)).<Move>mapToObj(Move.Buy::new).toList();
    }

    @Override
    public Optional<Refusal> refuse(Position position, Move move) {
        if (move instanceof Move.Buy(var cards) && cards > most(position))
            return Optional.of(Refusals.of(rule(), "buy", cards, most(position)));
        return Stage.Decision.super.refuse(position, move);
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        return Drawing.cards(position, this, ((Move.Buy) move).cards());
    }
}

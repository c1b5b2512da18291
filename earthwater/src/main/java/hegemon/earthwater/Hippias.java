package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;

import hegemon.earthwater.board.Side;

import java.util.List;

/** Hippias: the Persians look at the Greek hand and discard one card of it. */
record Hippias() implements Stage.Decision {
    @Override
    public Side side() {
        return Side.PERSIA;
    }

    @Override
    public String phase() {
        return "hippias";
    }

    @Override
    public String rule() {
        return "EW-9";
    }

    @Override
    public List<Move> moves(Position position) {
        return position.hand(GREECE).numbers().stream()
                .<Move>map(card -> new Move.Discard(List.of(card)))
                .toList();
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        var cards = ((Move.Discard) move).cards();
        return Operations.acted(position.with(position.piles().discarded(GREECE, cards)), side());
    }
}

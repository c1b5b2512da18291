package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.Preparation.Cause;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;

import java.util.ArrayList;
import java.util.List;

/**
 * EW-4.6: cards are drawn from the pile, which has no order.
 *
 * @param left how many are still due
 * @param drawn what has come so far
 */
record Drawing(Purchase purchase, int left, List<Integer> drawn) implements Stage.Lottery {
    Drawing {
        drawn = List.copyOf(drawn);
    }

    static EarthWaterState cards(Position position, Purchase purchase, int count) {
        return next(position, new Drawing(purchase, count, List.of()));
    }

    /** Cards drawn for an event, as many as were discarded. */
    static EarthWaterState replacement(Position position, Side side, Cause cause, int count) {
        return cards(position, new Purchase(side, 0, 0, 0, cause), count);
    }

    /** When a card must be drawn and the pile is empty, the discards are shuffled into it first. */
    private static EarthWaterState next(Position position, Drawing drawing) {
        if (drawing.left == 0) return drawing.finished(position);
        if (!position.piles().pile().isEmpty()) return EarthWaterState.of(position, drawing);
        if (position.piles().discards().isEmpty()) return drawing.finished(position);
        return EarthWaterState.of(
                position.with(position.piles().shuffled()).noting(Note.of("EW-4.6", "shuffled")),
                drawing);
    }

    @Override
    public Draw draw(Position position) {
        var pile = position.piles().pile();
        return new Draw.Pick(MoveText.DRAW, pile.numbers(), Math.min(left, pile.size()));
    }

    @Override
    public EarthWaterState play(Position position, List<Integer> values) {
        var all = new ArrayList<>(drawn);
        all.addAll(values);
        return next(
                position.with(position.piles().drawn(purchase.side(), values)),
                new Drawing(purchase, left - values.size(), all));
    }

    private EarthWaterState finished(Position position) {
        var noted =
                position.noting(
                        Note.of(
                                "EW-4.2",
                                "drawn",
                                purchase.side(),
                                Integer.toString(drawn.size())));
        boolean death =
                purchase.side() == PERSIA && drawn.contains(Card.SUDDEN_DEATH) && noted.hasKing();
        return switch (purchase.cause()) {
            case PREPARATION -> {
                if (death) yield Kings.die(noted, Cause.PREPARATION);
                yield noted.solo() && purchase.side() == PERSIA
                        ? Preparation.persiaBuilds(noted, drawn.size())
                        : Preparation.build(noted, purchase, drawn.size());
            }
            case MINES -> Preparation.build(noted, purchase, drawn.size());
            case ORACLE -> Operations.acted(noted, purchase.side());
            case PACIFICATION ->
                    death
                            ? Kings.die(noted, Cause.PACIFICATION)
                            : Operations.acted(noted, purchase.side());
        };
    }
}

package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Note;
import hegemon.table.Draw;

import java.util.List;

/** Ostracism: a random card of the Greek hand is discarded. */
record Ostracism() implements Stage.Lottery {
    @Override
    public Draw draw(Position position) {
        return new Draw.Pick(MoveText.OSTRACISM, position.hand(GREECE).numbers(), 1);
    }

    @Override
    public EarthWaterState play(Position position, List<Integer> values) {
        return Operations.acted(
                position.with(position.piles().discarded(GREECE, values))
                        .noting(Note.of("EW-9", "ostracism", values.getFirst())),
                PERSIA);
    }
}

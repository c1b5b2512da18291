package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Note;
import hegemon.table.Draw;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Separate Peace: each rolls a die, the Persian one first; if it is higher the Greek hand is shown
 * and its Sparta cards are discarded.
 */
record SeparatePeace() implements Stage.Lottery {
    @Override
    public Draw draw(Position position) {
        return new Draw.Dice(MoveText.PEACE, 2, 6);
    }

    @Override
    public EarthWaterState play(Position position, List<Integer> values) {
        int persian = values.getFirst();
        int greek = values.getLast();
        var rolled = position.noting(Note.of("EW-9", "peace", persian, greek));
        return Operations.acted(persian > greek ? spartansGone(rolled) : rolled, PERSIA);
    }

    private static Position spartansGone(Position position) {
        var hand = position.hand(GREECE);
        var spartan =
                hand.numbers().stream().filter(card -> Card.of(card).greek().isSpartan()).toList();
        var shown = hand.numbers().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return position.with(position.piles().discarded(GREECE, spartan))
                .noting(Note.of("EW-9", "peace.shown", shown));
    }
}

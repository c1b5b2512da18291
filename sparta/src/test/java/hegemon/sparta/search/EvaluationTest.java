package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Options;
import hegemon.sparta.Piece;
import hegemon.sparta.Position;
import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.Square;

import org.junit.jupiter.api.Test;

import java.util.SplittableRandom;
import java.util.TreeMap;

class EvaluationTest {
    private final Weights weights = Weights.tuned();

    @Test
    void bothSidesAreJudgedAlike() { // a position turned round, colours changed, is worth the same
        for (long seed = 0; seed < 200; seed++) {
            var board = Board.of(Setup.standard().position(), Options.BARE);
            new Playout(board, new SplittableRandom(seed)).play(20 + (int) seed);
            assertThat(value(turned(board.position())))
                    .as("seed %d", seed)
                    .isEqualTo(value(board.position()));
        }
    }

    @Test
    void theValueIsTheSumOfItsFeatures() {
        for (long seed = 0; seed < 50; seed++) {
            var board = Board.of(Setup.standard().position(), Options.BARE);
            new Playout(board, new SplittableRandom(seed)).play(30);
            var evaluation = new Evaluation(board, weights);
            var features = evaluation.features();
            int full = 0;
            int bare = 0;
            for (int i = 0; i < features.length; i++) {
                full += features[i] * weights.full()[i];
                bare += features[i] * weights.bare()[i];
            }
            int phase = evaluation.phase();
            assertThat(evaluation.value()).isEqualTo((full * phase + bare * (16 - phase)) / 16);
        }
    }

    @Test
    void aPieceMoreIsBetter() {
        var cities = " b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S";
        var even = Position.parse("10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10" + cities);
        var more = Position.parse("10/1fffffff2/10/10/10/10/10/10/1FFFFFFFF1/10" + cities);
        assertThat(value(more.orThrow())).isGreaterThan(value(even.orThrow()));
    }

    @Test
    void theWeightsPrintAndParseBack() {
        var again = Weights.parse(weights.print().lines().toList());
        assertThat(again.full()).isEqualTo(weights.full());
        assertThat(again.bare()).isEqualTo(weights.bare());
    }

    private int value(Position position) {
        return new Evaluation(Board.of(position, Options.BARE), weights).value();
    }

    private static Position turned(Position position) {
        var pieces = new TreeMap<Square, Piece>();
        position.pieces()
                .forEach(
                        (square, piece) ->
                                pieces.put(
                                        turned(square),
                                        new Piece(piece.side().other(), piece.kind())));
        var cities = new TreeMap<Square, Side>();
        position.cities().forEach((square, owner) -> cities.put(turned(square), owner.other()));
        return new Position(pieces, cities, position.toMove().other());
    }

    private static Square turned(Square square) {
        return Square.ALL.get(99 - square.index());
    }
}

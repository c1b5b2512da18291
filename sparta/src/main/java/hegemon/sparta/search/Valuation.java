package hegemon.sparta.search;

import java.util.function.IntSupplier;

/** Makes what says of a board what its position is worth: features with weights, or a net. */
@FunctionalInterface
interface Valuation {
    /** Something that gives the value to the side to move, in hundredths of a fighter. */
    IntSupplier of(Board board);

    static Valuation features(Weights weights) {
        return board -> new Evaluation(board, weights)::value;
    }

    static Valuation net(Net net) {
        return board -> new NetEvaluation(board, net)::value;
    }
}

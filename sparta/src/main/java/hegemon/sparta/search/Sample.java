package hegemon.sparta.search;

/** A position of a finished game, as the {@link Tuner} learns from it. */
final class Sample {
    /** The features that count here, each followed by how often. */
    final short[] features;

    /** How full the board is, 0 to 1. */
    final float phase;

    /** What the search thought of it, for the side to move. */
    final int value;

    /** 1 if the side to move won, 0.5 for a draw, 0 if it lost. */
    final float result;

    Sample(short[] features, float phase, int value, float result) {
        this.features = features;
        this.phase = phase;
        this.value = value;
        this.result = result;
    }

    /**
     * @param winner of the game, as {@link Board#outcome} numbers them
     */
    static Sample of(Board board, Weights weights, int value, int winner) {
        var evaluation = new Evaluation(board, weights);
        int[] counts = evaluation.features();
        int present = 0;
        for (int count : counts) if (count != 0) present++;
        var features = new short[2 * present];
        int at = 0;
        for (int i = 0; i < counts.length; i++)
            if (counts[i] != 0) {
                features[at++] = (short) i;
                features[at++] = (short) counts[i];
            }
        return new Sample(
                features,
                evaluation.phase() / 16f,
                value,
                winner == Board.DRAW ? 0.5f : winner == board.side ? 1 : 0);
    }
}

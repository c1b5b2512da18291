package hegemon.sparta.search;

/** A position of a finished game, as the {@link NetTrainer} learns from it. */
final class NetSample {
    /** Which inputs are on as the side to move sees the board. */
    final short[] own;

    /** The same as the other side sees it. */
    final short[] other;

    /** What the search thought of it, for the side to move. */
    final int value;

    /** 1 if the side to move won, 0.5 for a draw, 0 if it lost. */
    final float result;

    NetSample(short[] own, short[] other, int value, float result) {
        this.own = own;
        this.other = other;
        this.value = value;
        this.result = result;
    }
}

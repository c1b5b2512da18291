package hegemon.sparta.search;

/**
 * What a {@link Net} thinks of the position on a board, to the side to move, in hundredths of a
 * fighter. Of the last position that it looked at only what has changed is added and taken away.
 */
final class NetEvaluation {
    /** A hundredth of a fighter, as the output layer counts. */
    private static final double SCALE = 100 / (NetTrainer.FIGHTER * Net.ONE * Net.ONE);

    private final Board board;
    private final Net net;
    private final int[] south = new int[Net.UNITS];
    private final int[] north = new int[Net.UNITS];
    private final long[] low = new long[NetInputs.KINDS];
    private final long[] high = new long[NetInputs.KINDS];

    NetEvaluation(Board board, Net net) {
        this.board = board;
        this.net = net;
        for (int unit = 0; unit < Net.UNITS; unit++) south[unit] = north[unit] = net.bias[unit];
    }

    int value() {
        for (int kind = 0; kind < NetInputs.KINDS; kind++) follow(kind);
        long sum = (long) net.base * Net.ONE;
        var own = board.side == 0 ? south : north;
        var other = board.side == 0 ? north : south;
        sum += weighed(own, 0) + weighed(other, Net.UNITS);
        return (int) Math.round(sum * SCALE);
    }

    private void follow(int kind) {
        long nowLow = NetInputs.low(board, kind);
        long nowHigh = NetInputs.high(board, kind);
        long changedLow = nowLow ^ low[kind];
        long changedHigh = nowHigh ^ high[kind];
        low[kind] = nowLow;
        high[kind] = nowHigh;
        while ((changedLow | changedHigh) != 0) {
            int square = Bits.first(changedLow, changedHigh);
            changedLow &= ~Bits.LOW[square];
            changedHigh &= ~Bits.HIGH[square];
            boolean on = ((nowLow & Bits.LOW[square]) | (nowHigh & Bits.HIGH[square])) != 0;
            add(south, NetInputs.index(kind, square, 0), on);
            add(north, NetInputs.index(kind, square, 1), on);
        }
    }

    private void add(int[] layer, int input, boolean on) {
        int from = input * Net.UNITS;
        if (on) for (int i = 0; i < Net.UNITS; i++) layer[i] += net.inputs[from + i];
        else for (int i = 0; i < Net.UNITS; i++) layer[i] -= net.inputs[from + i];
    }

    private int weighed(int[] layer, int from) {
        int sum = 0;
        for (int i = 0; i < Net.UNITS; i++)
            sum += Math.min(Math.max(layer[i], 0), Net.ONE) * net.outputs[from + i];
        return sum;
    }
}

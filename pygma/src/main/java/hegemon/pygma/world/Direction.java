package hegemon.pygma.world;

/** PI-2.6: the six neighbours of a flat-topped hex, clockwise, as steps of axial coordinates. */
public enum Direction {
    N(0, 0, -1),
    NE(1, 1, -1),
    SE(2, 1, 0),
    S(3, 0, 1),
    SW(4, -1, 1),
    NW(5, -1, 0);

    private final int index;
    final int dq;
    final int ds;

    Direction(int index, int dq, int ds) {
        this.index = index;
        this.dq = dq;
        this.ds = ds;
    }

    /** From 0, clockwise. */
    public int index() {
        return index;
    }

    public Direction opposite() {
        return switch (this) {
            case N -> S;
            case NE -> SW;
            case SE -> NW;
            case S -> N;
            case SW -> NE;
            case NW -> SE;
        };
    }

    /** This direction's bit in a mask of road sections. */
    public int bit() {
        return 1 << index;
    }
}

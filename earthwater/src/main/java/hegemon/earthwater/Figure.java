package hegemon.earthwater;

import hegemon.earthwater.board.Named;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.Locale;

/** The historical figures: one piece lies on each who is dead or used up, for good (EW-1.5). */
public enum Figure implements Named {
    DARIUS(Side.PERSIA, Piece.ARMY),
    XERXES(Side.PERSIA, Piece.ARMY),
    MILTIADES(Side.GREECE, Piece.ARMY),
    THEMISTOCLES(Side.GREECE, Piece.ARMY),
    LEONIDAS(Side.GREECE, Piece.ARMY),
    ARTEMISIA(Side.PERSIA, Piece.FLEET);

    private final Side side;
    private final Piece piece;

    Figure(Side side, Piece piece) {
        this.side = side;
        this.piece = piece;
    }

    /** The side whose piece lies on it. */
    public Side side() {
        return side;
    }

    public Piece piece() {
        return piece;
    }

    @Override
    public String word() {
        return "figure." + label();
    }

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

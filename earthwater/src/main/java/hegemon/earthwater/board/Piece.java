package hegemon.earthwater.board;

import java.util.Locale;

/** What can be raised beside the bridge. */
public enum Piece {
    ARMY,
    FLEET;

    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }
}

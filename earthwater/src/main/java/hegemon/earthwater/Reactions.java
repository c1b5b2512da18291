package hegemon.earthwater;

import hegemon.earthwater.board.Side;

import java.util.List;

/**
 * EW-5.6: the kinds of moments at which a side is asked for a reaction, for declining in advance.
 */
public final class Reactions {
    private Reactions() {}

    /** The phases of these moments, as a view names them. */
    public static List<String> phases(Side side) {
        return switch (side) {
            case GREECE ->
                    List.of(
                            "react-land-defence",
                            "react-land-attack",
                            "react-themistocles",
                            "react-artemisia",
                            "react-molon-labe");
            case PERSIA -> List.of("react-immortals");
        };
    }
}

package hegemon.earthwater;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * How far a campaign of an expedition of the day has come (EW-S6): who plays it gets the same dice
 * for the same question at the same point.
 *
 * @param turn how many operations of either side the campaign has seen begin
 * @param drawn the purposes for which something was drawn in this turn
 */
record Turns(int turn, List<String> drawn) {
    static final Turns START = new Turns(0, List.of());

    Turns {
        drawn = List.copyOf(drawn);
    }

    Turns next() {
        return new Turns(turn + 1, List.of());
    }

    Turns with(String purpose) {
        var more = new ArrayList<>(drawn);
        more.add(purpose);
        return new Turns(turn, more);
    }

    /** The point of the game at which something is drawn for this purpose. */
    String occasion(int campaign, String purpose) {
        return campaign + "." + turn + "." + Collections.frequency(drawn, purpose);
    }
}

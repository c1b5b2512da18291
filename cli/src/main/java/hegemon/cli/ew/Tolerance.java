package hegemon.cli.ew;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Reactions;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import tools.jackson.databind.JsonNode;

/** Where our rules differ from the other implementation on purpose (the README of the traces). */
final class Tolerance {
    private Tolerance() {}

    /**
     * Whether this snapshot shows a decision that our rules do not ask for: a window with no card
     * to play, a retreat with nowhere to go, the bridge for fleets alone.
     */
    static boolean isNotAsked(TraceLine line, EarthWaterState state) {
        var phase = line.text("phase");
        var legal = line.json().path("legal");
        if (phase.equals("bridge")) return true;
        if (phase.startsWith("react-")) requireWindow(line, phase);
        if (phase.startsWith("react-"))
            return legal.path("cards").isEmpty() || isMutualAnnihilation(line);
        return phase.startsWith("retreat-")
                && legal.path("land").isEmpty()
                && (legal.path("sea").isEmpty() || isBlockedHaven(line, legal.path("sea"), state));
    }

    /** A window that our rules know, open or not. */
    static void requireWindow(TraceLine line, String phase) {
        for (Side side : Side.values()) if (Reactions.phases(side).contains(phase)) return;
        throw line.complaint("no such window: " + phase);
    }

    /** A window passed by with no card that could have been played. */
    static boolean isNothingHeldBack(TraceLine line) {
        return line.json().path("holds").isEmpty() || line.text("window").equals("immortals");
    }

    /** EW-9.9: the Immortals do not come after mutual annihilation. */
    private static boolean isMutualAnnihilation(TraceLine line) {
        var units = line.json().path("u").path(line.optional("at"));
        return line.text("phase").equals("react-immortals") && units.path(0).asInt(0) == 0;
    }

    /** EW-6.4: a seaborne attacker does not go back to a port that enemy fleets have entered. */
    private static boolean isBlockedHaven(TraceLine line, JsonNode sea, EarthWaterState state) {
        var enemy = line.text("to_act").equals("greece") ? Side.PERSIA : Side.GREECE;
        return line.text("phase").equals("retreat-land-attacker")
                && sea.valueStream()
                        .flatMap(port -> City.named(port.asString()).stream())
                        .allMatch(port -> state.position().board().fleets(enemy, port) > 0);
    }

    /** EW-4.5: the bridge needs a Persian army in Abydos. */
    static boolean isUnguardedBridge(EarthWaterState state) {
        return state.position().board().armies(Side.PERSIA, City.ABYDOS) == 0;
    }

    /** EW-9.4: nobody pays for Leonidas with the last army that he could move. */
    static boolean isLeonidasTooDear(int card, EarthWaterState state) {
        return card == 8 && state.position().reserve(Piece.ARMY, Side.GREECE) == 0;
    }
}

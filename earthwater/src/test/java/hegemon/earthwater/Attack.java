package hegemon.earthwater;

import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;

/**
 * Positions one movement away from a battle. The Persians move with card 14 and keep another one,
 * so that operations go on.
 */
final class Attack {
    private Attack() {}

    /** The Persians stand in Larissa. */
    static Scene onThebai(int persians, int greeks) {
        return Scene.operations()
                .at(LARISSA, 0, persians, 0, 0)
                .at(THEBAI, greeks, 0, 0, 0)
                .hand(PERSIA, 14, 16);
    }

    /** Athenai is Persian, so that the Greeks in Thebai have nowhere to go. */
    static Scene onThebaiCutOff(int persians, int greeks) {
        return onThebai(persians, greeks).at(ATHENAI, 0, 1, 0, 0);
    }

    /** All Persian armies in Larissa march on Thebai. */
    static Scene marched(Scene scene) {
        return marched(scene, "play 14 move");
    }

    static Scene marched(Scene scene, String played) {
        int armies = scene.units(LARISSA).get(1);
        return scene.persia(played, "march Larissa Thebai " + armies);
    }

    /** Three Persian armies and these fleets lie in Ephesos. */
    static Scene fromEphesos(int fleets) {
        return Scene.operations().at(EPHESOS, 0, 3, 0, fleets).hand(PERSIA, 14, 16);
    }

    static Scene sailed(Scene scene, City target, int fleets, int armies) {
        return scene.persia(
                "play 14 move", "sail Ephesos " + target.label() + " " + fleets + " " + armies);
    }

    /** The Greeks stand in Sparta and are to operate. */
    static Scene onKorinthos(int greeks, int persians, Integer... greekHand) {
        return Scene.operations()
                .at(SPARTA, greeks, 0, 0, 0)
                .at(KORINTHOS, 0, persians, 0, 0)
                .hand(GREECE, greekHand)
                .greeksToOperate();
    }
}

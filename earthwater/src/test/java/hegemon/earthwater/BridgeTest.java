package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** EW-6.8: when the Greeks may destroy the bridge. */
class BridgeTest {
    private static Scene greeksInPella() {
        return Scene.operations()
                .bridge()
                .at(PELLA, 2, 0, 0, 0)
                .hand(GREECE, 4)
                .hand(PERSIA, 16)
                .greeksToOperate();
    }

    @Test
    void greeksWhoEndTheirMovementInAbydosMayDestroyTheBridge() {
        var scene = greeksInPella().greece("play 4 move", "march Pella Abydos 1");
        assertThat(scene.phase()).isEqualTo("bridge");
        scene.greece("destroy");
        assertThat(scene.position().board().bridge()).isFalse();
        var spared = greeksInPella().greece("play 4 move", "march Pella Abydos 1", "spare");
        assertThat(spared.position().board().bridge()).isTrue();
    }

    @Test
    void afterABattleTheyMayToo() {
        var scene = greeksInPella().at(ABYDOS, 0, 1, 0, 0);
        scene.greece("play 4 move", "march Pella Abydos 2").chance("battle 1 6 1");
        scene.persia("decline"); // The Immortals might come
        assertThat(scene.phase()).isEqualTo("bridge");
    }

    @Test
    void notWhenPassingThroughNorForFleetsAlone() {
        var through = greeksInPella().at(ABYDOS, 1, 0, 0, 0);
        through.greece("play 4 move", "march Pella Ephesos 1");
        assertThat(through.phase()).isEqualTo("operation");
        var fleets = greeksInPella().at(SPARTA, 1, 0, 1, 0);
        fleets.greece("play 4 move", "sail Sparta Abydos 1 0");
        assertThat(fleets.phase()).isEqualTo("operation");
    }

    @Test
    void notAfterBeatingOffAnAttack() {
        var scene = Scene.operations().bridge().hand(PERSIA, 14, 16);
        scene.at(ABYDOS, 2, 0, 0, 0).at(EPHESOS, 0, 1, 0, 0);
        scene.persia("play 14 move", "march Ephesos Abydos 1").chance("battle 1 6 6");
        scene.persia("decline"); // The Immortals might come
        assertThat(scene.phase()).isEqualTo("operation");
    }
}

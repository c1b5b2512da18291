package hegemon.earthwater;

import static hegemon.earthwater.Attack.fromEphesos;
import static hegemon.earthwater.Attack.sailed;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;

/** EW-9: Themistocles and Artemisia, at their exact moments. */
class SeaReactionsTest {
    private static Scene persianFleetTo(City target) {
        return sailed(fromEphesos(3).at(SPARTA, 1, 0, 2, 0).hand(GREECE, 5, 9), target, 2, 2);
    }

    @Test
    void themistoclesIsOfferedAfterEveryPersianNavalMovement() { // 5, EW-9.6
        var scene = persianFleetTo(NAXOS);
        assertThat(scene.phase()).isEqualTo("react-themistocles");
        assertThat(scene.prompt().cargo()).isEqualTo(2);
        scene.greece("decline");
        assertThat(scene.units(NAXOS)).containsExactly(0, 2, 0, 2);
    }

    @Test
    void itNeedsAGreekFleetInAnotherPort() { // EW-9.6
        var scene = persianFleetTo(SPARTA);
        assertThat(scene.phase()).isEqualTo("battle");
    }

    @Test
    void hisFleetsJoinTheDefenceAndPersiaStaysTheAttacker() { // EW-9.6
        var scene = persianFleetTo(NAXOS).greece("react 5");
        assertThat(scene.position().figures()).containsExactly(Figure.THEMISTOCLES);
        assertThat(scene.refused("sail Sparta Naxos 1 1").key()).endsWith("sail.armies");
        scene.greece("sail Sparta Naxos 2 0");
        assertThat(scene.prompt().attacker()).isEqualTo("Persia");
        assertThat(scene.dice()).isEqualTo(2 + 2);
        scene.chance("battle 4 1 1 1");
        assertThat(scene.phase()).isEqualTo("battle"); // nobody retreats
        scene.chance("battle 4 1 1");
        assertThat(scene.units(NAXOS)).containsExactly(0, 2, 0, 2);
    }

    /** Another Greek fleet lies in Athenai. */
    private static Scene persiansAtSparta() {
        var scene = fromEphesos(3).at(SPARTA, 1, 0, 1, 0).at(ATHENAI, 1, 0, 1, 0);
        return sailed(scene.hand(GREECE, 5), SPARTA, 2, 2);
    }

    @Test
    void elsewhereTheGreeksAttackFirstThenThePersians() { // EW-9.6
        var scene = persiansAtSparta().greece("react 5", "sail Athenai Ephesos 1 0");
        assertThat(scene.prompt().at()).isEqualTo("Ephesos");
        assertThat(scene.prompt().attacker()).isEqualTo("Greece");
        scene.chance("battle 1 6");
        assertThat(scene.prompt().at()).isEqualTo("Sparta");
        scene.chance("battle 4 1 1");
        assertThat(scene.notes()).contains("battle.land");
        scene.chance("battle 1 1 6");
        assertThat(scene.phase()).isEqualTo("battle"); // the port they embarked in is Greek now
        assertThat(scene.units(EPHESOS)).containsExactly(0, 1, 1, 0);
    }

    @Test
    void hisFleetsComeFromAnotherPortThanThePersianTarget() { // EW-9.6
        var scene = persiansAtSparta().greece("react 5");
        assertThat(scene.refused("sail Sparta Naxos 1 0").rule()).isEqualTo("EW-9.6");
        assertThat(scene.legal("sail")).allMatch(move -> move.startsWith("sail Athenai"));
    }

    private static Scene seaBattle() {
        var scene = fromEphesos(3).at(SPARTA, 1, 0, 2, 0).hand(GREECE, 9);
        return sailed(scene.used(Figure.THEMISTOCLES), SPARTA, 3, 2);
    }

    @Test
    void artemisiaRemovesAnotherPersianFleetForGood() { // 9, EW-9.2, EW-9.8
        var scene = seaBattle().chance("battle 1 1 1 6 6");
        assertThat(scene.phase()).isEqualTo("react-artemisia");
        scene.greece("react 9");
        assertThat(scene.units(SPARTA)).containsExactly(1, 1, 2, 1); // with the army aboard
        assertThat(scene.position().figures())
                .containsExactly(Figure.THEMISTOCLES, Figure.ARTEMISIA);
        assertThat(scene.reserve(Piece.FLEET, PERSIA)).isEqualTo(4);
        assertThat(scene.phase()).isEqualTo("retreat-sea-attacker");
    }

    @Test
    void artemisiaMayFollowWhenTheGreeksHaveNoneLeft() { // EW-9.8
        var scene = fromEphesos(3).at(SPARTA, 1, 0, 1, 0).hand(GREECE, 9);
        sailed(scene, SPARTA, 2, 2).chance("battle 4 1 4");
        assertThat(scene.units(SPARTA)).containsExactly(1, 1, 0, 1);
        scene.greece("react 9");
        assertThat(scene.units(SPARTA)).containsExactly(1, 0, 0, 0);
    }

    @Test
    void artemisiaNeedsAFleetThatIsLeft() {
        var scene = fromEphesos(1).at(SPARTA, 1, 0, 2, 0).hand(GREECE, 9);
        sailed(scene, SPARTA, 1, 0).chance("battle 1 6 6");
        assertThat(scene.phase()).isEqualTo("operation");
        assertThat(seaBattle().used(Figure.ARTEMISIA).chance("battle 1 1 1 6 6").phase())
                .isEqualTo("retreat-sea-attacker");
    }
}

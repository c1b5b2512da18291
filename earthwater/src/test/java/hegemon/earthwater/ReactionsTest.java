package hegemon.earthwater;

import static hegemon.earthwater.Attack.marched;
import static hegemon.earthwater.Attack.onKorinthos;
import static hegemon.earthwater.Attack.onThebai;
import static hegemon.earthwater.Attack.onThebaiCutOff;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** EW-9: the reactions, at their exact moments. */
class ReactionsTest {
    /** The Persians hold Cavalry of Mardonius. */
    private static Scene attack(int persians, int greeks) {
        return onThebaiCutOff(persians, greeks).hand(PERSIA, 1, 14);
    }

    @Test
    void miltiadesRollsThreeDiceAllThrough() { // 4
        var scene = attack(2, 1).hand(GREECE, 4, 9);
        marched(scene).greece("react 4");
        assertThat(scene.position().figures()).containsExactly(Figure.MILTIADES);
        assertThat(scene.dice()).isEqualTo(2 + 3);
        scene.chance("battle 1 1 6 1 1").persia("stay");
        assertThat(scene.dice()).isEqualTo(1 + 3);
    }

    @Test
    void miltiadesServesTheGreekAttackerToo() {
        var scene = onKorinthos(1, 2, 4, 9);
        scene.greece("play 9 move", "march Sparta Korinthos 1");
        assertThat(scene.phase()).isEqualTo("react-land-attack");
        scene.greece("react 4");
        assertThat(scene.dice()).isEqualTo(2 + 3);
    }

    @Test
    void miltiadesIsNotPlayedWithLeonidas() { // EW-9.4
        var scene = onKorinthos(1, 2, 4, 8);
        scene.greece("play 8 event", "march Sparta Korinthos 1");
        assertThat(scene.dice()).isEqualTo(2 + 2);
    }

    @Test
    void paymentNeverTakesTheLastGreekArmyInTheBattle() { // EW-9.4
        var scene = attack(2, 1).at(SPARTA, 8, 0, 0, 0).hand(GREECE, 4);
        marched(scene).greece("react 4");
        assertThat(scene.phase()).isEqualTo("pay-leader");
        assertThat(scene.legal("pay")).containsExactly("pay Sparta");
        scene.greece("pay Sparta");
        assertThat(scene.units(SPARTA)).containsExactly(7, 0, 0, 0);
        assertThat(scene.dice()).isEqualTo(2 + 3);
    }

    @Test
    void spartansAndMiltiadesExcludeEachOther() { // 15
        var scene = attack(2, 1).hand(GREECE, 4, 15);
        marched(scene);
        assertThat(scene.legal("react")).containsExactly("react 4", "react 15");
        scene.greece("react 15");
        assertThat(scene.dice()).isEqualTo(2 + 3);
        assertThat(scene.position().figures()).isEmpty();
    }

    @Test
    void spartansOnlyDefend() {
        var scene = onKorinthos(1, 2, 15, 9);
        scene.greece("play 9 move", "march Sparta Korinthos 1");
        assertThat(scene.legal("react")).isEmpty();
    }

    @Test
    void carneiaForbidsSpartaReactions() { // EW-9.1
        var scene = attack(2, 1).hand(GREECE, 6, 15).carneia();
        marched(scene, "play 1 event");
        assertThat(scene.legal("react")).isEmpty();
    }

    @Test
    void pausaniasCancelsTheCavalryAndAnotherCardMayFollow() { // 6
        var scene = attack(2, 1).hand(GREECE, 6, 15);
        marched(scene, "play 1 event");
        assertThat(scene.legal("react")).containsExactly("react 6", "react 15");
        scene.greece("react 6");
        assertThat(scene.legal("react")).containsExactly("react 15");
        scene.greece("react 15").chance("battle 6 6 5 1 1");
        assertThat(scene.units(THEBAI)).containsExactly(1, 1, 0, 0);
    }

    @Test
    void pausaniasAnswersNothingButCavalry() {
        var scene = attack(2, 1).hand(GREECE, 6);
        marched(scene);
        assertThat(scene.legal("react")).isEmpty();
    }

    private static Scene tribute() {
        return Scene.operations()
                .hand(PERSIA, 2, 14)
                .hand(GREECE, 12, 9)
                .persia("play 2 event", "place Delphi 1");
    }

    @Test
    void molonLabeCancelsATributeThenMoves() { // 12, EW-9.7
        var scene = tribute().at(SPARTA, 1, 0, 0, 0);
        assertThat(scene.phase()).isEqualTo("react-molon-labe");
        scene.greece("react 12");
        assertThat(scene.units(DELPHI)).containsExactly(0, 0, 0, 0);
        assertThat(scene.legal("sail")).isEmpty();
        scene.greece("march Sparta Korinthos 1");
        assertThat(scene.decider()).isEqualTo("Greece"); // the next turn is Greek
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void molonLabeOnlyCancelsIfNoGreekArmyCanMove() { // EW-9.7
        var scene = tribute().greece("react 12");
        assertThat(scene.units(DELPHI)).containsExactly(0, 0, 0, 0);
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.phase()).isEqualTo("operation");
    }

    private static Scene annihilated() {
        return marched(onThebaiCutOff(2, 3).hand(PERSIA, 14, 5, 16))
                .chance("battle 1 1 6 6 6")
                .persia("stay")
                .chance("battle 1 6 6 6");
    }

    @Test
    void theImmortalsComeBackAndFightAnew() { // 5, EW-9.9
        var scene = annihilated();
        assertThat(scene.phase()).isEqualTo("react-immortals");
        scene.persia("react 5");
        assertThat(scene.legal("restore")).containsExactly("restore 1", "restore 2");
        scene.persia("restore 2");
        assertThat(scene.units(THEBAI)).containsExactly(3, 2, 0, 0);
        assertThat(scene.prompt().attacker()).isEqualTo("Persia");
        scene.chance("battle 1 1 6 6 6");
        assertThat(scene.phase()).isEqualTo("retreat-land-attacker"); // open again
        scene.persia("stay").chance("battle 1 6 6 6");
        assertThat(scene.phase()).isEqualTo("operation"); // at most once per movement
    }

    @Test
    void notAfterXerxesWasAssassinated() {
        var scene = annihilated();
        assertThat(scene.legal("react")).containsExactly("react 5");
        var dead = onThebai(1, 3).hand(PERSIA, 14, 5).used(Figure.DARIUS, Figure.XERXES);
        assertThat(marched(dead).chance("battle 1 6 6 6").phase()).isEqualTo("operation");
    }

    @Test
    void notAfterMutualAnnihilation() { // EW-9.9
        var scene = marched(onThebai(1, 1).hand(PERSIA, 14, 5)).chance("battle 4 4");
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void whatTheFirstBattleGrantedHasLapsed() { // EW-9.9
        var scene = attack(1, 1).hand(PERSIA, 1, 5).hand(GREECE, 15, 9);
        marched(scene, "play 1 event").greece("react 15");
        scene.greece("decline").chance("battle 5 6 6 6").persia("react 5", "restore 1");
        scene.greece("decline"); // new reactions may be played
        assertThat(scene.dice()).isEqualTo(1 + 1);
        scene.chance("battle 6 5"); // the limit holds again
        assertThat(scene.units(THEBAI)).containsExactly(1, 0, 0, 0);
    }

    @Test
    void theImmortalsDefendToo() { // EW-9.9: the same roles
        var scene =
                onKorinthos(2, 1, 4)
                        .hand(PERSIA, 5)
                        .greece("play 4 move", "march Sparta Korinthos 2")
                        .chance("battle 1 6 6")
                        .persia("react 5", "restore 1");
        assertThat(scene.prompt().attacker()).isEqualTo("Greece");
    }

    @Test
    void theirNewBattleScoresNothing() { // EW-9.10
        var scene = onThebaiCutOff(1, 1).hand(PERSIA, 7, 5, 16);
        marched(scene, "play 7 event").chance("battle 1 6");
        assertThat(scene.score()).isEqualTo(-1); // scored before The Immortals
        scene.persia("react 5", "restore 1").chance("battle 4 1");
        assertThat(scene.units(THEBAI)).containsExactly(0, 1, 0, 0);
        assertThat(scene.score()).isEqualTo(-1);
    }
}

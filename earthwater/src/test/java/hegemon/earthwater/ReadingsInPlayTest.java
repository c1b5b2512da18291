package hegemon.earthwater;

import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.ERETRIA;
import static hegemon.earthwater.board.City.KORINTHOS;
import static hegemon.earthwater.board.City.LARISSA;
import static hegemon.earthwater.board.City.NAXOS;
import static hegemon.earthwater.board.City.PELLA;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.City.THEBAI;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * EW-S4.0, EW-S4.4: each word of a set-up changes the game that is played by it, at the passage it
 * is about.
 */
class ReadingsInPlayTest {
    /** A preparation of PERS.IA with this score; its first cards are drawn. */
    private static Scene prepared(String setup, int score, UnaryOperator<Scene> board) {
        var scene = board.apply(Scene.solo(setup).bridge().score(score));
        var begun = new Scene(Preparation.begin(scene.position()));
        return begun.chance(score > 0 ? "draw 1 2 3 4" : "draw 1 2 3 4 5");
    }

    /** A turn of PERS.IA with this die, both sides holding a card. */
    private static Scene rolled(String setup, int die, UnaryOperator<Scene> board) {
        return board.apply(Scene.solo(setup).bridge()).hand(GREECE, 2).persiaRolls(die, 1);
    }

    private static List<Integer> armies(Scene scene, Side side, City... cities) {
        return List.of(cities).stream()
                .map(city -> scene.position().board().armies(side, city))
                .toList();
    }

    @Test
    void pass() {
        for (var setup : List.of("solo", "solo pass=phase")) {
            var scene =
                    Scene.solo(setup)
                            .at(ABYDOS, 0, 3, 0, 0)
                            .at(SPARTA, 2, 0, 0, 0)
                            .hand(GREECE, 2, 3)
                            .persiaRolls(1, 1, 4)
                            .chance("persia-discard 1")
                            .greece("play 3 move", "march Sparta Korinthos 1");
            boolean goesOn = setup.equals("solo");
            assertThat(scene.phase()).as(setup).isEqualTo(goesOn ? "persia" : "operation");
            assertThat(scene.hand(PERSIA)).as(setup).containsExactly(4);
        }
    }

    @Test
    void place() {
        UnaryOperator<Scene> board =
                scene ->
                        scene.at(ATHENAI, 0, 1, 0, 0) // a Persian army
                                .at(SPARTA, 1, 0, 0, 0)
                                .at(THEBAI, 0, 0, 0, 1); // a Persian fleet alone
        assertThat(rolled("solo", 6, board).units(THEBAI)).containsExactly(0, 1, 0, 2);
        assertThat(rolled("solo place=letter", 6, board).units(ATHENAI))
                .containsExactly(0, 2, 0, 1);
        assertThat(rolled("solo place=strict", 6, board).units(ERETRIA))
                .containsExactly(0, 1, 0, 1);
    }

    @Test
    void target() {
        UnaryOperator<Scene> board =
                scene ->
                        scene.at(THEBAI, 0, 2, 0, 0)
                                .at(KORINTHOS, 0, 1, 0, 0)
                                .at(SPARTA, 1, 0, 0, 0);
        assertThat(armies(rolled("solo", 2, board), PERSIA, ATHENAI, SPARTA)).containsExactly(1, 0);
        assertThat(armies(rolled("solo target=road", 2, board), PERSIA, ATHENAI, SPARTA))
                .containsExactly(0, 1);
    }

    @Test
    void defence() {
        for (var setup : List.of("solo", "solo defence=largest")) {
            var scene =
                    Scene.solo(setup) // no bridge: Pella cannot come
                            .at(ABYDOS, 1, 0, 0, 0)
                            .at(EPHESOS, 0, 4, 0, 0)
                            .at(PELLA, 0, 9, 0, 0)
                            .hand(PERSIA, 1)
                            .persiaToOperate();
            boolean reaches = setup.equals("solo");
            assertThat(scene.phase()).as(setup).isEqualTo(reaches ? "battle" : "persia");
            assertThat(armies(scene, PERSIA, ABYDOS)).as(setup).containsExactly(reaches ? 2 : 0);
        }
    }

    @Test
    void move() {
        UnaryOperator<Scene> board =
                scene ->
                        scene.at(SPARTA, 0, 5, 0, 0) // nowhere to go
                                .at(PELLA, 0, 2, 0, 0)
                                .at(ATHENAI, 1, 0, 0, 0);
        assertThat(armies(rolled("solo", 3, board), GREECE, ATHENAI)).containsExactly(0);
        var other = rolled("solo move=any", 3, board);
        assertThat(armies(other, GREECE, ATHENAI)).containsExactly(1);
        assertThat(armies(other, PERSIA, PELLA, LARISSA)).containsExactly(1, 1);
    }

    @Test
    void limit() {
        UnaryOperator<Scene> board = scene -> scene.at(ABYDOS, 0, 1, 0, 1).at(EPHESOS, 0, 3, 0, 1);
        assertThat(armies(prepared("solo", 2, board), PERSIA, ABYDOS, EPHESOS))
                .containsExactly(5, 7);
        assertThat(armies(prepared("solo limit=every", 2, board), PERSIA, ABYDOS, EPHESOS))
                .containsExactly(2, 3);
    }

    @Test
    void landing() {
        UnaryOperator<Scene> board =
                scene -> {
                    scene.at(ATHENAI, 0, 0, 0, 1); // a fleet lies alone
                    for (City city :
                            List.of(SPARTA, THEBAI, ERETRIA, NAXOS, PELLA, ABYDOS, EPHESOS))
                        scene.at(city, 1, 0, 0, 0);
                    return scene;
                };
        assertThat(rolled("solo place=strict", 6, board).units(ATHENAI))
                .containsExactly(0, 0, 0, 1);
        assertThat(rolled("solo place=strict landing=any", 6, board).units(ATHENAI))
                .containsExactly(0, 1, 0, 1);
    }

    @Test
    void raise() {
        UnaryOperator<Scene> board = scene -> scene.at(ABYDOS, 0, 2, 0, 1);
        for (int score : List.of(2, 0)) { // situations B and C
            assertThat(armies(prepared("solo", score, board), PERSIA, EPHESOS).getFirst())
                    .isPositive();
            assertThat(armies(prepared("solo raise=garrisoned", score, board), PERSIA, EPHESOS))
                    .containsExactly(0);
        }
    }

    @Test
    void whatWasBegunWithTheOldWordIsPlayedOnByIt() {
        UnaryOperator<Scene> board = scene -> scene.at(ABYDOS, 0, 2, 0, 1);
        var before = "solo raise=occupied";
        assertThat(armies(prepared(before, 2, board), PERSIA, EPHESOS)).containsExactly(0);
        assertThat(armies(prepared(before, 0, board), PERSIA, EPHESOS).getFirst()).isPositive();
        assertThat(Setup.parse(before).orThrow().print()).isEqualTo(before);
    }

    @Test
    void rounds() {
        UnaryOperator<Scene> board = scene -> scene.at(ABYDOS, 0, 3, 0, 1).at(EPHESOS, 0, 3, 0, 1);
        assertThat(armies(prepared("solo", 2, board), PERSIA, ABYDOS, EPHESOS))
                .containsExactly(7, 7);
        assertThat(armies(prepared("solo rounds=two", 2, board), PERSIA, ABYDOS, EPHESOS))
                .containsExactly(5, 5);
    }

    @Test
    void ports() {
        UnaryOperator<Scene> board = scene -> scene.at(ABYDOS, 0, 2, 0, 1);
        assertThat(prepared("solo", 2, board).units(EPHESOS)).endsWith(0);
        assertThat(prepared("solo ports=all", 2, board).units(EPHESOS)).endsWith(1);
    }

    @Test
    void handicap() {
        UnaryOperator<Scene> board = scene -> scene.at(SPARTA, 1, 0, 0, 0);
        assertThat(prepared("solo", 2, board).prompt().amount()).isEqualTo(6);
        assertThat(prepared("solo handicap=beginner", 2, board).prompt().amount()).isEqualTo(8);
        assertThat(prepared("solo handicap=expert", 2, board).prompt().amount()).isEqualTo(5);
    }
}

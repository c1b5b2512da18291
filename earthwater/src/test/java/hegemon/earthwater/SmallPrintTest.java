package hegemon.earthwater;

import static hegemon.earthwater.Attack.marched;
import static hegemon.earthwater.Attack.onThebai;
import static hegemon.earthwater.board.City.ABYDOS;
import static hegemon.earthwater.board.City.ATHENAI;
import static hegemon.earthwater.board.City.DELPHI;
import static hegemon.earthwater.board.City.EPHESOS;
import static hegemon.earthwater.board.City.SPARTA;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

/** Part A: the clauses that are easily overlooked. */
class SmallPrintTest {
    @ParameterizedTest // EW-1: the table, line by line
    @CsvSource(
            delimiter = '|',
            value = {
                "Abydos    | Persia | port | 3 | 2 | Ephesos, Pella",
                "Ephesos   | Persia | port | 3 | 2 | Abydos",
                "Athenai   | Greece | port | 2 | 2 | Korinthos, Thebai",
                "Sparta    | Greece | port | 2 | 2 | Korinthos",
                "Korinthos | minor  | none | 1 | 1 | Athenai, Sparta, Thebai",
                "Thebai    | minor  | port | 1 | 1 | Athenai, Delphi, Korinthos, Larissa",
                "Delphi    | minor  | none | 1 | 1 | Larissa, Thebai",
                "Larissa   | minor  | none | 1 | 1 | Delphi, Pella, Thebai",
                "Pella     | minor  | port | 1 | 1 | Larissa, Abydos",
                "Eretria   | minor  | port | 1 | 1 | ''",
                "Naxos     | minor  | port | 1 | 1 | ''"
            })
    void theBoardIsTheTable(
            String name, String kind, String shore, int food, int points, String roads) {
        var city = City.named(name).orElseThrow();
        assertThat(city.owner().map(side -> side.seat().name()).orElse("minor")).isEqualTo(kind);
        assertThat(city.isPort()).isEqualTo(shore.equals("port"));
        assertThat(city.food()).isEqualTo(food);
        assertThat(city.points()).isEqualTo(points);
        assertThat(city.neighbours(true).stream().map(City::label))
                .containsExactlyInAnyOrder(roads.isEmpty() ? new String[0] : roads.split(", "));
    }

    @Test
    void theBoxHoldsSoManyPieces() { // EW-1.5
        assertThat(List.of(GREECE.armies(), GREECE.fleets())).containsExactly(9, 5);
        assertThat(List.of(PERSIA.armies(), PERSIA.fleets())).containsExactly(24, 6);
        var scene = Scene.operations().at(SPARTA, 2, 0, 1, 0).used(Figure.LEONIDAS);
        assertThat(scene.reserve(Piece.ARMY, GREECE)).isEqualTo(9 - 2 - 1); // one lies on him
        assertThat(scene.reserve(Piece.FLEET, GREECE)).isEqualTo(4);
    }

    @Test
    void lostPiecesReturnToTheReserve() { // EW-1.5
        var scene = marched(onThebai(1, 2)).chance("battle 1 6 6");
        assertThat(scene.reserve(Piece.ARMY, PERSIA)).isEqualTo(24);
    }

    @Test
    void aMinorCityWithoutAnArmyIsNobodys() { // EW-1.3
        assertThat(Scene.operations().position().board().control(DELPHI)).isEmpty();
    }

    @Test
    void aCampaignIsPreparationOperationsSupplyScoring() { // EW-3
        var scene = Scene.start("two-player").persia("buy 0", "done");
        scene.greece("buy 1").chance("draw 14").greece("done");
        assertThat(scene.phase()).isEqualTo("operation"); // the Persians had no card and passed
        scene.greece("pass");
        assertThat(scene.phase()).isEqualTo("supply-cards");
        scene.greece("keep");
        assertThat(scene.score()).isEqualTo(-1); // Athenai 2, Sparta 2, Korinthos 1, Persia 4
        assertThat(scene.position().campaign()).isEqualTo(2);
        assertThat(scene.phase()).isEqualTo("prep-cards");
    }

    @Test
    void cardsAndArmiesCostOneTalentEach() { // EW-4.3
        var scene = Scene.start("two-player").persia("buy 4").chance("draw 1 2 3 4");
        assertThat(scene.prompt().amount()).isEqualTo(8);
        scene.persia("raise army Abydos");
        assertThat(scene.prompt().amount()).isEqualTo(7);
    }

    @Test
    void whatIsNotSpentIsLost() { // EW-4.1
        var scene = Scene.start("two-player").persia("buy 0", "done").greece("buy 0", "done");
        assertThat(scene.position().campaign()).isEqualTo(2);
        scene.persia("buy 0");
        assertThat(scene.prompt().amount()).isEqualTo(12);
    }

    @Test
    void carneiaEndsWhenAKingDies() { // EW-4.7
        var scene = Scene.operations().carneia().preparation(PERSIA, 12);
        scene.persia("buy 1").chance("draw 11");
        assertThat(scene.position().carneia()).isFalse();
        assertThat(scene.position().figures()).containsExactly(Figure.DARIUS); // at most one king
    }

    @Test
    void aReactionDoesNotCostTheTurn() { // EW-5.5
        var scene = marched(onThebai(1, 2).hand(GREECE, 4, 9)).greece("react 4");
        scene.chance("battle 1 6 6 6").persia("decline"); // The Immortals
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.phase()).isEqualTo("operation");
    }

    @Test
    void ifBothSidesHaveLostTheirMajorCitiesTheGreeksLose() { // EW-8.2
        var scene =
                Scene.operations()
                        .at(ATHENAI, 0, 1, 0, 1)
                        .at(SPARTA, 0, 1, 0, 1)
                        .at(ABYDOS, 1, 0, 1, 0)
                        .at(EPHESOS, 1, 0, 1, 0);
        assertThat(Scoring.score(scene.position()).view(GREECE.seat()).result())
                .isEqualTo(new EarthWaterView.Result(true, "Persia", "EW-8.2"));
    }
}

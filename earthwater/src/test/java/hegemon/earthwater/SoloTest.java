package hegemon.earthwater;

import static hegemon.earthwater.board.City.*;
import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Note;
import hegemon.table.HouseEntry;
import hegemon.table.Language;
import hegemon.table.Match;
import hegemon.table.Outcome;
import hegemon.table.Turn;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;

/** Part B: the Greeks against PERS.IA, in the flow of the game. */
class SoloTest {
    @Test
    void theSetUpOfTheSoloGame() { // EW-S1
        var position = Position.start(Setup.SOLO);
        assertThat(position.board().armies(PERSIA, ABYDOS)).isEqualTo(3);
        assertThat(position.board().armies(PERSIA, EPHESOS)).isEqualTo(3);
        assertThat(position.board().fleets(PERSIA, ABYDOS)).isEqualTo(2);
        assertThat(position.board().fleets(PERSIA, EPHESOS)).isEqualTo(2);
        assertThat(position.board().armies(GREECE, KORINTHOS)).isEqualTo(1);
        assertThat(position.board().bridge()).isTrue();
        assertThat(position.figures()).containsExactly(Figure.DARIUS, Figure.XERXES);
        assertThat(position.campaign()).isEqualTo(3);
        assertThat(position.score()).isEqualTo(2);
    }

    @Test
    void theFirstPreparationLeadsToSevenAndSeven() { // EW-S3.1b
        var scene = Scene.start("solo").chance("draw 1 2 3 4");
        assertThat(scene.units(ABYDOS)).containsExactly(0, 7, 0, 2);
        assertThat(scene.units(EPHESOS)).containsExactly(0, 7, 0, 2);
        assertThat(scene.state().view(GREECE.seat()).forces().getLast())
                .isEqualTo(new EarthWaterView.Forces("Persia", 0, 0, true, 4));
        assertThat(scene.decider()).isEqualTo("Greece");
        assertThat(scene.notes()).contains("persia.plan.situation.B", "persia.plan.army");
    }

    @Test
    void suddenDeathNeverOccurs() { // EW-S1.1
        var scene = Scene.start("solo").chance("draw 11 2 3 4");
        assertThat(scene.phase()).isEqualTo("prep-cards");
        assertThat(scene.position().campaign()).isEqualTo(3);
    }

    @Test
    void persiaWinsWhereTheGreeksGiveUp() {
        var match = Match.start(new EarthWater(), "solo").orThrow();
        var over = match.rule(new HouseEntry.Resigned(GREECE.seat())).orThrow();
        assertThat(over.turn()).isEqualTo(new Turn.Over(Outcome.won(PERSIA.seat(), "resigned")));
        var late = match.rule(new HouseEntry.OutOfTime(GREECE.seat())).orThrow();
        assertThat(late.turn()).isEqualTo(new Turn.Over(Outcome.won(PERSIA.seat(), "out-of-time")));
    }

    @Test
    void aRefusalNamesSidesAndCitiesInTheReadersLanguage() {
        var state = Scene.start("two-player").state();
        var notNow = state.refuse(GREECE.seat(), new Move.Pass()).orElseThrow();
        assertThat(Words.in(Language.GERMAN).say(notNow))
                .isEqualTo("Griechenland ist nicht am Zug.");
        var march = Scene.operations().at(ABYDOS, 0, 2, 0, 0).hand(PERSIA, 3).persia("play 3 move");
        var far = march.state().refuse(PERSIA.seat(), new Move.March(ABYDOS, ATHENAI, 1));
        assertThat(Words.in(Language.FRENCH).say(far.orElseThrow())).contains("Athenai", "Ephesos");
    }

    @Test
    void theHandicapsChangeTheGreekBudget() {
        assertThat(budget("solo")).isEqualTo(6);
        assertThat(budget("solo handicap=beginner")).isEqualTo(8);
        assertThat(budget("solo handicap=expert")).isEqualTo(5);
    }

    private static int budget(String setup) {
        var scene = Scene.start(setup).chance("draw 1 2 3 4");
        return scene.prompt().amount();
    }

    @Test
    void thePersiansNeverRetreat() { // EW-S2.2
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 3, 0, 0, 0)
                        .at(EPHESOS, 0, 7, 0, 0)
                        .hand(PERSIA, 1)
                        .persiaToOperate()
                        .chance("battle 5 1 1 6 1 1");
        assertThat(scene.phase()).isEqualTo("battle");
    }

    @Test
    void theGreeksMayRetreatAndReact() { // EW-S2.2
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 0, 2, 0, 0)
                        .at(LARISSA, 0, 9, 0, 0)
                        .at(DELPHI, 0, 1, 0, 0)
                        .at(THEBAI, 2, 0, 0, 0)
                        .at(PELLA, 0, 1, 0, 0)
                        .hand(GREECE, 15, 2)
                        .persiaRolls(2, 1);
        assertThat(scene.phase()).isEqualTo("react-land-defence");
        scene.greece("react 15").chance("battle 4 1 1 1 1 1");
        assertThat(scene.phase()).isEqualTo("retreat-land-defender");
        scene.greece("retreat land Athenai");
        assertThat(scene.units(THEBAI)).containsExactly(0, 4, 0, 0);
        assertThat(scene.phase()).isEqualTo("persia-discard");
    }

    @Test
    void noWindowOpensAgainstPersiaWithoutACardToPlay() { // EW-5.6
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 1, 0, 0, 0)
                        .at(EPHESOS, 0, 7, 0, 0)
                        .hand(PERSIA, 1)
                        .hand(GREECE, 2)
                        .persiaToOperate();
        assertThat(scene.phase()).isEqualTo("battle");
    }

    @Test
    void persiaWinsAtTheMomentItHoldsAthenaiAndSparta() { // EW-S2.3
        var scene =
                Scene.solo("solo")
                        .at(ABYDOS, 0, 7, 0, 0)
                        .at(SPARTA, 0, 1, 0, 0)
                        .hand(GREECE, 2)
                        .persiaRolls(6, 1, 3);
        assertThat(scene.result()).isEqualTo(new EarthWaterView.Result(true, "Persia", "EW-S2.3"));
        assertThat(scene.hand(PERSIA)).containsExactly(1, 3); // step 4 is not carried out
    }

    @Test
    void aCityStillFoughtForDoesNotCount() { // EW-S2.3
        var scene =
                Scene.solo("solo")
                        .at(ATHENAI, 1, 0, 0, 0)
                        .at(SPARTA, 0, 1, 0, 0)
                        .at(THEBAI, 0, 8, 0, 0)
                        .at(KORINTHOS, 0, 1, 0, 0)
                        .persiaRolls(2, 1);
        assertThat(scene.phase()).isEqualTo("battle");
        scene.chance("battle 4 4 4 1");
        assertThat(scene.phase()).isEqualTo("over");
    }

    @Test
    void theGreeksWinWithBothPersianMajorCities() { // EW-S2.4
        var scene = Scene.solo("solo").at(ABYDOS, 1, 0, 1, 0).at(EPHESOS, 1, 0, 1, 0).supply();
        assertThat(scene.result()).isEqualTo(new EarthWaterView.Result(true, "Greece", "EW-8.2"));
    }

    @Test
    void threeCampaignsAreWonOnPoints() { // EW-S1.2, EW-S2.4
        var scene = Scene.solo("solo").campaign(5).score(-3).supply();
        assertThat(scene.result()).isEqualTo(new EarthWaterView.Result(true, "Greece", "EW-8.3"));
    }

    @Test
    void persianAttritionAndThenCommunication() { // EW-S5.2
        var scene =
                Scene.solo("solo").at(NAXOS, 0, 3, 0, 0).at(PELLA, 0, 3, 0, 0).bridge().supply();
        // excess 4: Naxos (cut off) three times, then Pella
        assertThat(scene.units(NAXOS)).containsExactly(0, 0, 0, 0);
        assertThat(scene.units(PELLA)).containsExactly(0, 2, 0, 0);
    }

    @Test
    void everyReasonIsSaidInEveryLanguage() {
        for (int die = 1; die <= 6; die++)
            for (Note note : Scene.prepared("solo").chance("persia " + die).position().notes())
                for (Language language : Language.values())
                    assertThat(note.say(Words.in(language)))
                            .isNotBlank()
                            .doesNotContain("earthwater.")
                            .doesNotContain("{");
        assertThat(
                        Scene.prepared("solo").chance("persia 5").position().notes().stream()
                                .map(note -> note.say(Words.in(Language.FRENCH))))
                .contains(
                        "Une flotte grecque est détruite à Athenai et une flotte perse prend sa"
                                + " place.");
    }
}

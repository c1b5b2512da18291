package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.notes;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.world.Army;
import hegemon.pygma.world.Bridge;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;

import org.junit.jupiter.api.Test;

/** PI-12: who may go how far. Large field 10 is plain; 10/11 to 10/15 are one column. */
class MovementTest {
    private static final String[] COLUMN = {"10/11", "10/12", "10/13", "10/14", "10/15"};

    @Test
    void footMakesTwoStepsInsideAndOneOutside() { // T3, D-57, PI-12.1
        var scene = new Scene().own(1, COLUMN).army(1, "KH 1", 5_000, "10/11");
        assertThat(
                        after(
                                scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13 > 10/14").evaluate(),
                                1,
                                "KH 1"))
                .isEqualTo("5000 @ 10/13");
        var outside = new Scene().army(1, "KH 1", 5_000, "10/11");
        var month = outside.orders(1, "KH 1: 10/11 > 10/12 > 10/13").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("5000 @ 10/12");
        assertThat(notes(month, 1, 1)).containsExactly("pygma.move.reach");
    }

    @Test
    void ridersMayGoTwoInsideAndOneOutside() { // EXD-12, D-58
        var scene = new Scene().own(1, "10/11", "10/12", "10/13").army(1, "RH 1", 2_000, "10/11");
        var month = scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13 > 10/14").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 10/14");
    }

    @Test
    void threeInsideAndOneOutsideIsTooFar() { // EXD-13
        var scene =
                new Scene()
                        .own(1, "10/11", "10/12", "10/13", "10/14")
                        .army(1, "RH 1", 2_000, "10/11");
        var month = scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13 > 10/14 > 10/15").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 10/14");
    }

    @Test
    void oneHeightStepAMonth() { // EXD-14, D-59
        var scene =
                new Scene()
                        .own(1, COLUMN)
                        .terrain(Terrain.HILLS, "10/12")
                        .army(1, "KH 1", 5_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("5000 @ 10/12");
        assertThat(notes(month, 1, 1)).containsExactly("pygma.move.height");
    }

    @Test
    void fromPlainToMountainsOnlyOnARoad() { // EXD-15
        var scene =
                new Scene()
                        .own(1, COLUMN)
                        .terrain(Terrain.MOUNTAINS, "10/12")
                        .army(1, "KH 1", 5_000, "10/11");
        scene.orders(1, "KH 1: 10/11 > 10/12");
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("5000 @ 10/11");
        scene.road("10/11", "10/12");
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("5000 @ 10/12");
    }

    @Test
    void ridersWhoEnterMountainsMoveOneField() { // EXD-16
        var scene =
                new Scene()
                        .own(1, COLUMN)
                        .terrain(Terrain.HILLS, "10/11", "10/14", "10/15")
                        .terrain(Terrain.MOUNTAINS, "10/12", "10/13")
                        .roll("7 1 RH 1 10/12 1", 1)
                        .army(1, "RH 1", 2_000, "10/11")
                        .army(1, "RH 2", 2_000, "10/15");
        var month =
                scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13", "RH 2: 10/15 > 10/14 > 10/13")
                        .evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("1800 @ 10/12");
        assertThat(after(month, 1, "RH 2")).isEqualTo("2000 @ 10/14");
    }

    @Test
    void roadsMakeArmiesFast() { // T3
        var scene = new Scene().road(COLUMN).army(1, "KH 1", 5_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13 > 10/14 > 10/15").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("5000 @ 10/15");
    }

    @Test
    void aStepBetweenFieldsThatDoNotTouchEndsTheMove() { // PI-12.8, D-63
        var scene = new Scene().own(1, COLUMN).army(1, "RH 1", 2_000, "10/11");
        var month = scene.orders(1, "RH 1: 10/11 > 10/12 > 10/14 > 10/15").evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 10/12");
        assertThat(notes(month, 1, 1)).containsExactly("pygma.move.adjacent");
    }

    @Test
    void neutralLandEnteredIsAnnexedUnlessThePlayerSaysOtherwise() { // PI-14.1
        var scene = new Scene().army(1, "RH 1", 2_000, "10/11").army(1, "RH 2", 2_000, "20/11");
        var month =
                scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13", "RH 2: 20/11 > 20/12 OHNE")
                        .evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(1);
        assertThat(field(month, "10/13").owner()).isEqualTo(1);
        assertThat(field(month, "20/12").owner()).isZero();
    }

    @Test
    void twoRealmsOnOneNeutralFieldAnnexNothing() { // D-75
        var scene = new Scene().army(1, "KH 1", 2_000, "10/11").army(2, "KH 1", 2_000, "10/13");
        scene.orders(1, "KH 1: 10/11 > 10/12").orders(2, "KH 1: 10/13 > 10/12");
        assertThat(field(scene.evaluate(), "10/12").owner()).isZero();
    }

    @Test
    void foreignLandFallsToFiveThousandAttackers() { // PI-14.2, D-76
        var scene =
                new Scene()
                        .own(2, "10/12", "20/12")
                        .army(1, "KH 1", 5_000, "10/11")
                        .army(1, "KH 2", 4_999, "20/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 A", "KH 2: 20/11 > 20/12 A").evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(1);
        assertThat(field(month, "20/12").owner()).isEqualTo(2);
    }

    @Test
    void armiesWithoutAttackOrderCrossForeignLandAndTakeNothing() { // D-76
        var scene = new Scene().own(2, "10/12").army(1, "KH 1", 9_000, "10/11");
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 V").evaluate();
        assertThat(field(month, "10/12").owner()).isEqualTo(2);
    }

    @Test
    void theConquerorOfACapitalGetsHalfTheTreasury() { // D-32
        var scene = new Scene().army(1, "KH 1", 6_000, "32/12").treasury(2, 90_001);
        var month = scene.orders(1, "KH 1: 32/12 > 32/13 A").evaluate();
        assertThat(month.after().realm(1).treasury()).isEqualTo(145_000);
        assertThat(month.after().realm(2).treasury()).isEqualTo(45_001);
        assertThat(field(month, "32/13").settlement().orElseThrow().kind())
                .isEqualTo(SettlementKind.INLAND_CITY);
    }

    @Test
    void fleetsSailFourFieldsAndSixAlongTheirOwnCoast() { // T3, D-60
        var scene = sea().army(1, "FH 1", 20, "9/01").army(1, "FH 2", 20, "17/01");
        var month =
                scene.orders(
                                1,
                                "FH 1: 9/01 > 9/02 > 9/03 > 9/04 > 9/05 > 17/01",
                                "FH 2: 17/01 > 17/02 > 17/03 > 17/04 > 17/05 > 25/01 > 25/02")
                        .evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("20 @ 9/05");
        assertThat(after(month, 1, "FH 2")).isEqualTo("20 @ 17/05");
        var coast = sea().own(1, "9/06", "9/07", "9/08", "9/09", "9/10", "17/06", "17/07");
        coast.army(1, "FH 1", 20, "9/01");
        var along =
                coast.orders(1, "FH 1: 9/01 > 9/02 > 9/03 > 9/04 > 9/05 > 17/01 > 17/02")
                        .evaluate();
        assertThat(after(along, 1, "FH 1")).isEqualTo("20 @ 17/02");
    }

    /** The westernmost column is sea. */
    private static Scene sea() {
        var scene = new Scene();
        for (int gf : new int[] {9, 17, 25})
            for (int kf = 1; kf <= 5; kf++) scene.terrain(Terrain.SALT_WATER, gf + "/0" + kf);
        return scene;
    }

    @Test
    void aFleetRunsAgroundAfterTwoSteps() { // D-61, PI-12.7
        var scene = sea().fog().army(1, "FH 1", 40, "9/03").roll("7 1 FH 1 9/05 3", 6);
        scene.terrain(Terrain.PLAIN, "17/01");
        var month = scene.orders(1, "FH 1: 9/03 > 9/04 > 9/05 > 17/01").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("20 @ 9/05");
    }

    @Test
    void aFleetIsNotSentOntoLandThatItsRulerKnows() { // D-61, D-63
        var scene = sea().army(1, "FH 1", 40, "9/03").terrain(Terrain.PLAIN, "17/01");
        var month = scene.orders(1, "FH 1: 9/03 > 9/04 > 9/05 > 17/01").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("40 @ 9/05");
        assertThat(notes(month, 1, 1)).containsExactly("pygma.move.terrain");
    }

    @Test
    void whatIsNotOnTheMapGetsOneAnswer() { // D-5
        for (String unseen : new String[] {"20/07", "99/01"}) {
            var foot = new Scene().fog().army(1, "KH 1", 5_000, "10/12");
            var month =
                    foot.orders(1, "KH 1: 10/12 > " + unseen, "STRASSE 10/12 > " + unseen)
                            .evaluate();
            assertThat(notes(month, 1, 1)).containsExactly("pygma.refuse.map");
            assertThat(notes(month, 1, 2)).containsExactly("pygma.refuse.map");
            var fleet = sea().fog().army(1, "FH 1", 40, "9/03");
            assertThat(notes(fleet.orders(1, "FH 1: 9/03 > " + unseen).evaluate(), 1, 1))
                    .containsExactly("pygma.refuse.map");
        }
    }

    @Test
    void armiesUseTheRoadsTheyKnow() { // D-52
        var road = new String[] {"10/11", "10/12", "10/13", "10/14", "10/15"};
        var march = "KH 1: " + String.join(" > ", road);
        var scene = new Scene().road(road).army(1, "KH 1", 5_000, "10/11").orders(1, march);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("5000 @ 10/15");
        var unseen = new Scene().fog().road(road).army(1, "KH 1", 5_000, "10/11").orders(1, march);
        assertThat(after(unseen.evaluate(), 1, "KH 1")).isEqualTo("5000 @ 10/13");
        scene.set(Setting.ROAD_FOREIGN, Choice.ForeignRoads.OWN);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("5000 @ 10/12");
    }

    @Test
    void aFleetThatMovesCannotBecomeAnArmy() { // D-56
        var scene = sea().army(1, "FH 1", 30, "9/03");
        var form = "FORME FH 1 ALS KH 5 AUF 9/08";
        assertThat(after(scene.orders(1, form).evaluate(), 1, "KH 5")).isEqualTo("3000 @ 9/08");
        var moving = scene.orders(1, form, "FH 1: 9/03 > 9/04").evaluate();
        assertThat(notes(moving, 1, 1)).containsExactly("pygma.refuse.moves");
        assertThat(after(moving, 1, "FH 1")).isEqualTo("30 @ 9/04");
    }

    @Test
    void aHillBesideABridgeIsAHeightStepAboveIt() { // D-50
        var scene = new Scene().own(1, "10/11", "10/13", "10/14").army(1, "KH 1", 5_000, "10/11");
        scene.terrain(Terrain.FRESH_WATER, "10/12").terrain(Terrain.HILLS, "10/11", "10/13");
        int from = scene.at("10/11");
        int to = scene.at("10/13");
        scene.field(
                "10/12",
                field -> field.withOwner(1).with(field.ways().withBridge(new Bridge(from, to))));
        var month = scene.orders(1, "KH 1: 10/11 > 10/12 > 10/13").evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("5000 @ 10/12");
    }

    @Test
    void reefsCostShipsUnlessTheFleetMovesOneField() { // PI-12.9, D-62
        var scene = sea().terrain(Terrain.REEFS, "9/02", "17/02");
        scene.army(1, "FH 1", 40, "9/01").army(1, "FH 2", 40, "17/01");
        scene.roll("7 1 FH 1 9/02 1", 4).roll("7 1 FH 2 17/02 1", 4);
        var month = scene.orders(1, "FH 1: 9/01 > 9/02 > 9/03", "FH 2: 17/01 > 17/02").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("30 @ 9/03");
        assertThat(after(month, 1, "FH 2")).isEqualTo("40 @ 17/02");
    }

    @Test
    void anArmyBoardsAStandingFleetThatIsLargeEnough() { // EX-18, EX-19, EXD-20, PI-15.2
        var scene = sea().army(1, "RH 2", 2_200, "9/07").army(1, "FH 1", 50, "9/02");
        var month = scene.orders(1, "RH 2: 9/07 > FH 1", "FH 1: 9/02 50 S MIT RH 2").evaluate();
        assertThat(after(month, 1, "RH 2")).isEqualTo("2200 @ 9/02");
        var small = sea().army(1, "RH 2", 2_200, "9/07").army(1, "FH 1", 43, "9/02");
        assertThat(after(small.orders(1, "RH 2: 9/07 > FH 1").evaluate(), 1, "RH 2"))
                .isEqualTo("2200 @ 9/07");
        var moving = sea().army(1, "RH 2", 2_200, "9/07").army(1, "FH 1", 50, "9/02");
        var away = moving.orders(1, "RH 2: 9/07 > FH 1", "FH 1: 9/02 > 9/03").evaluate();
        assertThat(after(away, 1, "RH 2")).isEqualTo("2200 @ 9/07");
    }

    @Test
    void fleetAndArmyMoveInTheMonthOfLanding() { // PI-15.3, D-65
        var scene = sea().army(1, "FH 1", 50, "9/01");
        scene.army(
                Army.of(1, Scene.unit("KH 1"), scene.at("9/01"), 3_000).aboard(Scene.unit("FH 1")));
        scene.own(1, "9/08", "9/09");
        var month =
                scene.orders(1, "FH 1: 9/01 > 9/02 > 9/03", "KH 1: FH 1 > 9/08 > 9/09").evaluate();
        assertThat(after(month, 1, "FH 1")).isEqualTo("50 @ 9/03");
        assertThat(after(month, 1, "KH 1")).isEqualTo("3000 @ 9/09");
    }

    @Test
    void aPortInTheHillsHasAccessToItsHarbour() { // EX-6
        var scene =
                sea().settlement(1, SettlementKind.PORT, "9/07").terrain(Terrain.PLATEAU, "9/07");
        scene.army(1, "KH 1", 3_000, "9/07").army(1, "FH 1", 50, "9/02");
        assertThat(after(scene.orders(1, "KH 1: 9/07 > FH 1").evaluate(), 1, "KH 1"))
                .isEqualTo("3000 @ 9/02");
        var bare = sea().own(1, "9/07").terrain(Terrain.PLATEAU, "9/07");
        bare.army(1, "KH 1", 3_000, "9/07").army(1, "FH 1", 50, "9/02");
        assertThat(after(bare.orders(1, "KH 1: 9/07 > FH 1").evaluate(), 1, "KH 1"))
                .isEqualTo("3000 @ 9/07");
    }

    @Test
    void newArmiesStandStillInTheirFirstMonth() { // D-55
        var scene = new Scene().month(Month.DORL).own(1, "1/14");
        var month = scene.orders(1, "RÜSTE KH 4 8000 K IN 1/13", "KH 4: 1/13 > 1/14").evaluate();
        assertThat(after(month, 1, "KH 4")).isEqualTo("8000 @ 1/13");
        assertThat(month.after().realm(1).treasury()).isEqualTo(20_000);
    }

    @Test
    void fleetsBecomeFoot() { // EXD-37, D-56
        var scene = sea().army(1, "FH 1", 30, "9/02");
        var month = scene.orders(1, "FORME FH 1 ALS KH 3 AUF 9/07").evaluate();
        assertThat(after(month, 1, "KH 3")).isEqualTo("3000 @ 9/07");
        assertThat(after(month, 1, "FH 1")).isEqualTo("gone");
    }
}

package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import hegemon.pygma.report.Report;
import hegemon.pygma.world.BuildingKind;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Lot;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Message;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.json.JsonMapper;

import java.util.List;

/** The rulings of later editions (D-136), each beside what the earlier ones did. */
class RulingsTest {
    private static Scene first() {
        return new Scene();
    }

    private static Scene second() {
        return new Scene().set(Setting.EDITION, 2);
    }

    private static Scene latest() {
        return new Scene().set(Setting.EDITION, Setting.LATEST_EDITION);
    }

    private static String json(Evaluation month, int realm) {
        return JsonMapper.builder().build().writeValueAsString(report(month, realm));
    }

    // Trade

    private static Scene market(Scene scene, int bearer, int origin) {
        var wine = new Lot(Good.WINE, 8, origin, scene.at("32/13"));
        return scene.settlement("1/13", city -> city.withTrade(1))
                .merchant(bearer, "H 1", "1/13", wine)
                .wise(bearer)
                .orders(bearer, "ÜBERGIB H 1 8 Wein AN 1/13");
    }

    private static int traded(Evaluation month) {
        var traded = Scene.field(month, "1/13").settlement().orElseThrow().traded();
        return traded.needed() + traded.others();
    }

    private static List<String> deals(Evaluation month) {
        return report(month, 1).events().stream()
                .filter(note -> note.key().endsWith("event.deal"))
                .map(note -> note.key())
                .toList();
    }

    @Test
    void aDealIsCompleteWhoeverBringsTheGoodsIn() { // PI-17.6, D-104
        var own = market(latest(), 1, 2).evaluate();
        assertThat(traded(own)).isEqualTo(8);
        assertThat(deals(own)).hasSize(1);
        assertThat(own.after().realm(1).economy().store().get(Good.WINE)).isEqualTo(8);
        assertThat(own.after().realm(1).contacts()).containsKey(2); // D-134
        assertThat(traded(market(first(), 1, 2).evaluate())).isZero();
        var third = market(latest().realm(3, "4/13"), 3, 2).evaluate();
        assertThat(traded(third)).isEqualTo(8);
        assertThat(report(third, 1).events().toString()).contains("Realm 2");
    }

    @Test
    void goodsThatReturnAreNoDeal() { // D-104
        var month = market(latest(), 2, 1).evaluate();
        assertThat(traded(month)).isZero();
        assertThat(deals(month)).isEmpty();
        assertThat(month.after().realm(1).economy().store().get(Good.WINE)).isEqualTo(8);
        assertThat(traded(market(latest(), 1, 1).evaluate())).isZero();
    }

    @Test
    void foreignMerchantsAreSightedWithoutTheirLoad() { // D-139
        var laden = caravan(latest(), 20).evaluate();
        assertThat(report(laden, 1).sightings())
                .extracting(Report.Sighting::kind, Report.Sighting::size)
                .containsExactly(tuple(UnitKind.H, 1));
        assertThat(json(laden, 1)).isEqualTo(json(caravan(latest(), 1).evaluate(), 1));
        assertThat(report(laden, 1).intrusions()).isEmpty(); // D-73
        assertThat(report(caravan(first(), 20).evaluate(), 1).sightings()).isEmpty();
    }

    private static Scene caravan(Scene scene, int load) {
        return scene.army(1, "KH 1", 1_000, "10/12")
                .own(2, "10/13", "10/14")
                .merchant(2, "H 1", "10/14", new Lot(Good.WINE, load, 2, scene.at("32/13")))
                .orders(2, "H 1: 10/14 > 10/13");
    }

    // Avoiding

    /** Riders of realm 2 come by on a road, drive an army with R away and go one field back. */
    private static Scene roadside(Scene scene) {
        return scene.road("18/11", "10/15", "10/14", "10/13")
                .army(2, "RH 1", 1_000, "18/11")
                .orders(2, "RH 1: 18/11 > 10/15 > 10/14 > 10/13 > 10/14 OHNE");
    }

    private static Scene avoided(Scene scene) {
        return roadside(scene).army(1, "RH 1", 2_000, "10/13").orders(1, "RH 1: 10/13 R OHNE");
    }

    @Test
    void whomAnArmyAvoidsLearnsNothingOfIt() { // PI-16.3, D-83
        var month = avoided(latest()).evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 10/08");
        assertThat(json(month, 2)).isEqualTo(json(roadside(latest()).evaluate(), 2));
        assertThat(report(avoided(first()).evaluate(), 2).sightings()).hasSize(1);
    }

    @Test
    void whereItEndsTheMonthItIsSeenLikeAnyOther() { // D-83, D-69
        var month = avoided(latest()).army(2, "KH 2", 1_000, "10/07").evaluate();
        var seen = report(month, 2).sightings();
        assertThat(seen).hasSize(1);
        assertThat(seen.getFirst().seen()).hasSize(1);
        assertThat(seen.getFirst().from()).isEmpty();
    }

    @Test
    void aStandingArmyGoesAtSightIfSaidSo() { // D-83
        var scene =
                latest().set(Setting.RETREAT_STANDING, Choice.Standing.SIGHT)
                        .army(1, "RH 1", 2_000, "10/13")
                        .orders(1, "RH 1: 10/13 R")
                        .army(2, "RH 1", 1_000, "18/12")
                        .orders(2, "RH 1: 18/12 > 18/11 > 10/15");
        assertThat(after(scene.evaluate(), 1, "RH 1")).isNotEqualTo("2000 @ 10/13");
        scene.set(Setting.RETREAT_STANDING, Choice.Standing.ENTER);
        assertThat(after(scene.evaluate(), 1, "RH 1")).isEqualTo("2000 @ 10/13");
    }

    @Test
    void whoIsTurnedBackComesIntoNobodysSight() { // D-80, D-83
        var scene =
                latest().set(Setting.RETREAT_STANDING, Choice.Standing.SIGHT)
                        .army(1, "KH 1", 2_000, "10/12")
                        .army(2, "KH 1", 9_000, "10/13")
                        .army(1, "RH 1", 1_000, "10/15")
                        .orders(1, "KH 1: 10/12 > 10/13", "RH 1: 10/15 R")
                        .orders(2, "KH 1: 10/13 > 10/12 A");
        var month = scene.evaluate(); // they swap and fight in 10/12
        assertThat(after(month, 1, "RH 1")).isEqualTo("1000 @ 10/15");
    }

    @Test
    void whoWithdrawsOrFleesMakesNoLossRoll() { // D-137
        var scene = avoided(latest()).terrain(Terrain.DESERT, "10/08", "10/09", "10/12");
        scene.terrain(Terrain.DESERT, "10/18", "10/19");
        var month = scene.evaluate();
        assertThat(after(month, 1, "RH 1")).isEqualTo("2000 @ 10/08");
        assertThat(month.rolls()).isEmpty();
    }

    // Raising

    /** Ten armies and their pay, with so much left. */
    private static Scene camp(Scene scene, int left) {
        scene.month(Month.DORL).treasury(1, 10_000 + left);
        for (int i = 1; i <= 10; i++) scene.army(1, "KH " + i, 1_000, "1/13");
        return scene;
    }

    @Test
    void whatIsRaisedAndStationedDoesNotCount() { // PI-11.7, D-67, D-68
        var orders = new String[] {"RÜSTE KH 11 1000 K IN 1/13", "STATION KH 11"};
        var month = camp(latest(), 20_000).orders(1, orders).evaluate();
        assertThat(done(month, 1, 1)).isTrue();
        assertThat(done(month, 1, 2)).isTrue();
        assertThat(month.after().realm(1).treasury()).isEqualTo(10_000);
        var before = camp(first(), 20_000).orders(1, orders).evaluate();
        assertThat(notes(before, 1, 1)).singleElement().asString().endsWith("refuse.money");
        assertThat(done(before, 1, 2)).isFalse();
    }

    @Test
    void whatIsRaisedAndJoinedDoesNotCount() { // D-68
        var orders = new String[] {"RÜSTE KH 11 1000 K IN 1/13", "VEREINE KH 11 IN KH 1"};
        var month = camp(latest(), 20_000).orders(1, orders).evaluate();
        assertThat(after(month, 1, "KH 1")).isEqualTo("2000 @ 1/13");
        assertThat(month.after().realm(1).treasury()).isEqualTo(10_000);
        assertThat(done(camp(first(), 20_000).orders(1, orders).evaluate(), 1, 1)).isFalse();
    }

    @Test
    void whatStillCountsMustBeCovered() { // D-68
        var raise = "RÜSTE KH 11 1000 K IN 1/13";
        assertThat(done(camp(latest(), 20_000).orders(1, raise).evaluate(), 1, 1)).isFalse();
        var month = camp(latest(), 60_000).orders(1, raise).evaluate();
        assertThat(done(month, 1, 1)).isTrue();
        assertThat(month.after().realm(1).treasury()).isZero();
        var split = camp(latest(), 60_000).army(1, "KH 20", 2_000, "1/13").treasury(1, 62_000);
        var parts = split.orders(1, "VEREINE KH 2 IN KH 1", "STATION KH 1").evaluate();
        assertThat(parts.after().realm(1).treasury()).isEqualTo(50_000); // nine are left to count
    }

    @Test
    void newArmiesMayMoveIfSaidSo() { // D-55
        var orders = new String[] {"RÜSTE KH 1 1000 K IN 1/13", "KH 1: 1/13 > 1/12"};
        var scene = latest().month(Month.DORL).orders(1, orders);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("1000 @ 1/13");
        scene.set(Setting.RAISE_MOVES, true);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("1000 @ 1/12");
    }

    // Battle

    private static List<Integer> points(Scene scene, int realm) {
        var battle = report(scene.evaluate(), realm).battles().getFirst();
        return List.of(battle.own().points(), battle.enemy().points());
    }

    private static Scene fortress(Scene scene) {
        return scene.own(2, "10/13").field("10/13", field -> field.with(BuildingKind.FORTRESS));
    }

    @Test
    void aBuildingHelpsWhoStandsInItNotWhoStormsIt() { // PI-9.3, D-39
        assertThat(points(stormed(latest()), 1)).containsExactly(6, 5);
        assertThat(points(stormed(first()), 1)).containsExactly(5, 6);
        var all = stormed(latest()).set(Setting.BUILDING_BONUS, Choice.BuildingBonus.ALL);
        assertThat(points(all, 1)).containsExactly(6, 6);
    }

    private static Scene stormed(Scene scene) {
        return fortress(scene)
                .army(1, "KH 1", 5_000, "10/13")
                .army(2, "KH 1", 5_000, "10/12")
                .orders(2, "KH 1: 10/12 > 10/13 A");
    }

    @Test
    void aroundItTheRealmThatHoldsItElseTheOwner() { // D-39
        var empty = besides(latest());
        assertThat(points(empty, 1)).containsExactly(10, 11);
        var held = besides(latest()).army(1, "KH 2", 1_000, "10/13");
        assertThat(points(held, 1)).containsExactly(11, 10);
        var owned = besides(first()).army(1, "KH 2", 1_000, "10/13");
        assertThat(points(owned, 1)).containsExactly(10, 11);
    }

    private static Scene besides(Scene scene) {
        return fortress(scene)
                .army(1, "KH 1", 10_000, "10/12")
                .army(2, "KH 1", 10_000, "10/11")
                .orders(2, "KH 1: 10/11 > 10/12 A");
    }

    @Test
    void onlyWhoStandsInTheCityFightsOutOfIt() { // D-138
        assertThat(points(relief(latest()), 1)).containsExactly(4, 4);
        assertThat(points(relief(first()), 1)).containsExactly(8, 4);
        var inside = relief(latest()).army(1, "KH 2", 1_000, "10/13");
        assertThat(points(inside, 1)).containsExactly(6, 4);
    }

    private static Scene relief(Scene scene) {
        return scene.settlement(1, SettlementKind.SMALL_TOWN, "10/13")
                .army(2, "KH 1", 4_000, "10/13")
                .army(1, "KH 1", 4_000, "10/12")
                .orders(1, "KH 1: 10/12 > 10/13 A");
    }

    @Test
    void theStrongestFightsTheOthersInTheOrderOfTheirNumbers() { // D-91
        var scene = latest().realm(3, "4/13").realm(4, "8/13");
        scene.army(3, "KH 1", 90_000, "10/13").orders(3, "KH 1: 10/13 A");
        for (int realm : new int[] {4, 2, 1}) scene.army(realm, "KH 1", 2_000 * realm, "10/13");
        assertThat(report(scene.evaluate(), 3).battles())
                .extracting(battle -> battle.enemy().name())
                .containsExactly("Realm 1", "Realm 2", "Realm 4");
    }

    // Land and economy

    @Test
    void aColonyNeedsTenPointsForACityOnly() { // PI-7.5, D-28
        var found = "GRÜNDE 20/13";
        assertThat(done(colony(latest()).orders(1, found).evaluate(), 1, 1)).isTrue();
        assertThat(done(colony(first()).orders(1, found).evaluate(), 1, 1)).isFalse();
        var upgrade = "AUSBAU 20/13 KST";
        var refused = town(latest()).orders(1, upgrade).evaluate();
        assertThat(notes(refused, 1, 1)).singleElement().asString().endsWith("refuse.colony");
        var enough = town(latest()).own(1, "20/12").orders(1, upgrade).evaluate();
        assertThat(done(enough, 1, 1)).isTrue();
        assertThat(done(town(first()).orders(1, upgrade).evaluate(), 1, 1)).isTrue();
    }

    private static Scene colony(Scene scene) {
        return scene.month(Month.DORL).own(1, "20/13");
    }

    private static Scene town(Scene scene) {
        return colony(scene).settlement(1, SettlementKind.LARGE_SETTLEMENT, "20/13");
    }

    @Test
    void aCityIsAStartAlsoWhenARoadHasJustReachedIt() { // D-46
        var on = new String[] {"STRASSE 10/11 > 10/12 > 10/13", "STRASSE 10/13 > 10/14"};
        assertThat(done(country(latest()).orders(1, on).evaluate(), 1, 2)).isTrue();
        assertThat(done(country(first()).orders(1, on).evaluate(), 1, 2)).isFalse();
    }

    @Test
    void theLimitCountsForEachEnd() { // PI-10.3, D-46
        var fork = new String[] {"STRASSE 10/13 > 10/14 > 10/15", "STRASSE 10/14 > 10/19"};
        assertThat(done(country(latest()).orders(1, fork).evaluate(), 1, 2)).isFalse();
        assertThat(done(country(first()).orders(1, fork).evaluate(), 1, 2)).isTrue();
    }

    @Test
    void halfASectionOrderedTwiceIsPaidOnceAndComesBackWithAWord() { // D-49
        var before = half(second());
        assertThat(done(before, 1, 2)).isTrue();
        assertThat(before.after().realm(1).treasury()).isEqualTo(98_000); // paid twice, back once
        assertThat(told(before)).doesNotContain("pygma.event.road.half");
        assertThat(half(first()).after().realm(1).treasury()).isEqualTo(98_000);
        var now = half(latest());
        assertThat(notes(now, 1, 2)).containsExactly("pygma.refuse.road.there");
        assertThat(now.after().realm(1).treasury()).isEqualTo(100_000);
        assertThat(told(now)).containsOnlyOnce("pygma.event.road.half");
    }

    private static Evaluation half(Scene scene) {
        return scene.wise(1)
                .wise(2)
                .settlement(1, SettlementKind.INLAND_CITY, "10/12")
                .settlement(2, SettlementKind.INLAND_CITY, "10/13")
                .treasury(2, 0)
                .orders(1, "STRASSE 10/12 > 10/13", "STRASSE 10/12 > 10/13")
                .orders(2, "STRASSE 10/13 > 10/12")
                .evaluate();
    }

    private static List<String> told(Evaluation month) {
        return report(month, 1).events().stream().map(Message::key).toList();
    }

    @Test
    void halfASectionIsAnEndOnlyWhereRealmsBuildOneAfterTheOther() { // D-47, D-49
        var before = onward(second());
        assertThat(done(before, 2, 1)).isTrue();
        assertThat(Scene.field(before, "10/14").ways().roads()).isNotZero();
        var now = onward(latest());
        assertThat(notes(now, 2, 1)).containsExactly("pygma.refuse.road.start");
        assertThat(Scene.field(now, "10/14").ways().roads()).isZero();
    }

    private static Evaluation onward(Scene scene) {
        return scene.wise(1)
                .wise(2)
                .settlement(1, SettlementKind.INLAND_CITY, "10/12")
                .own(2, "10/13", "10/14")
                .orders(1, "STRASSE 10/12 > 10/13")
                .orders(2, "STRASSE 10/13 > 10/14", "STRASSE 10/13 > 10/12")
                .evaluate();
    }

    @Test
    void roadsOfOthersCountAsThePhaseFoundThem() { // D-48, D-49, Part III
        var before = sideBySide(second());
        assertThat(done(before, 1, 1)).isTrue();
        assertThat(notes(before, 2, 1)).containsExactly("pygma.refuse.road.parallel");
        var now = sideBySide(latest());
        assertThat(done(now, 1, 1)).isTrue();
        assertThat(done(now, 2, 1)).isTrue();
    }

    private static Evaluation sideBySide(Scene scene) {
        return scene.wise(1)
                .wise(2)
                .settlement(1, SettlementKind.INLAND_CITY, "10/11")
                .own(1, "10/12")
                .settlement(2, SettlementKind.INLAND_CITY, "10/14")
                .own(2, "10/13")
                .orders(1, "STRASSE 10/11 > 10/12")
                .orders(2, "STRASSE 10/14 > 10/13")
                .evaluate();
    }

    private static Scene country(Scene scene) {
        return scene.own(1, "10/11", "10/12", "10/13", "10/14", "10/15", "10/19")
                .settlement(1, SettlementKind.SMALL_TOWN, "10/11")
                .settlement(1, SettlementKind.SMALL_TOWN, "10/13");
    }

    @Test
    void luxuriesAreUsedUpOnlyWhenTheDemandIsMet() { // D-120
        var latest = Settings.of(Setting.LATEST_EDITION);
        var store = Goods.NONE.plus(Good.SILK, 3).plus(Good.GLASS, 3).plus(Good.TOBACCO, 3);
        var short3 = Supplying.supply(latest, 420_000, Goods.NONE, store);
        assertThat(short3.blocked()).isTrue();
        assertThat(short3.store()).isEqualTo(store);
        var met = Supplying.supply(latest, 420_000, Goods.NONE, store.plus(Good.SILK, 1));
        assertThat(met.blocked()).isFalse();
        assertThat(met.store().sum()).isEqualTo(2);
    }

    @Test
    void waterBesideAPlagueCityYieldsHalf() { // PI-8.4, D-37
        assertThat(fish(0)).isEqualTo(1 + 6);
        assertThat(fish(1)).isEqualTo(1 + 3);
    }

    /** Points that the capital brings, and a lake beside it. */
    private static int fish(int plagues) {
        var scene = latest().month(Month.CYLAS).terrain(Terrain.FRESH_WATER, "1/12");
        scene.settlement("1/13", city -> city.withPlagues(plagues));
        scene.field(
                "1/12",
                lake -> {
                    var ground = lake.ground().withWorker(1);
                    return lake.with(
                            ground.withProduction(List.of(Good.CATTLE, Good.CATTLE, Good.CATTLE)));
                });
        return scene.evaluate().after().realm(1).economy().produced().get(Good.CATTLE);
    }
}

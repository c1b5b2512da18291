package hegemon.pygma.month;

import static hegemon.pygma.month.Scene.after;
import static hegemon.pygma.month.Scene.done;
import static hegemon.pygma.month.Scene.field;
import static hegemon.pygma.month.Scene.notes;
import static hegemon.pygma.month.Scene.report;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Choice;
import hegemon.pygma.world.Deposit;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Economy;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Promotion;
import hegemon.pygma.world.RoadClass;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Supply;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.World;
import hegemon.table.Seat;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Every setting of Part II: its default and each of its alternatives. */
class AlternativesTest {
    private static int booked(Evaluation month, int realm, String what) {
        return report(month, realm).account().bookings().stream()
                .filter(booking -> booking.what().key().equals("pygma.account." + what))
                .mapToInt(Report.Booking::amount)
                .sum();
    }

    private static Settlement town(Evaluation month, String address) {
        return field(month, address).settlement().orElseThrow();
    }

    @Test
    void terrainClassSetsThePriceOfRoadsAndTheBonusOfRiders() { // D-7
        var scene = new Scene().settlement(1, SettlementKind.SMALL_TOWN, "10/12").own(1, "10/13");
        scene.terrain(Terrain.SWAMP, "10/13").orders(1, "STRASSE 10/12 > 10/13");
        assertThat(booked(scene.evaluate(), 1, "road")).isEqualTo(-12_000);
        scene.set(Setting.TERRAIN_CLASS, Map.of(Terrain.SWAMP, RoadClass.LOWLAND));
        assertThat(booked(scene.evaluate(), 1, "road")).isEqualTo(-4_000);
        assertThat(Settings.DEFAULT.riders(Terrain.SWAMP)).isZero();
        assertThat(scene.world().settings().riders(Terrain.SWAMP)).isEqualTo(20);
    }

    @Test
    void terrainPoints() { // D-9
        var scene = new Scene().own(1, "10/12").terrain(Terrain.ICE, "10/12");
        assertThat(report(scene.evaluate(), 1).supplies().inhabitants()).isEqualTo(33_000);
        scene.set(Setting.TERRAIN_EP, Map.of(Terrain.ICE, 4));
        assertThat(report(scene.evaluate(), 1).supplies().inhabitants()).isEqualTo(37_000);
    }

    @Test
    void waterIsWorkedFromTheCoastFromSettlementsOrByNobody() { // D-13
        var scene = new Scene().own(1, "10/12").terrain(Terrain.SALT_WATER, "10/13");
        scene.month(Month.CYLAS);
        assertThat(field(scene.evaluate(), "10/13").ground().worker()).isEqualTo(1);
        scene.set(Setting.WATER_USE, Choice.WaterUse.NONE);
        assertThat(field(scene.evaluate(), "10/13").ground().worker()).isZero();
        scene.set(Setting.WATER_USE, Choice.WaterUse.SETTLEMENT);
        assertThat(field(scene.evaluate(), "10/13").ground().worker()).isZero();
        scene.settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/12");
        assertThat(field(scene.evaluate(), "10/13").ground().worker()).isEqualTo(1);
    }

    @Test
    void unpaidUnitsLeaveOrStay() { // D-19
        var scene = new Scene().treasury(1, 0).army(1, "KH 1", 2_000, "1/13").month(Month.DORL);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("gone");
        scene.set(Setting.PAY_UNPAID, Choice.Unpaid.KEEP);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("2000 @ 1/13");
    }

    @Test
    void moneyBetweenRealmsMayBeForbidden() { // D-21
        var scene = new Scene().wise(1).orders(1, "ZAHLE 1000 AN 2");
        assertThat(done(scene.evaluate(), 1, 1)).isTrue();
        scene.set(Setting.MONEY_TRANSFER, Choice.Transfer.NONE);
        assertThat(notes(scene.evaluate(), 1, 1)).containsExactly("pygma.refuse.transfer");
    }

    @Test
    void hygieneOfAnAbsentRulerIsRepeatedOrNot() { // D-22
        var scene = new Scene().economy(1, Economy.START.withHygiene(10_000)).month(Month.DORL);
        assertThat(town(scene.evaluate(), "1/13").plagues()).isZero();
        assertThat(town(scene.orders(1, "").evaluate(), "1/13").plagues()).isZero();
        scene.set(Setting.NMR_HYGIENE, Choice.NoMove.NONE);
        assertThat(town(scene.evaluate(), "1/13").plagues()).isEqualTo(1);
    }

    @Test
    void aKleinstadtIsACityOrNot() { // D-25
        var scene = new Scene().settlement(1, SettlementKind.SMALL_TOWN, "10/12");
        scene.month(Month.DORL).orders(1, "RÜSTE KH 3 1000 K IN 10/12");
        assertThat(done(scene.evaluate(), 1, 1)).isTrue();
        scene.set(Setting.CITY_KLEINSTADT, false);
        assertThat(notes(scene.evaluate(), 1, 1)).containsExactly("pygma.refuse.place");
    }

    @Test
    void theDistanceBetweenSettlements() { // D-26, PI-7.4
        var scene = new Scene().settlement(1, SettlementKind.SMALL_TOWN, "10/12").own(1, "10/13");
        scene.month(Month.DORL).orders(1, "GRÜNDE 10/13");
        assertThat(notes(scene.evaluate(), 1, 1)).containsExactly("pygma.refuse.near");
        scene.set(Setting.SETTLEMENT_DISTANCE, 1);
        assertThat(done(scene.evaluate(), 1, 1)).isTrue();
    }

    @Test
    void stepsOfASettlementInOneTerm() { // D-27
        var scene = new Scene().settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/12");
        scene.month(Month.DORL).orders(1, "AUSBAU 10/12 GS", "AUSBAU 10/12 KST");
        assertThat(notes(scene.evaluate(), 1, 2)).containsExactly("pygma.refuse.term");
        scene.set(Setting.UPGRADE_PER_TERM, 2);
        assertThat(town(scene.evaluate(), "10/12").kind()).isEqualTo(SettlementKind.SMALL_TOWN);
    }

    @Test
    void theBootyOfACapital() { // D-32, PI-7.1
        var scene = new Scene().treasury(2, 90_000).army(1, "KH 1", 6_000, "32/12");
        scene.orders(1, "KH 1: 32/12 > 32/13 A");
        assertThat(booked(scene.evaluate(), 1, "booty")).isEqualTo(45_000);
        scene.set(Setting.CAPITAL_FALL, 100);
        assertThat(booked(scene.evaluate(), 1, "booty")).isEqualTo(90_000);
        scene.set(Setting.CAPITAL_FALL, 0);
        assertThat(booked(scene.evaluate(), 1, "booty")).isZero();
    }

    @Test
    void citiesThatSecedeAndTheirGarrison() { // D-33, D-38
        var scene = new Scene().settlement(1, SettlementKind.INLAND_CITY, "10/13");
        scene.settlement("10/13", city -> city.withPlagues(1)).month(Month.DORL);
        scene.roll("12 secession 10/13", 1);
        assertThat(after(scene.evaluate(), 0, "KH 1")).isEqualTo("4000 @ 10/13");
        scene.set(Setting.NEUTRAL_GARRISON, 2_000);
        assertThat(after(scene.evaluate(), 0, "KH 1")).isEqualTo("8000 @ 10/13");
        scene.set(Setting.PLAGUE_SECESSION, List.of(0, 0, 0));
        assertThat(field(scene.evaluate(), "10/13").owner()).isEqualTo(1);
    }

    @Test
    void hygieneIsForCitiesOrForAllSettlements() { // D-34
        var scene = new Scene().settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/13");
        scene.month(Month.DORL);
        assertThat(town(scene.evaluate(), "10/13").plagues()).isZero();
        scene.set(Setting.HYGIENE_SCOPE, Choice.HygieneScope.ALL);
        assertThat(town(scene.evaluate(), "10/13").plagues()).isEqualTo(1);
    }

    @Test
    void whatAPlagueHalves() { // D-37
        var scene = new Scene().own(1, "1/12").settlement("1/13", city -> city.withPlagues(1));
        scene.month(Month.CYLAS);
        var income =
                Map.of(
                        Choice.Halves.BOTH, 4_500,
                        Choice.Halves.INCOME, 4_500,
                        Choice.Halves.GOODS, 6_000,
                        Choice.Halves.NONE, 6_000);
        var goods =
                Map.of(
                        Choice.Halves.BOTH, 10,
                        Choice.Halves.INCOME, 12,
                        Choice.Halves.GOODS, 10,
                        Choice.Halves.NONE, 12);
        for (Choice.Halves halves : Choice.Halves.values()) {
            var month = scene.set(Setting.PLAGUE_HALVES, halves).evaluate();
            assertThat(booked(month, 1, "terrain")).as("%s", halves).isEqualTo(income.get(halves));
            assertThat(month.after().realm(1).economy().produced().mainSum())
                    .as("%s", halves)
                    .isLessThanOrEqualTo(goods.get(halves));
        }
    }

    @Test
    void catastrophesByThemselves() { // D-51, PI-10.6
        var scene = new Scene().own(1, "1/12").road("1/12", "1/13").month(Month.HEL);
        scene.roll("2 catastrophe 1", 1);
        assertThat(field(scene.evaluate(), "1/12").ways().roads()).isNotZero();
        scene.set(Setting.CATASTROPHE, Choice.Catastrophes.AUTO);
        assertThat(field(scene.evaluate(), "1/12").ways().roads()).isZero();
    }

    @Test
    void runningAgroundCostsShipsOrNothing() { // D-61
        var scene = new Scene().fog().army(1, "FH 1", 40, "9/03");
        for (String water : List.of("9/03", "9/04", "9/05"))
            scene.terrain(Terrain.SALT_WATER, water);
        scene.roll("7 1 FH 1 9/05 3", 6).orders(1, "FH 1: 9/03 > 9/04 > 9/05 > 17/01");
        assertThat(after(scene.evaluate(), 1, "FH 1")).isEqualTo("20 @ 9/05");
        scene.set(Setting.FLEET_AGROUND, Choice.Aground.NONE);
        assertThat(after(scene.evaluate(), 1, "FH 1")).isEqualTo("40 @ 9/05");
    }

    @Test
    void intrudersAreCountedInSightOrInControl() { // D-69
        var scene = new Scene().own(1, "1/12", "1/11").army(2, "KH 1", 3_000, "1/11");
        assertThat(report(scene.evaluate(), 1).sightings()).hasSize(1);
        scene.set(Setting.INTRUDER_DETAIL, Choice.IntruderDetail.CONTROL);
        assertThat(report(scene.evaluate(), 1).sightings()).isEmpty();
    }

    @Test
    void theLastFieldIsConqueredOrEveryFieldCrossed() { // D-76
        var scene = new Scene().own(2, "10/12", "10/13").army(1, "RH 1", 6_000, "10/11");
        scene.orders(1, "RH 1: 10/11 > 10/12 > 10/13 A");
        assertThat(field(scene.evaluate(), "10/12").owner()).isEqualTo(2);
        assertThat(field(scene.evaluate(), "10/13").owner()).isEqualTo(1);
        scene.set(Setting.CONQUEST_SCOPE, Choice.ConquestScope.PATH);
        assertThat(field(scene.evaluate(), "10/12").owner()).isEqualTo(1);
    }

    @Test
    void anAttackMayBeMeantForOneRealm() { // D-77
        var scene = new Scene().wise(1).army(1, "KH 1", 6_000, "10/12");
        scene.being("KH 1", 2_000, "10/12", BasicOrder.NOTHING);
        scene.orders(1, "KH 1: 10/12 A GEGEN 2");
        assertThat(report(scene.evaluate(), 1).battles()).isEmpty();
        scene.set(Setting.ATTACK_TARGETED, false);
        assertThat(report(scene.evaluate(), 1).battles()).hasSize(1);
    }

    @Test
    void anArmyWithRetreatEscapesAnAttackOrNot() { // D-82
        var scene = new Scene().army(1, "RH 1", 3_000, "10/12").army(2, "KH 1", 8_000, "10/11");
        scene.orders(1, "RH 1: 10/12 R").orders(2, "KH 1: 10/11 > 10/12 A");
        assertThat(report(scene.evaluate(), 1).battles()).isEmpty();
        scene.set(Setting.RETREAT_FROM_ATTACK, false);
        assertThat(report(scene.evaluate(), 1).battles()).hasSize(1);
    }

    @Test
    void aSortieFightsOutOfTheCityOrNot() { // D-89
        var scene = new Scene().army(1, "KH 1", 5_000, "1/13").army(2, "KH 1", 5_000, "1/12");
        scene.orders(1, "KH 1: 1/13 > 1/12 A");
        assertThat(report(scene.evaluate(), 1).battles().getFirst().own().points()).isEqualTo(5);
        scene.set(Setting.CITY_SORTIE, true);
        assertThat(report(scene.evaluate(), 1).battles().getFirst().own().points()).isEqualTo(10);
    }

    @Test
    void theBeatenFleeOrAreAnnihilated() { // D-94
        var scene = new Scene().army(1, "KH 1", 5_000, "10/11").army(2, "KH 1", 5_000, "10/12");
        scene.orders(1, "KH 1: 10/11 > 10/12 A");
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("1000 @ 10/11");
        scene.set(Setting.BATTLE_LOSER, Choice.Loser.ANNIHILATE);
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("gone");
    }

    @Test
    void whichTerrainCostsLosses() { // D-98
        var scene = new Scene().terrain(Terrain.SWAMP, "10/12").army(1, "KH 1", 4_000, "10/11");
        scene.roll("7 1 KH 1 10/12 1", 4).orders(1, "KH 1: 10/11 > 10/12");
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("4000 @ 10/12");
        scene.set(Setting.LOSS_TERRAIN, Map.of(Terrain.SWAMP, true));
        assertThat(after(scene.evaluate(), 1, "KH 1")).isEqualTo("3000 @ 10/12");
    }

    private static Scene withGrain(int points) {
        var store = Goods.NONE.plus(Good.GRAIN, points);
        return new Scene().economy(1, Economy.START.withStore(store)).month(Month.CYLAS);
    }

    private static int grain(Scene scene) {
        return scene.evaluate().after().realm(1).economy().store().get(Good.GRAIN);
    }

    private static int lack(Scene scene) {
        return scene.evaluate().after().realm(1).economy().deficit().get(Good.GRAIN);
    }

    @Test
    void aStoreMayHaveALimit() { // D-105
        var scene = withGrain(50);
        assertThat(grain(scene)).isGreaterThan(10);
        assertThat(grain(scene.set(Setting.STORE_CAP, 10))).isEqualTo(10);
    }

    @Test
    void theStoreCoversTheNeedOrIsKept() { // D-112
        var scene = withGrain(50);
        assertThat(lack(scene)).isZero();
        scene.set(Setting.SUPPLY_STORE, Choice.StoreUse.IGNORE);
        assertThat(lack(scene)).isPositive();
        assertThat(grain(scene)).isEqualTo(50);
    }

    @Test
    void aThirdOfTheTradeExtraIsAddedOrHeldBack() { // D-107
        var scene = new Scene().month(Month.CYLAS);
        scene.settlement(
                "1/13", city -> city.withTrade(1).withTraded(new Settlement.Traded(8, 0, 3_000)));
        assertThat(booked(scene.evaluate(), 1, "trade")).isEqualTo(9_000);
        scene.set(Setting.TRADE_CARRY, Choice.Carry.HOLD);
        assertThat(booked(scene.evaluate(), 1, "trade")).isEqualTo(8_000 - 2_666 + 1_000);
    }

    @Test
    void promotionCountsForTheRealmOrForEachFieldForEverOrForATerm() { // D-113
        var promoted = List.of(new Promotion(Terrain.PLAIN, Good.CULTURE, 1));
        var scene = new Scene().own(1, "1/12", "1/11").month(Month.CYLAS);
        int before = culture(scene);
        scene.economy(1, Economy.START.withPromotions(promoted));
        assertThat(culture(scene)).isEqualTo(before + 1);
        assertThat(scene.evaluate().after().realm(1).economy().promotions()).hasSize(1);
        scene.set(Setting.PROMOTION_SCOPE, Choice.PromotionScope.FIELD);
        assertThat(culture(scene)).isEqualTo(before + 3);
        scene.set(Setting.PROMOTION_LASTS, Choice.PromotionLasts.TERM);
        assertThat(scene.evaluate().after().realm(1).economy().promotions()).isEmpty();
    }

    private static int culture(Scene scene) {
        return scene.evaluate().after().realm(1).economy().produced().get(Good.CULTURE);
    }

    @Test
    void theNeedBeyondTheTable() { // D-115, EXD-23
        assertThat(Supply.need(300_000, 3).mainSum()).isEqualTo(230);
        assertThat(Supply.need(300_000, 10).mainSum()).isEqualTo(300);
        assertThat(Supply.need(300_000, 0)).isEqualTo(Supply.need(250_000, 3));
    }

    @Test
    void unrestBringsRevoltsOrNothing() { // D-117
        var scene = new Scene().settlement(1, SettlementKind.SMALL_SETTLEMENT, "10/13");
        scene.month(Month.CYLAS).roll("10 unrest 1", 1);
        assertThat(town(scene.evaluate(), "10/13").revolt()).isTrue();
        scene.set(Setting.UNREST_EFFECT, Choice.UnrestEffect.NONE);
        assertThat(town(scene.evaluate(), "10/13").revolt()).isFalse();
    }

    @Test
    void theChanceOfPearls() { // D-118
        var scene = new Scene().own(1, "10/12").terrain(Terrain.REEFS, "10/13");
        scene.terrain(Terrain.SALT_WATER, "10/14").month(Month.CYLAS);
        scene.roll("10 pearls 10/13", 3);
        assertThat(field(scene.evaluate(), "10/13").ground().deposit()).isEmpty();
        scene.set(Setting.PEARLS_CHANCE, 3);
        assertThat(field(scene.evaluate(), "10/13").ground().deposit().orElseThrow().kind())
                .isEqualTo(DepositKind.PEARLS);
    }

    @Test
    void lackOfLuxuriesBlocksGrowthOrNot() { // D-120
        var scene =
                new Scene().month(Month.CYLAS).set(Setting.TERRAIN_EP, Map.of(Terrain.PLAIN, 90));
        assertThat(scene.evaluate().after().realm(1).economy().blocked()).isTrue();
        scene.set(Setting.LUXURY_BLOCK, false);
        assertThat(scene.evaluate().after().realm(1).economy().blocked()).isFalse();
    }

    @Test
    void thePointsOfAGemMine() { // D-121
        var scene = new Scene().terrain(Terrain.MOUNTAINS, "10/12").terrain(Terrain.HILLS, "10/11");
        scene.army(1, "KH 1", 5_000, "10/11").orders(1, "KH 1: 10/11 > 10/12");
        scene.roll("7 mine 10/12", 1);
        assertThat(mine(scene.evaluate(), "10/12").yield()).isEqualTo(4);
        scene.set(Setting.GEM_POINTS, 2);
        assertThat(mine(scene.evaluate(), "10/12").yield()).isEqualTo(2);
    }

    private static Deposit mine(Evaluation month, String address) {
        return field(month, address).ground().deposit().orElseThrow();
    }

    @Test
    void minesAreFoundByAnnexingAtTheStartOrByOrder() { // D-122
        var scene = new Scene().terrain(Terrain.MOUNTAINS, "10/12", "20/12").own(1, "10/12");
        assertThat(searched(scene)).containsExactly(true, false);
        scene.orders(1, "SUCHE 10/12").roll("7 mine 10/12", 1);
        assertThat(notes(scene.evaluate(), 1, 1)).containsExactly("pygma.refuse.prospect");
        scene.set(Setting.MINE_SEARCH, Choice.MineSearch.SETUP);
        assertThat(searched(scene)).containsExactly(true, true);
        scene.set(Setting.MINE_SEARCH, Choice.MineSearch.ORDER);
        assertThat(searched(scene)).containsExactly(false, false);
        assertThat(mine(scene.evaluate(), "10/12").kind()).isEqualTo(DepositKind.GEMS);
    }

    private static List<Boolean> searched(Scene scene) {
        World made = SetUp.complete(scene.world(), new byte[32]);
        return List.of(
                made.field(scene.at("10/12")).ground().searched(),
                made.field(scene.at("20/12")).ground().searched());
    }

    @Test
    void theYieldOfAMineIsFixedOrRolledEachTerm() { // D-124
        var scene = new Scene().terrain(Terrain.MOUNTAINS, "10/12").own(1, "10/12");
        var silver = Optional.of(new Deposit(DepositKind.SILVER, 5_000, 10));
        scene.field("10/12", at -> at.with(at.ground().searched(silver))).month(Month.CYLAS);
        scene.roll("11 yield 10/12", 6);
        assertThat(booked(scene.evaluate(), 1, "mines")).isEqualTo(5_000);
        scene.set(Setting.MINE_YIELD, Choice.MineYield.ROLLED);
        assertThat(booked(scene.evaluate(), 1, "mines")).isEqualTo(20_000);
    }

    @Test
    void whatARealmStartsWith() { // D-125
        var settings =
                Settings.DEFAULT
                        .with(Setting.START_FIELDS, 9)
                        .with(Setting.START_MONEY, 7)
                        .with(Setting.START_KH, 3_000)
                        .with(Setting.START_RH, 0)
                        .with(Setting.START_FH, 30);
        var world = Genesis.of(WorldPlan.usual(1, 2).withSettings(settings));
        assertThat(world.realm(1).treasury()).isEqualTo(7);
        assertThat(world.fields()).filteredOn(at -> at.owner() == 1).hasSize(9);
        assertThat(world.armies())
                .filteredOn(army -> army.realm() == 1)
                .allSatisfy(army -> assertThat(army.size()).isIn(3_000, 30));
    }

    @Test
    void theLastYear() { // D-128
        var state = new Pygma().start("realms 2 seed 1 world.size=4x3 game.end=1").orThrow();
        for (int month = 0; month < 8; month++) {
            assertThat(state.turn()).isNotInstanceOf(Turn.Over.class);
            state =
                    state.play(PygmaState.GAME_MASTER, new PygmaMove.Evaluate(Events.NONE))
                            .play(Seat.CHANCE, new PygmaMove.MonthKey("5".repeat(64)));
        }
        assertThat(state.turn()).isInstanceOf(Turn.Over.class);
    }

    /** Whatever can be set has an alternative that is played in the random campaigns too. */
    @Test
    void everySettingHasItsAlternatives() {
        for (Setting<?> setting : Setting.ALL) {
            if (setting.key().startsWith("start.") || setting.key().equals("game.end")) continue;
            assertThat(Months.ALTERNATIVES).as(setting.key()).containsKey(setting.key());
            for (String value : Months.ALTERNATIVES.getOrDefault(setting.key(), List.of()))
                assertThat(setting.parse(value)).as(setting.key()).isPresent();
        }
    }
}

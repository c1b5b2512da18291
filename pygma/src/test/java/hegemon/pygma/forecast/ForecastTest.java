package hegemon.pygma.forecast;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.bot.Ruler;
import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.Check;
import hegemon.pygma.orders.check.Horizon;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.World;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a ruler is told of the terms to come is what the engine does then. */
class ForecastTest {
    private static World world(long seed) {
        var plan = WorldPlan.usual(seed, 4).withSettings(Settings.of(Setting.LATEST_EDITION));
        return Genesis.start(plan).world();
    }

    private static Report report(World world, int realm) {
        return SetUp.reports(world).get(realm - 1);
    }

    private static Forecast forecast(World world, Sheet sheet) {
        return Forecast.of(sheet, RealmKnowledge.of(world, 1), report(world, 1));
    }

    /** The true world until this month was evaluated: first the sheet, then nothing. */
    private static Evaluation played(World start, Sheet sheet, Month until) {
        var world = start;
        var sheets = new TreeMap<Integer, Sheet>();
        sheets.put(1, sheet);
        while (true) {
            var month = Evaluation.of(world, sheets, Events.NONE, new byte[32]);
            if (world.date().month() == until) return month;
            world = month.after();
            sheets.put(1, DryRun.idle(1));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void foretellsWhatTheEngineDoesIfNobodyInterferes(long seed) {
        var world = world(seed);
        var forecast = forecast(world, DryRun.idle(1));
        var month = played(world, DryRun.idle(1), Month.CYLAS);
        var economy = month.after().realm(1).economy();
        assertThat(forecast.unrest()).isEqualTo(economy.unrest());
        for (Report.SupplyLine line : forecast.goods())
            assertThat(line.produced())
                    .as(line.good().name())
                    .isEqualTo(economy.produced().get(line.good()));
        var account = month.reports().getFirst().account();
        assertThat(forecast.bookings()).isEqualTo(account.bookings());
        assertThat(forecast.treasury()).isEqualTo(account.closing());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theRemediesMendWhatTheySay(long seed) {
        var world = world(seed);
        var forecast = forecast(world, DryRun.idle(1));
        assertThat(forecast.unrest()).isPositive();
        var orders =
                forecast.causes().stream()
                        .flatMap(it -> it.remedies().stream())
                        .map(Forecast.Remedy::order)
                        .toList();
        var sheet = Forecast.with(DryRun.idle(1), orders);
        assertThat(Check.of(sheet, RealmKnowledge.of(world, 1)).faults()).isEmpty();
        var economy = played(world, sheet, Month.CYLAS).after().realm(1).economy();
        assertThat(economy.unrest()).isEqualTo(forecast.mended()).isLessThan(forecast.unrest());
    }

    /** Land that the sheet takes brings something by the income, but nobody can order there yet. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void theRemediesOfASheetThatTakesLandCanBeOrdered(long seed) {
        var world = world(seed);
        var knowledge = RealmKnowledge.of(world, 1);
        var sheet = conquering(knowledge);
        var orders =
                forecast(world, sheet).causes().stream()
                        .flatMap(it -> it.remedies().stream())
                        .map(Forecast.Remedy::order)
                        .toList();
        assertThat(orders).isNotEmpty();
        assertThat(Check.of(Forecast.with(sheet, orders), knowledge).faults())
                .allMatch(Fault::isWarning);
    }

    /** Both armies of the beginning go out, as far as they come. */
    private static Sheet conquering(Knowledge knowledge) {
        var text = new StringBuilder();
        for (String unit : List.of("KH 1", "RH 1")) {
            var horizon = Horizon.of(Sheet.empty(), knowledge, unit).orElseThrow();
            var way =
                    horizon.goals().getLast().way().stream()
                            .map(Object::toString)
                            .collect(Collectors.joining(" > "));
            text.append("%s: %s > %s%n".formatted(unit, horizon.from(), way));
        }
        return Parser.read(text.toString()).sheet();
    }

    @Test
    void namesEachGoodThatLacksWithFieldsThatBringIt() {
        var forecast = forecast(world(1), DryRun.idle(1));
        var goods = forecast.causes().stream().filter(it -> it.kind().equals("goods")).toList();
        long lacking =
                forecast.goods().stream()
                        .filter(it -> Good.MAIN.contains(it.good()) && it.difference() < 0)
                        .count();
        assertThat(goods).hasSize((int) lacking);
        assertThat(goods.getFirst().remedies()).isNotEmpty();
        for (Language language : Language.values())
            for (Forecast.Cause cause : goods) assertThat(cause.text().say(language)).isNotBlank();
    }

    @Test
    void warnsOfTheWorstLossesOfAWayAndOfIdleUnits() {
        var scene = Crossing.find();
        var sheet = Parser.read(scene.order()).sheet();
        var run = DryRun.of(sheet, scene.knowledge(), scene.report());
        var cautions =
                Caution.of(sheet, scene.knowledge(), run, Check.of(sheet, scene.knowledge()));
        assertThat(cautions)
                .anySatisfy(
                        it -> {
                            assertThat(it.kind()).isEqualTo("loss");
                            assertThat(it.text().say(Language.ENGLISH)).contains("50%");
                            assertThat(it.guess()).isTrue();
                        })
                .anySatisfy(it -> assertThat(it.kind()).isEqualTo("idle"));
    }

    @Test
    void theTreasuryOfTheSheetIsThatOfTheMonth() {
        var world = played(world(2), DryRun.idle(1), Month.CYLAS).after();
        var knowledge = RealmKnowledge.of(world, 1);
        var sheet = Parser.read("HYGIENE 10000").sheet();
        var run = DryRun.of(sheet, knowledge, report(world, 1));
        var lines = Treasury.of(run);
        assertThat(lines).allMatch(Treasury.Line::sure);
        int sum = lines.stream().mapToInt(Treasury.Line::amount).sum();
        assertThat(knowledge.treasury() + sum)
                .isEqualTo(Check.of(sheet, knowledge).balance())
                .isEqualTo(run.fair().account().closing());
        assertThat(List.of(Month.DORL)).contains(world.date().month());
    }

    @Test
    void aRulerMayAskWhatCodeWouldOrderUnlessTheCampaignGoesWithout() { // D-156
        var world = world(1);
        var knowledge = RealmKnowledge.of(world, 1);
        var sheet = Ruler.suggestion(knowledge, report(world, 1)).orElseThrow();
        assertThat(sheet.hasOrders()).isTrue();
        assertThat(Check.of(sheet, knowledge).faults()).allMatch(Fault::isWarning);
        var without = world.withSettings(world.settings().with(Setting.SUGGESTIONS, false));
        assertThat(Ruler.suggestion(RealmKnowledge.of(without, 1), report(without, 1))).isEmpty();
    }
}

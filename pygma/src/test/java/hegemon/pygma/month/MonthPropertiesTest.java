package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.pygma.trial.BusyWorld;
import hegemon.pygma.trial.RandomOrders;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.World;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.json.JsonMapper;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What holds in every month of random campaigns; a failure names its seed. */
@Tag("long")
class MonthPropertiesTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int MONTHS = 12;

    private interface Look {
        void at(World before, SortedMap<Integer, Sheet> sheets, byte[] key, Evaluation month);
    }

    private static void campaign(long seed, Look look) {
        var random = new SplittableRandom(seed);
        var world = BusyWorld.of(seed, 5, 500, 50);
        for (int i = 0; i < MONTHS; i++) {
            var orders = new RandomOrders(world);
            var sheets = new TreeMap<Integer, Sheet>();
            for (Realm realm : world.realms())
                if (random.nextInt(8) > 0)
                    sheets.put(realm.number(), orders.sheet(realm.number(), random));
            var key = new byte[32];
            random.nextBytes(key);
            var month = Evaluation.of(world, sheets, Events.NONE, key);
            look.at(world, sheets, key, month);
            world = month.after();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void everyUnitIsInOnePlaceWhereItCanBe(long seed) {
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    var names = new HashSet<String>();
                    for (Army army : month.after().armies()) {
                        assertThat(names.add(army.realm() + " " + army.unit())).isTrue();
                        standsWell(month.after(), army);
                    }
                    for (Merchant merchant : month.after().merchants())
                        assertThat(merchant.load()).isLessThanOrEqualTo(Merchant.CAPACITY);
                });
    }

    private static void standsWell(World world, Army army) {
        assertThat(army.size()).isBetween(army.kind().min(), army.kind().max());
        var field = world.field(army.field());
        if (army.aboard().isPresent()) {
            var fleet = find(world, army.realm(), army.aboard().get());
            assertThat(fleet.field()).isEqualTo(army.field());
        } else if (army.kind().isFleet()) assertThat(field.terrain().isWater()).isTrue();
        else assertThat(field.isWalkable()).isTrue();
    }

    private static Army find(World world, int realm, Unit unit) {
        return world.armies().stream()
                .filter(army -> army.realm() == realm && army.unit().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12})
    void moneyChangesOnlyByNamedCausesAndIsNeverOwed(long seed) {
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    for (Realm realm : month.after().realms()) {
                        var account = month.reports().get(realm.number() - 1).account();
                        int sum =
                                account.bookings().stream().mapToInt(Report.Booking::amount).sum();
                        assertThat(account.opening())
                                .isEqualTo(before.realm(realm.number()).treasury());
                        assertThat(account.opening() + sum).isEqualTo(realm.treasury());
                        assertThat(realm.treasury()).isNotNegative();
                    }
                    int paid = sum(month, "paid");
                    int received = sum(month, "received");
                    assertThat(paid + received).as("payments between realms").isZero();
                });
    }

    private static int sum(Evaluation month, String what) {
        return month.reports().stream()
                .flatMap(report -> report.account().bookings().stream())
                .filter(booking -> booking.what().key().equals("pygma.account." + what))
                .mapToInt(Report.Booking::amount)
                .sum();
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22})
    void menAndGoodsDoNotComeFromNowhere(long seed) {
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    if (before.date().month().isArmament()) return;
                    for (Realm realm : before.realms())
                        assertThat(men(month.after(), realm.number()))
                                .isLessThanOrEqualTo(men(before, realm.number()));
                    if (!before.date().month().isIncome())
                        assertThat(goods(month.after())).isLessThanOrEqualTo(goods(before));
                });
    }

    /** A ship counts as its hundred men, so that a converted fleet weighs the same. */
    private static long men(World world, int realm) {
        return world.armies().stream()
                .filter(army -> army.realm() == realm)
                .mapToLong(army -> (long) army.size() * (army.kind().isFleet() ? 100 : 1))
                .sum();
    }

    private static long goods(World world) {
        return world.realms().stream().mapToLong(r -> r.economy().store().sum()).sum()
                + world.merchants().stream().mapToLong(Merchant::load).sum();
    }

    @ParameterizedTest
    @ValueSource(longs = {31})
    void onlyLandAndBridgesHaveAnOwner(long seed) {
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    for (Field field : month.after().fields())
                        if (field.owner() != 0) assertThat(field.isWalkable()).isTrue();
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {41})
    void theSameInputGivesTheSameMonth(long seed) {
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    var again = Evaluation.of(before, sheets, Events.NONE, key);
                    assertThat(again.after()).isEqualTo(month.after());
                    assertThat(again.rolls()).isEqualTo(month.rolls());
                });
    }

    /** What happens far away from everything of a realm does not change its report. */
    @ParameterizedTest
    @ValueSource(longs = {51, 53, 55, 56})
    void aReportDependsOnlyOnWhatTheRealmMayKnow(long seed) {
        var changed = new AtomicInteger();
        campaign(
                seed,
                (before, sheets, key, month) -> {
                    int reader = 1 + (int) (seed % before.realms().size());
                    var far = farChanged(before, reader);
                    if (!far.equals(before)) changed.incrementAndGet();
                    var other = Evaluation.of(far, sheets, Events.NONE, key);
                    assertThat(json(other.reports().get(reader - 1)))
                            .isEqualTo(json(month.reports().get(reader - 1)));
                });
        assertThat(changed.get()).as("months in which something far was changed").isPositive();
    }

    private static String json(Report report) {
        return JSON.writeValueAsString(report);
    }

    /** Land armies and beings too far away to be met or seen in a month are stronger. */
    private static World farChanged(World world, int reader) {
        var near = new HashSet<Integer>();
        for (int field = 0; field < world.fields().size(); field++)
            if (world.field(field).owner() == reader) near.add(field);
        for (Army army : world.armies()) if (army.realm() == reader) near.add(army.field());
        for (Merchant merchant : world.merchants())
            if (merchant.realm() == reader) near.add(merchant.field());
        var armies = new ArrayList<Army>();
        for (Army army : world.armies()) {
            boolean far =
                    army.kind().isLandArmy()
                            && near.stream()
                                    .allMatch(f -> world.geometry().distance(f, army.field()) > 12);
            armies.add(far ? army.sized(Math.min(army.size() + 1, army.kind().max())) : army);
        }
        return new World(
                world.geometry(),
                world.settings(),
                world.date(),
                world.fields(),
                world.realms(),
                armies,
                world.merchants(),
                world.beings());
    }
}

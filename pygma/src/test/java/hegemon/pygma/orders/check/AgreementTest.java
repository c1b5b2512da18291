package hegemon.pygma.orders.check;

import static hegemon.pygma.world.Setting.RAISE_MOVES;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Armament;
import hegemon.pygma.orders.Construction;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.March;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Place;
import hegemon.pygma.orders.RandomOrders;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Talk;
import hegemon.pygma.orders.Trade;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Army;
import hegemon.pygma.world.Field;
import hegemon.pygma.world.Merchant;
import hegemon.pygma.world.Month;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.Settlement;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where a ruler knows everything that matters, the check and the month say the same: which orders
 * are carried out, what they cost, and where the units end.
 */
@Tag("long")
class AgreementTest {
    private static final List<Terrain> TERRAINS = List.of(Terrain.values());
    private static final Unit FLEET = new Unit(UnitKind.FH, 1);

    @Test
    void anOrderIsRefusedByTheCheckIfAndOnlyIfTheMonthRefusesIt() {
        for (long seed = 1; seed <= 1_000; seed++) {
            var random = new Random(seed);
            var fixture = Fixture.ofTheRules().month(month(random));
            fixture.treasury(random.nextInt(600_000)); // D-19: not always enough for pay
            vary(fixture, new Random(-seed));
            var sheet = sheet(RandomOrders.near(16, random));
            var verdict = Check.of(sheet, fixture.knowledge());
            var month = evaluate(fixture, sheet);
            for (Verdict.Line line : verdict.lines())
                answer(month, line.number())
                        .ifPresent(
                                answer ->
                                        assertThat(refusals(line).isEmpty())
                                                .as(story(answer, line))
                                                .isEqualTo(answer.done()));
            assertThat(verdict.balance())
                    .as("seed %d: %s", seed, print(sheet))
                    .isEqualTo(month.after().realm(Fixture.REALM).treasury());
        }
    }

    /** Half of them by the second edition; with many armies (D-68), with a colony (D-28). */
    private static void vary(Fixture fixture, Random random) {
        if (random.nextBoolean()) fixture.settings = Settings.of(Setting.LATEST_EDITION);
        if (random.nextInt(3) == 0)
            for (int number = 20; number < 25 + random.nextInt(5); number++)
                fixture.army(UnitKind.KH, number, random.nextBoolean() ? 8 : 22, 1_000);
        if (random.nextInt(4) > 0) return;
        for (int kf : new int[] {16, 17, 18, 19, 20, 23, 24, 25})
            fixture.wild(16, kf, Terrain.PLAIN);
        fixture.settle(22, Settlement.of(SettlementKind.LARGE_SETTLEMENT, "Furt"));
    }

    private static Month month(Random random) {
        return random.nextInt(4) == 0 ? Month.ENJA : Month.DORL;
    }

    /** Many orders, but no marches: those are walked below. */
    private static Sheet sheet(RandomOrders orders) {
        var lines = new ArrayList<Sheet.Line>();
        while (lines.size() < 15) {
            var order = orders.next();
            if (isJudgedAlike(order)) lines.add(new Sheet.Line(lines.size() + 1, order));
        }
        return new Sheet(lines, List.of());
    }

    /**
     * Only the month knows the merchants of others; only the check asks for the right letter after
     * a number to disband, and for the unit of a free-form order.
     */
    private static boolean isJudgedAlike(Order order) {
        return switch (order) {
            case March _ -> false;
            case Armament.Payroll _ -> false;
            case Armament.Disband(var unit, var amount) ->
                    amount.filter(it -> it.kind() != unit.kind()).isEmpty();
            case Trade.HandOver(_, _, Trade.ToMerchant(_, var of)) -> of.isEmpty();
            case Construction.Road(var through) ->
                    through.stream().allMatch(it -> it.gf() == 16 && it.kf() <= 25);
            case Talk.Other _ -> false;
            default -> true;
        };
    }

    @Test
    void unitsEndWhereTheCheckSaysTheyWill() {
        for (long seed = 1; seed <= 1_000; seed++) {
            var random = new Random(seed);
            var fixture = country(random);
            unitsEndAsChecked(seed, fixture, walks(fixture, standing(fixture), random));
        }
    }

    private static Evaluation unitsEndAsChecked(long seed, Fixture fixture, Sheet sheet) {
        var verdict = Check.of(sheet, fixture.knowledge());
        var month = evaluate(fixture, sheet);
        for (Verdict.Line line : verdict.lines()) {
            if (!(line.order() instanceof March march)) continue;
            var found = place(month, march.unit());
            if (found.isPresent()) // losses may have dissolved it
            assertThat(found.get())
                        .as("seed %d, %s in%n%s", seed, march.unit(), print(sheet))
                        .isEqualTo(expected(line));
        }
        return month;
    }

    @Test
    void whatIsRaisedThisMonthMovesAsTheCheckSays() { // D-55, raise.moves
        int moved = 0;
        for (long seed = 1; seed <= 500; seed++) {
            var random = new Random(seed);
            var fixture = country(random).month(Month.DORL).treasury(random.nextInt(400_000));
            boolean moves = seed % 4 > 0;
            fixture.settings = Settings.of(1 + random.nextInt(2)).with(RAISE_MOVES, moves);
            var lines =
                    new ArrayList<>(
                            Parser.read(String.join("\n", RAISED.values())).sheet().lines());
            if (random.nextBoolean()) Collections.shuffle(lines, random);
            lines.addAll(walks(fixture, RAISED.keySet(), random).lines());
            var sheet = numbered(lines);
            int moving = moved(unitsEndAsChecked(seed, fixture, sheet));
            if (!moves) assertThat(moving).as("seed %d", seed).isZero();
            moved += moving;
        }
        assertThat(moved).isGreaterThan(500);
    }

    /** By unit and where it stands then: how it is raised. */
    private static final SortedMap<Start, String> RAISED =
            new TreeMap<>(
                    Map.of(
                            new Start(new Unit(UnitKind.KH, 6), 8),
                            "RÜSTE KH 6 2000 K IN 16/08",
                            new Start(new Unit(UnitKind.KH, 7), 22),
                            "RÜSTE KH 7 1000 K IN 16/22",
                            new Start(new Unit(UnitKind.RH, 6), 8),
                            "RÜSTE RH 6 1000 R IN 16/08 R",
                            new Start(new Unit(UnitKind.KH, 8), 3),
                            "RÜSTE KH 8 3000 K IN FH 1",
                            new Start(new Unit(UnitKind.FH, 2), 2),
                            "RÜSTE FH 2 20 S IN 16/02",
                            new Start(new Unit(UnitKind.H, 2), 8),
                            "HÄNDLER H 2 IN 16/08"));

    private static int moved(Evaluation month) {
        return (int)
                RAISED.keySet().stream()
                        .flatMap(
                                it ->
                                        place(month, it.unit())
                                                .filter(at -> at.kf() != it.kf())
                                                .stream())
                        .count();
    }

    /** A unit in a field of GF 16 when movement begins. */
    private record Start(Unit unit, int kf) implements Comparable<Start> {
        @Override
        public int compareTo(Start other) {
            return unit.compareTo(other.unit);
        }
    }

    private static List<Start> standing(Fixture fixture) {
        return Stream.concat(
                        fixture.armies.stream().map(it -> Map.entry(it.unit(), it.field())),
                        fixture.merchants.stream().map(it -> Map.entry(it.unit(), it.field())))
                .map(it -> new Start(it.getKey(), fixture.geometry.address(it.getValue()).kf()))
                .toList();
    }

    /** GF 16 with hills, forests, lakes, neutral land and roads at random. */
    private static Fixture country(Random random) {
        var fixture = Fixture.ofTheRules().month(Month.ENJA);
        for (int kf = 1; kf <= 25; kf++) {
            if (kf == 8 || kf == 22 || kf == 2 || kf == 3) continue;
            var terrain =
                    random.nextInt(3) == 0
                            ? TERRAINS.get(random.nextInt(TERRAINS.size()))
                            : Terrain.PLAIN;
            if (terrain.isWater() || random.nextInt(4) == 0) fixture.wild(16, kf, terrain);
            else fixture.own(16, kf, terrain);
        }
        for (int i = random.nextInt(12); i > 0; i--) road(fixture, random);
        return fixture;
    }

    private static void road(Fixture fixture, Random random) {
        int from = 1 + random.nextInt(25);
        var steps = neighbours(fixture, new Address(16, from));
        int to = steps.get(random.nextInt(steps.size())).kf();
        if (isLand(fixture, from) && isLand(fixture, to)) fixture.road(from, to);
    }

    private static boolean isLand(Fixture fixture, int kf) {
        return Optional.ofNullable(fixture.fields.get(new Address(16, kf)))
                .filter(Field::isLand)
                .isPresent();
    }

    private static List<Address> neighbours(Fixture fixture, Address at) {
        var found = new ArrayList<Address>();
        fixture.geometry.forNeighbours(
                fixture.geometry.field(at),
                beside -> {
                    var address = fixture.geometry.address(beside);
                    if (address.gf() == 16) found.add(address);
                });
        return found;
    }

    private static Sheet walks(Fixture fixture, Iterable<Start> units, Random random) {
        var lines = new ArrayList<Sheet.Line>();
        for (Start start : units) {
            var path = walk(fixture, start.unit(), new Address(16, start.kf()), random);
            var march = new March(start.unit(), false, path, Optional.empty(), List.of());
            lines.add(new Sheet.Line(lines.size() + 1, march));
        }
        return new Sheet(lines, List.of());
    }

    private static Sheet numbered(List<Sheet.Line> lines) {
        return new Sheet(
                IntStream.range(0, lines.size())
                        .mapToObj(i -> new Sheet.Line(i + 1, lines.get(i).order()))
                        .toList(),
                List.of());
    }

    /** Mostly from neighbour to neighbour; fleets keep to the water, as B-10 wants it. */
    private static List<Place> walk(Fixture fixture, Unit unit, Address from, Random random) {
        var path = new ArrayList<Place>(List.of(new Place.Field(from)));
        var at = from;
        for (int i = random.nextInt(9); i > 0; i--) {
            var steps =
                    neighbours(fixture, at).stream()
                            .filter(it -> !unit.kind().isFleet() || !isLand(fixture, it.kf()))
                            .toList();
            if (steps.isEmpty()) break;
            at = steps.get(random.nextInt(steps.size()));
            if (random.nextInt(40) == 0 && !unit.kind().isFleet())
                at = new Address(16, 1 + random.nextInt(25));
            path.add(new Place.Field(at));
        }
        if (unit.kind().isLandArmy() && random.nextInt(3) == 0) path.add(new Place.Deck(FLEET));
        return path;
    }

    private static Address expected(Verdict.Line line) {
        if (line.effects().stream().anyMatch(it -> it.key().equals("orders.effect.board")))
            return new Address(16, 3); // the fleet stands still for it
        for (Message effect : line.effects())
            if (effect.key().equals("orders.effect.march")
                    && effect.args().getLast() instanceof Arg.Name(var address))
                return Address.parse(address).orElseThrow();
        var from = ((March) line.order()).path().getFirst();
        return ((Place.Field) from).address();
    }

    private static Optional<Address> place(Evaluation month, Unit unit) {
        var after = month.after();
        return Stream.concat(
                        after.armies().stream()
                                .filter(it -> it.realm() == Fixture.REALM && it.unit().equals(unit))
                                .map(Army::field),
                        after.merchants().stream()
                                .filter(it -> it.realm() == Fixture.REALM && it.unit().equals(unit))
                                .map(Merchant::field))
                .findFirst()
                .map(after.geometry()::address);
    }

    private static Evaluation evaluate(Fixture fixture, Sheet sheet) {
        var sheets = new TreeMap<>(Map.of(Fixture.REALM, sheet));
        return Evaluation.of(fixture.world(), sheets, Events.NONE, new byte[32]);
    }

    private static Optional<Report.Answer> answer(Evaluation month, int line) {
        return month.reports().get(Fixture.REALM - 1).orders().stream()
                .filter(answer -> answer.line() == line)
                .findFirst();
    }

    private static List<String> refusals(Verdict.Line line) {
        return line.faults().stream()
                .filter(fault -> !fault.isWarning())
                .filter(fault -> line.effects().isEmpty()) // a beginning was carried out
                .map(fault -> fault.say(Language.ENGLISH))
                .toList();
    }

    private static String story(Report.Answer answer, Verdict.Line line) {
        return OrderText.in(Language.ENGLISH).print(line.order())
                + "\ncheck: "
                + line.faults().stream().map(Fault::toString).toList()
                + "\nmonth: "
                + answer.notes();
    }

    private static String print(Sheet sheet) {
        return OrderText.in(Language.ENGLISH).print(sheet);
    }
}

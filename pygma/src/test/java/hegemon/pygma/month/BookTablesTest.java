package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.report.Shortage;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Production;
import hegemon.pygma.world.Reach;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Soil;
import hegemon.pygma.world.Terrain;
import hegemon.pygma.world.Toll;
import hegemon.pygma.world.UnitKind;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What the players' book writes down in tables is what the rules reckon with, in each language. */
@ParameterizedClass
@ValueSource(strings = {"en", "de", "fr"})
class BookTablesTest {
    private static final Path BOOKS = Path.of("..", "server", "src", "main", "resources", "books");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(?:[.,\\h]\\d{3})+|\\d+");
    private static final Pattern DECIMAL =
            Pattern.compile("\\d{1,3}(?:[.,\\h]\\d{3})+|\\d+(?:[.,]\\d+)?");

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    private final List<String> lines;

    BookTablesTest(String language) throws IOException {
        lines = Files.readAllLines(BOOKS.resolve("pygma").resolve(language + ".md"));
    }

    /** The rows under the heading of the first table that this place of the book writes down. */
    private List<List<String>> table(String place) {
        int at = 0;
        while (!lines.get(at).endsWith("{#" + place + "}")) at++;
        while (!lines.get(at).startsWith("|")) at++;
        var rows = new ArrayList<List<String>>();
        for (at += 2; lines.get(at).startsWith("|"); at++)
            rows.add(
                    Arrays.stream(lines.get(at).split("\\|", -1))
                            .skip(1)
                            .map(String::strip)
                            .toList());
        return rows;
    }

    private static List<Integer> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(it -> Integer.valueOf(it.group().replaceAll("\\D", "")))
                .toList();
    }

    private static int number(String cell) {
        var numbers = numbers(cell);
        return numbers.isEmpty() ? 0 : numbers.getLast();
    }

    @Test
    void settlements() { // T2
        var rows = table("settlements");
        assertThat(rows).hasSameSizeAs(SettlementKind.values());
        for (SettlementKind kind : SettlementKind.values()) {
            var row = rows.get(List.of(SettlementKind.values()).indexOf(kind));
            assertThat(row.getFirst()).endsWith("(" + kind.code() + ")");
            assertThat(row.stream().skip(2).limit(5).map(BookTablesTest::number))
                    .containsExactly(
                            kind.price(),
                            kind.tax(),
                            kind.points(),
                            kind.armament(),
                            kind.fortification());
        }
    }

    @Test
    void hygiene() { // PI-8.2
        var danger = table("plague").getFirst();
        for (int column = 1; column <= 8; column++)
            assertThat(number(danger.get(column))).isEqualTo(Hygiene.percent((2 + column) * 1_000));
    }

    @Test
    void armies() { // PI-11.2, PI-11.6
        for (UnitKind kind : List.of(UnitKind.KH, UnitKind.RH, UnitKind.FH)) {
            var row = table("armies").get(List.of(UnitKind.values()).indexOf(kind));
            assertThat(row.getFirst()).endsWith("(" + kind + ")");
            assertThat(numbers(row.get(1))).containsExactly(kind.min(), kind.max());
            assertThat(number(row.get(2))).isEqualTo(kind.raising());
            assertThat(number(row.get(3))).isEqualTo(kind.pay());
        }
    }

    @Test
    void administration() { // PI-11.7: the book has it in a sentence
        var text = String.join("\n", lines);
        var said = text.substring(0, text.indexOf("[PI-11.7, D-68]"));
        said = said.substring(said.lastIndexOf("[PI-11.6]") + 9);
        assertThat(numbers(said))
                .containsExactly(
                        Administration.of(11), Administration.of(16), Administration.of(21));
        assertThat(Administration.of(10)).isZero();
    }

    @Test
    void losses() { // PI-19.1
        var rows = table("losses");
        for (int equipment = 0; equipment < 3; equipment++)
            for (int die = 1; die <= 6; die++)
                assertThat(number(rows.get(equipment).get(die)))
                        .isEqualTo(Toll.percent(die, equipment));
    }

    @Test
    void goods() { // T5
        var rows = table("goods");
        for (Good good : Good.MAIN)
            for (Soil soil : Soil.values())
                if (soil != Soil.NONE)
                    assertThat(
                                    rows.get(Good.MAIN.indexOf(good))
                                            .get(List.of(Soil.values()).indexOf(soil) + 1))
                            .as("%s on %s", good, soil)
                            .isEqualTo("x".repeat(good.quality(soil)));
    }

    @Test
    void unrest() { // D-116
        var rows = table("supply");
        int most = number(rows.get(0).get(1));
        var some = numbers(rows.get(1).get(1));
        var severe = numbers(rows.get(2).get(1));
        assertThat(some.getFirst()).isEqualTo(most + 1);
        assertThat(severe.getFirst()).isEqualTo(some.getLast() + 1);
        assertThat(unrest(4, most)).isEqualTo(1);
        assertThat(unrest(5, 1)).isEqualTo(2);
        assertThat(unrest(1, some.getFirst())).isEqualTo(2);
        assertThat(unrest(2, some.getLast())).isEqualTo(2);
        assertThat(unrest(1, severe.getFirst())).isEqualTo(3);
        assertThat(unrest(3, severe.getLast())).isEqualTo(3);
        for (int level = 1; level <= 3; level++)
            assertThat(number(rows.get(level - 1).get(2)))
                    .isEqualTo(Settings.DEFAULT.get(Setting.UNREST_CHANCE).get(level));
    }

    private static int unrest(int goods, int points) {
        var deficit = Goods.NONE;
        for (Good good : Good.MAIN.subList(0, goods)) deficit = deficit.plus(good, points);
        return Shortage.unrest(deficit);
    }

    @Test
    void mines() { // PI-25.1: a column stands for the rolls of its heading
        var rows = table("mines");
        var rolls = List.of(List.of(1, 1), List.of(2, 3), List.of(4, 18), List.of(19, 20));
        for (int column = 1; column <= 4; column++)
            for (int die = rolls.get(column - 1).getFirst();
                    die <= rolls.get(column - 1).getLast();
                    die++) {
                found(rows.get(0).get(column), Terrain.MOUNTAINS, die);
                found(rows.get(1).get(column), Terrain.HILLS, die);
            }
        var text = String.join("\n", lines);
        var said = text.substring(0, text.indexOf("[PI-25.2]"));
        assertThat(numbers(said.substring(said.lastIndexOf('|'))))
                .containsExactly(
                        Mines.gold(DepositKind.SILVER, 1),
                        Mines.gold(DepositKind.SILVER, 6),
                        Mines.gold(DepositKind.GOLD, 1),
                        Mines.gold(DepositKind.GOLD, 6));
    }

    private static void found(String said, Terrain terrain, int die) {
        Optional<DepositKind> kind =
                switch (said) {
                    case "–" -> Optional.empty();
                    case "gold", "Gold", "or" -> Optional.of(DepositKind.GOLD);
                    case "silver", "Silber", "argent" -> Optional.of(DepositKind.SILVER);
                    default -> Optional.of(DepositKind.GEMS);
                };
        assertThat(Mines.kind(terrain, die)).as("%s, %d", terrain, die).isEqualTo(kind);
    }

    @Test
    void reach() { // T3
        var rows = table("movement");
        var kinds = List.of(UnitKind.KH, UnitKind.RH, UnitKind.FH);
        for (UnitKind kind : kinds) {
            int column = kinds.indexOf(kind) + 1;
            assertThat(rows.stream().map(row -> number(row.get(column))))
                    .as(kind.toString())
                    .containsExactly(
                            Reach.most(kind, Reach.Row.OUTSIDE),
                            Reach.most(kind, Reach.Row.INSIDE),
                            Math.max(
                                    Reach.most(kind, Reach.Row.ROAD),
                                    Reach.most(kind, Reach.Row.LANE)));
        }
    }

    @Test
    void odds() { // T4
        var rows = table("battle");
        assertThat(rows.stream().map(row -> percent(row.get(1))))
                .containsExactly(
                        Odds.FORTIFIED,
                        Odds.CITY,
                        Terrain.DEEP_FOREST.outOf(),
                        Terrain.DESERT.outOf(),
                        Odds.DOWNHILL,
                        Terrain.PLAIN.riders(),
                        Terrain.MOUNTAINS.riders());
        assertThat(Terrain.LIGHT_FOREST.outOf()).isEqualTo(Terrain.DEEP_FOREST.outOf());
        assertThat(Terrain.PLATEAU.riders()).isEqualTo(Terrain.PLAIN.riders());
    }

    private static int percent(String cell) {
        return cell.startsWith("−") ? -number(cell) : number(cell);
    }

    @Test
    void aBattleWorkedThrough() { // PI-18.1, D-93
        long riders = Clash.strength(3_000, UnitKind.RH.weight(), Terrain.PLAIN.riders());
        int atEquality = Settings.DEFAULT.get(Setting.BATTLE_WINNER_LOSS);
        assertThat(decimals(paragraphAfter("](battle)")))
                .containsExactly(
                        8_000.0,
                        3_000.0,
                        (double) UnitKind.RH.weight(),
                        1 + Terrain.PLAIN.riders() / 100.0,
                        (double) riders,
                        riders / 8_000.0,
                        atEquality / 10.0,
                        riders / 8_000.0,
                        Clash.of(8_000, riders, atEquality).winnerLoss() / 10.0);
    }

    @Test
    void superiority() { // D-93
        var said =
                lines.stream()
                        .dropWhile(line -> !line.endsWith("](superior)"))
                        .filter(line -> line.startsWith("|"))
                        .limit(4)
                        .toList();
        int atEquality = Settings.DEFAULT.get(Setting.BATTLE_WINNER_LOSS);
        for (int times = 1; times <= 4; times++) {
            var clash = Clash.of(times * 1_000L, 1_000, atEquality);
            assertThat(decimals(said.get(0).split("\\|")[times + 1])).startsWith((double) times);
            assertThat(decimals(said.get(2).split("\\|")[times + 1]))
                    .containsExactly(clash.winnerLoss() / 10.0);
            assertThat(decimals(said.get(3).split("\\|")[times + 1]))
                    .containsExactly(clash.loserLoss() / 10.0);
        }
    }

    /** What the chapter on the sheet shows as an order is one. */
    @Test
    void orders() { // Part IV
        var chapter =
                lines.stream()
                        .dropWhile(line -> !line.endsWith("{#sheet}"))
                        .takeWhile(line -> !line.endsWith("{#master}"))
                        .toList();
        var shown = new ArrayList<String>();
        for (String line : chapter) {
            if (line.startsWith("    ")) shown.add(line.strip());
            CODE.matcher(line).results().map(it -> it.group(1)).forEach(shown::add);
        }
        shown.remove("*");
        assertThat(shown).hasSizeGreaterThan(10);
        for (String order : shown) {
            var reading = Parser.read(order + "\n");
            assertThat(reading.faults()).as(order).isEmpty();
            assertThat(reading.sheet().lines()).as(order).hasSize(1);
        }
    }

    @Test
    void grainThreeTimes() { // PI-21.4
        var text = String.join("\n", lines);
        var said = text.substring(text.indexOf("[PI-21.5]") + 9);
        var grain = List.of(Good.GRAIN, Good.GRAIN, Good.GRAIN);
        assertThat(number(said.substring(0, said.indexOf('\n'))))
                .isEqualTo(Production.of(grain, Terrain.PLAIN.soil()).get(Good.GRAIN));
    }

    private String paragraphAfter(String end) {
        int at = 0;
        while (!lines.get(at).endsWith(end)) at++;
        return lines.get(at + 2);
    }

    private static List<Double> decimals(String text) {
        return DECIMAL.matcher(text)
                .results()
                .map(it -> it.group())
                .map(
                        it ->
                                it.matches(NUMBER.pattern())
                                        ? it.replaceAll("\\D", "")
                                        : it.replace(',', '.'))
                .map(Double::valueOf)
                .toList();
    }

    /** Each cell is played: an army with the order of the row walks into one with the column's. */
    @Test
    void meetings() { // PI-16
        var orders = List.of("A", "R", "V", "-");
        var rows = table("meetings");
        var battle = rows.get(0).get(1);
        var nothing = rows.get(1).get(2);
        for (int row = 0; row < 4; row++)
            for (int column = row; column < 4; column++) {
                var said = rows.get(row).get(column + 1);
                var month = meeting(orders.get(row), orders.get(column));
                var as = orders.get(row) + " and " + orders.get(column) + ": " + said;
                var learns = learns(month, 1) + learns(month, 2);
                assertThat(month.reports().getFirst().battles().isEmpty())
                        .as(as)
                        .isEqualTo(!said.equals(battle));
                assertThat(learns.isEmpty())
                        .as(as)
                        .isEqualTo(said.equals(nothing) || said.contains(battle));
            }
        assertThat(rows.get(0).get(2)).contains("R", battle);
        assertThat(learns(meeting("V", "V"), 1) + learns(meeting("V", "V"), 2))
                .isEqualTo("namename");
        assertThat(learns(meeting("V", "-"), 1) + learns(meeting("V", "-"), 2))
                .isEqualTo("realmname");
        assertThat(learns(meeting("-", "-"), 1) + learns(meeting("-", "-"), 2))
                .isEqualTo("realmrealm");
    }

    private static Evaluation meeting(String one, String other) {
        return new Scene()
                .army(1, "KH 1", 3_000, "10/11")
                .army(2, "KH 1", 3_000, "10/12")
                .orders(1, "KH 1: 10/11 > 10/12 " + one)
                .orders(2, "KH 1: 10/12 " + other)
                .evaluate();
    }

    private static String learns(Evaluation month, int realm) {
        var report = Scene.report(month, realm);
        if (!report.battles().isEmpty()) return "";
        return report.contacts().stream()
                .map(it -> it.player().isPresent() ? "name" : "realm")
                .collect(Collectors.joining());
    }
}

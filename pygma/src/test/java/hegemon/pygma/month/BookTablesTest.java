package hegemon.pygma.month;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.report.Shortage;
import hegemon.pygma.world.Administration;
import hegemon.pygma.world.DepositKind;
import hegemon.pygma.world.Good;
import hegemon.pygma.world.Goods;
import hegemon.pygma.world.Hygiene;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.pygma.world.SettlementKind;
import hegemon.pygma.world.Soil;
import hegemon.pygma.world.Terrain;
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

/** What the players' book writes down in tables is what the rules reckon with, in each language. */
@ParameterizedClass
@ValueSource(strings = {"en", "de", "fr"})
class BookTablesTest {
    private static final Path BOOKS = Path.of("..", "server", "src", "main", "resources", "books");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}(?:[.,\\h]\\d{3})+|\\d+");

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
                        .isEqualTo(Losses.percent(die, equipment));
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
}

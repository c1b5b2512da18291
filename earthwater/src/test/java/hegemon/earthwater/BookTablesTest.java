package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Persia;
import hegemon.earthwater.persia.PersianPurchase;
import hegemon.earthwater.persia.PersianPurchase.Situation;
import hegemon.earthwater.persia.Reading;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** What the players' book writes down in tables is what the rules reckon with, in each language. */
@ParameterizedClass
@ValueSource(strings = {"en", "de", "fr"})
class BookTablesTest {
    private static final Path BOOKS = Path.of("..", "server", "src", "main", "resources", "books");
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    private final List<String> lines;

    BookTablesTest(String language) throws IOException {
        lines = Files.readAllLines(BOOKS.resolve("earthwater").resolve(language + ".md"));
    }

    private int place(String name) {
        int at = 0;
        while (!lines.get(at).endsWith("{#" + name + "}")) at++;
        return at;
    }

    /** The rows under the heading of the first table that this place of the book writes down. */
    private List<List<String>> table(String place) {
        int at = place(place);
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
        return NUMBER.matcher(text).results().map(it -> Integer.valueOf(it.group())).toList();
    }

    @Test
    void talents() { // EW-4.1: the book has them in a sentence
        var said = lines.get(place("preparation") + 2).split("\\[EW-4.1]")[0];
        assertThat(numbers(said.substring(said.indexOf("[EW-4]") + 6)))
                .containsExactly(PersianPurchase.TALENTS, 10, 6, 5);
        var start = new EarthWater().start("two-player").orThrow();
        assertThat(start.view(Side.PERSIA.seat()).prompt().amount())
                .isEqualTo(PersianPurchase.TALENTS);
    }

    @Test
    void prices() { // EW-4.3, EW-S2
        var rows = table("preparation");
        var position = new EarthWater().start("two-player").orThrow().position();
        for (Side side : Side.values()) {
            int column = side == Side.GREECE ? 1 : 2;
            assertThat(numbers(rows.get(0).get(column))).containsExactly(1, Preparation.MOST_CARDS);
            assertThat(numbers(rows.get(1).get(column)))
                    .containsExactly(Preparation.price(position, side, Piece.ARMY));
            assertThat(numbers(rows.get(2).get(column)))
                    .containsExactly(
                            Preparation.price(position, side, Piece.FLEET),
                            Preparation.MOST_FLEETS);
        }
        assertThat(numbers(rows.get(3).get(1))).isEmpty();
        assertThat(numbers(rows.get(3).get(2))).containsExactly(Preparation.BRIDGE_PRICE);
        assertThat(rows.stream().limit(3).map(row -> numbers(row.get(3)))).containsOnly(List.of(1));
        assertThat(numbers(rows.get(3).get(3))).containsExactly(bridgeOfPersia());
    }

    /** Of twelve talents in situation D everything but cards and bridge becomes armies. */
    private static int bridgeOfPersia() {
        var plan = PersianPurchase.of(Board.empty(), -1, Reading.DEFAULT, Situation.D.cards());
        assertThat(plan.bridge()).isTrue();
        return PersianPurchase.TALENTS
                - Situation.D.cards()
                - plan.armies().getOrDefault(City.ABYDOS, 0);
    }

    @Test
    void situations() { // EW-S3
        var rows = table("solo-preparation");
        assertThat(rows).hasSameSizeAs(Situation.values());
        for (Situation situation : Situation.values()) {
            var row = rows.get(List.of(Situation.values()).indexOf(situation));
            assertThat(row.getFirst()).isEqualTo(situation.toString());
            assertThat(numbers(row.get(2)).getFirst()).isEqualTo(situation.cards());
        }
        assertThat(numbers(rows.getFirst().get(2)))
                .containsExactly(
                        Situation.A.cards(), PersianPurchase.TALENTS - Situation.A.cards());
        assertThat(numbers(rows.get(2).get(1))).containsExactly(0);
    }

    @Test
    void faces() { // EW-S4: on the map of the book's own figures
        var board =
                Board.empty()
                        .armies(Side.PERSIA, City.ABYDOS, 7)
                        .armies(Side.PERSIA, City.EPHESOS, 7)
                        .armies(Side.GREECE, City.ATHENAI, 1)
                        .fleets(Side.GREECE, City.ATHENAI, 1)
                        .withBridge(true);
        var acts =
                List.of(
                        Action.Act.PASS,
                        Action.Act.MOVE,
                        Action.Act.ARMY,
                        Action.Act.FLEET,
                        Action.Act.PLACE);
        var rows = table("solo-turn");
        assertThat(rows).hasSameSizeAs(acts);
        for (int n = 0; n < acts.size(); n++)
            for (int die : numbers(rows.get(n).getFirst()))
                assertThat(Persia.byTheDie(board, Reading.DEFAULT, die).act())
                        .as("%d", die)
                        .isEqualTo(acts.get(n));
        assertThat(rows.stream().flatMap(row -> numbers(row.getFirst()).stream()))
                .containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void battle() { // EW-6.1, EW-6.2
        var rows = table("tables");
        assertThat(numbers(rows.get(0).get(1))).containsExactly(Dice.of(99));
        assertThat(numbers(rows.get(1).get(1)))
                .containsExactly(Dice.limit(City.PELLA), Dice.limit(City.ABYDOS));
    }
}

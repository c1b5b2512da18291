package hegemon.pygma.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The tables of the code are those of docs/rules/pygma-isis.md, figure by figure. */
class RulebookTablesTest {
    private final List<String> lines;

    RulebookTablesTest() throws IOException {
        lines = Files.readAllLines(Path.of("..", "docs", "rules", "pygma-isis.md"));
    }

    /** The rows of the table that begins with this heading, cell by cell, without marks. */
    private List<List<String>> table(String heading) {
        int at = 0;
        while (!lines.get(at).startsWith(heading)) at++;
        var rows = new ArrayList<List<String>>();
        for (at += 2; lines.get(at).startsWith("|"); at++) rows.add(cells(lines.get(at)));
        return rows;
    }

    private static List<String> cells(String row) {
        return Arrays.stream(row.substring(1, row.length() - 1).split("\\|", -1))
                .map(cell -> cell.replaceAll("[°*,+%]", "").strip())
                .toList();
    }

    /** From 0, in the order of the rules. */
    private static <T> int place(T value, T[] values) {
        return List.of(values).indexOf(value);
    }

    private static int figure(String cell) {
        return cell.matches("-?\\d+") ? Integer.parseInt(cell) : 0;
    }

    @Test
    void tableT1() { // PI-3.1, PI-3.2, PI-5.3, PI-6.1, D-7, D-8, D-9, D-98
        var rows = table("| Terrain | Map colour");
        assertThat(rows).hasSize(Terrain.values().length);
        for (Terrain terrain : Terrain.values()) {
            var row = rows.get(place(terrain, Terrain.values()));
            assertThat(row.getFirst().replace(" ", "_").toUpperCase(Locale.ROOT))
                    .contains(terrain.name().replace("RAINFOREST", "RAIN_FOREST"));
            assertThat(terrain.height()).isEqualTo(figure(row.get(2)));
            assertThat(terrain.income()).isEqualTo(figure(row.get(3)));
            assertThat(terrain.points()).isEqualTo(figure(row.get(4)));
            assertThat(terrain.outOf()).isEqualTo(figure(row.get(7)));
            assertThat(terrain.riders()).isEqualTo(figure(row.get(8)));
            assertThat(terrain.losses()).isEqualTo(row.get(9).equals("yes"));
        }
    }

    @Test
    void tableT2() { // PI-7.3, PI-7.8, PI-5.2, PI-9.1, D-44
        var rows = table("| Kind (order code)");
        for (SettlementKind kind : SettlementKind.values()) {
            var row = rows.get(place(kind, SettlementKind.values()));
            assertThat(row.getFirst()).endsWith("(" + kind.code() + ")");
            assertThat(kind.price()).isEqualTo(figure(row.get(2)));
            assertThat(kind.tax()).isEqualTo(figure(row.get(4)));
            assertThat(kind.points()).isEqualTo(figure(row.get(5)));
            assertThat(kind.armament()).isEqualTo(figure(row.get(6)));
            assertThat(kind.fortification()).isEqualTo(figure(row.get(7)));
        }
    }

    @Test
    void tableT5() { // PI-21.2
        var rows = table("| Good | Ebene, Hochebene");
        for (Good good : Good.MAIN)
            for (Soil soil : Soil.values())
                if (soil != Soil.NONE)
                    assertThat(good.quality(soil))
                            .as("%s on %s", good, soil)
                            .isEqualTo(
                                    rows.get(place(good, Good.values()))
                                            .get(place(soil, Soil.values()) + 1)
                                            .length());
    }

    @Test
    void tableT6() { // PI-22.1
        for (List<String> row : table("| up to | sum")) {
            var need = Supply.need(figure(row.getFirst()), 3);
            assertThat(need.mainSum()).isEqualTo(figure(row.get(1)));
            for (Good good : Good.MAIN)
                assertThat(need.get(good))
                        .isEqualTo(figure(row.get(place(good, Good.values()) + 2)));
        }
    }

    @Test
    void armies() { // PI-11.2, PI-11.6
        var rows = table("| Kind | Nature");
        for (UnitKind kind : List.of(UnitKind.KH, UnitKind.RH, UnitKind.FH)) {
            var row = rows.get(place(kind, UnitKind.values()));
            assertThat(kind.min() + " " + kind.unit()).isEqualTo(row.get(2));
            assertThat(kind.max() + " " + kind.unit()).isEqualTo(row.get(3));
            assertThat(kind.raising()).isEqualTo(figure(row.get(4)));
            assertThat(kind.pay()).isEqualTo(figure(row.get(5)));
        }
    }
}

package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Terrain;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

class ExaminationTest {
    @Test
    void everythingWrongIsToldAtOnceInTheOrderOfTheLines() {
        var examination =
                Examination.of(
                        """
                        REICH 3
                        KH 1: 16/22 > 16/24
                        RÜSTET KH 4 2000 K IN 16/08
                        KH 7: 16/22 A
                        """,
                        Fixture.ofTheRules().knowledge());
        assertThat(examination.faults().stream().map(fault -> fault.full(Language.GERMAN)))
                .containsExactly(
                        "Zeile 2, Spalte 15: E-05 Schritt 1: 16/22 und 16/24 sind nicht"
                                + " benachbart.",
                        "Zeile 3, Spalte 1: E-02 Unbekannter Befehl „RÜSTET“. Gemeint: RÜSTE?",
                        "Zeile 4, Spalte 1: E-07 KH 7 gibt es in deinem Reich nicht.");
        assertThat(examination.isClean()).isFalse();
    }

    @Test
    void unitsAreToldAsTheyMarch() { // Part III, phases 5 and 6
        var knowledge = Fixture.ofTheRules().knowledge();
        var text =
                """
                TEILE KH 1 2000 K ALS KH 5
                VERSTÄRKE RH 1 500 R
                RÜSTE KH 4 1000 K IN 16/08
                LADE H 1 8 Wein
                KH 5: 16/22 > 16/23
                """;
        assertThat(Examination.of(text, knowledge).verdict().units())
                .extracting(it -> it.unit() + " " + it.at() + " " + Math.max(it.size(), it.load()))
                .containsExactly(
                        "KH 1 16/22 4000",
                        "KH 4 16/08 1000",
                        "KH 5 16/22 2000",
                        "RH 1 16/08 2500",
                        "RH 4 16/08 1000",
                        "FH 1 16/03 40",
                        "H 1 16/08 8");
    }

    @Test
    void aPartReachesWhatTheWholeDoesAndRoadsOfTheSheetCount() { // PI-11.9, PI-12
        var knowledge = Fixture.ofTheRules().own(16, 13, Terrain.MOUNTAINS).knowledge();
        var split = Parser.read("TEILE KH 1 2000 K ALS KH 5").sheet();
        assertThat(Horizon.of(split, knowledge, "KH 5"))
                .isEqualTo(Horizon.of(split, knowledge, "KH 1"))
                .isPresent();
        assertThat(Horizon.of(Sheet.empty(), knowledge, "KH 5")).isEmpty();
        var raised = Parser.read("RÜSTE KH 4 1000 K IN 16/08").sheet();
        assertThat(Horizon.of(raised, knowledge, "KH 4").orElseThrow().bound()).isEqualTo("raised");
        var road = Parser.read("STRASSE 16/08 > 16/13").sheet(); // two heights up, PI-12.3
        assertThat(goals(road, knowledge)).contains("16/13");
        assertThat(goals(Sheet.empty(), knowledge)).doesNotContain("16/13");
    }

    private static List<String> goals(Sheet sheet, Knowledge knowledge) {
        return Horizon.of(sheet, knowledge, "RH 1").orElseThrow().goals().stream()
                .map(goal -> goal.at().toString())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "'  GRÜNDE 17/9' ! 10",
                "KH 1: 16/22 A GEGEN 7 ! 21",
                "VEREINE KH 1 IN RH1 ! 17",
                "RÜSTE KH 4 500 K IN 16/08 ! 16"
            })
    void theColumnIsThatOfWhatTheFaultNames(String order, int column) {
        var faults = Examination.of(order, Fixture.ofTheRules().knowledge()).faults();
        assertThat(faults).hasSize(1);
        assertThat(faults.getFirst().column()).isEqualTo(column);
    }

    @Test
    void aSheetWithWarningsOnlyIsClean() {
        var examination = Examination.of("KH 1: 16/22 5000 K A", Fixture.ofTheRules().knowledge());
        assertThat(examination.faults()).hasSize(1);
        assertThat(examination.isClean()).isTrue();
    }
}

package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

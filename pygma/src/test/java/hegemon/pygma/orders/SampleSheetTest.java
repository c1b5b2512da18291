package hegemon.pygma.orders;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;

import java.util.List;

/** The seed's sheet (PI-20.2, EX-16 to EX-21), as orders, as rows, and as printed there. */
class SampleSheetTest {
    private static final String ORDERS =
            """
            KH 1: 65/5 > 65/6 8500 K A
            RH 1: 65/41 > 65/47 > 65/48 2000 R R
            RH 2: 65/42 > 65/43 > FH 1 2200 R
            FH 1: 73/10 50 S MIT RH 2
            FH 2: 73/5 > 73/6 > 73/2 > 73/3 > 73/4 120 S V
            H 1: 72/22 > 72/21 > 72/20 8 P. Wein, 4 P. Erz
            """;

    private static final String ROWS =
            """
            | Heer | von | über | über | über | nach | Stärke | besonderes |
            |---|---|---|---|---|---|---|---|
            | KH 1 | 65/5 | | | | 65/6 | 8500 K | A |
            | RH 1 | 65/41 | | 65/47 | | 65/48 | 2000 R | R |
            | RH 2 | 65/42 | | 65/43 | | 73/10 | 2200 R | wird auf FH 1 eingeschifft |
            | FH 1 | 73/10 | | | | 73/10 | 50 S | mit RH 2 |
            | FH 2 | 73/5 | 73/6 | 73/2 | 73/3 | 73/4 | 120 S | V |
            | H 1 | 72/22 | | 72/21 | | 72/20 | 8 P. Wein, 4 P. Erz | |
            """;

    /** As it comes out of the rulebook when copied: tabs, and two cells for an address. */
    private static final String PASTED =
            """
            Heer Nr.	von		über						nach		Stärke	besonderes
            	GF	KF	GF	KF	GF	KF	GF	KF	GF	KF
            KH 1	65	5							65	6	8500 K	A
            RH 1	65	41			65	47			65	48	2000 R	R
            RH 2	65	42			65	43			73	10	2200 R	wird auf FH 1 eingeschifft
            FH 1	73	10							73	10	50 S	mit RH 2
            FH 2	73	5	73	6	73	2	73	3	73	4	120 S	V
            H 1	72	22			72	21			72	20	8 P. Wein, 4 P. Erz
            """;

    @Test
    void asOrders() {
        assertThat(printed(ORDERS))
                .containsExactly(
                        "KH 1: 65/05 > 65/06 8.500 K A",
                        "RH 1: 65/41 > 65/47 > 65/48 2.000 R R",
                        "RH 2: 65/42 > 65/43 > FH 1 2.200 R",
                        "FH 1: 73/10 50 S MIT RH 2",
                        "FH 2: 73/05 > 73/06 > 73/02 > 73/03 > 73/04 120 S V",
                        "H 1: 72/22 > 72/21 > 72/20 8 Wein, 4 Erze");
    }

    @Test
    void asRows() {
        assertThat(printed(ROWS)).isEqualTo(printed(rowOrders()));
    }

    @Test
    void asPasted() {
        assertThat(printed(PASTED)).isEqualTo(printed(rowOrders()));
    }

    @Test
    void aStrengthWithoutItsLetterIsThatOfTheUnitHoweverItIsWritten() {
        for (String unit : List.of("KH 1", "KH1", "kh 1"))
            assertThat(printed("| " + unit + " | 65/5 | | 65/6 | 8500 | R |"))
                    .containsExactly("KH 1: 65/05 > 65/06 8.500 K R");
    }

    /** A row names the field of the fleet and boards by its remark. */
    private static String rowOrders() {
        return ORDERS.replace("> FH 1 2200 R", "> 73/10 2200 R AUF FH 1");
    }

    @Test
    void boardingIsUnderstoodEitherWay() {
        for (String text : List.of(ORDERS, ROWS, PASTED)) {
            var boarding = Parser.read(text).sheet().all(March.class).toList().get(2);
            assertThat(boarding.boards().map(Object::toString)).contains("FH 1");
            assertThat(boarding.steps()).hasSize(2);
        }
    }

    private static List<String> printed(String text) {
        var reading = Parser.read(text);
        assertThat(reading.faults()).isEmpty();
        return reading.sheet().lines().stream()
                .map(line -> OrderText.in(Language.GERMAN).print(line.order()))
                .toList();
    }
}

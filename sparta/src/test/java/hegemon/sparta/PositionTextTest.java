package hegemon.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SP-7.1. */
class PositionTextTest {
    private static final String CITIES = Picture.CITIES;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10/1ffffffff1/10/10/10/10/10/10/1FFFFFFFF1/10 b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S",
                "h8f/10/10/10/2F7/10/10/10/10/H4FF3 a1S,j1S,a2N,j2N,e5S,e6N,a10S,j10N N",
                "10/10/10/10/10/10/10/10/10/10 a1S,b1S,c1S,d1S,e1S,f1S,g1S,h1N S"
            })
    void printsAndParsesBack(String text) {
        assertThat(Picture.position(text).print()).isEqualTo(text);
    }

    @Test
    void citiesPrintInBoardOrder() {
        var position =
                Picture.position("10/10/10/10/10/10/10/10/10/10 i6N,b5S,d5S,g5S,i5S,b6N,d6N,g6N S");
        assertThat(position.print()).endsWith(" b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N S");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SP-7.1 | ",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 C",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 C S S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10  C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10 C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10/10 C S",
                "SP-7.1 | 9/10/10/10/10/10/10/10/10/10 C S",
                "SP-7.1 | 10/55F/10/10/10/10/10/10/10/10 C S",
                "SP-7.1 | 10/91F/10/10/10/10/10/10/10/10 C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/4K5 C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/F10 C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/ C S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 C s",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 b5S,d5S,k5S S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 b5S,d5S,b11S S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 b5S,d5S,b0S S",
                "SP-7.1 | 10/10/10/10/10/10/10/10/10/10 b5X S",
                "SP-1.2 | 10/10/10/10/10/10/10/10/10/10 b5S,d5S,b5N,a1S,a2S,a3S,a4S,a5S S",
                "SP-1.2 | 10/10/10/10/10/10/10/10/10/10 b5S,d5S S",
                "SP-1.2 | 10/10/10/10/10/10/10/10/10/10 C,e5S S",
                "SP-1.2 | 10/10/10/10/10/10/10/10/9F/FFFHFFFF2 C S",
                "SP-1.2 | 10/10/10/10/10/10/10/10/9f/ffffffff2 C S",
                "SP-4.4 | 10/10/10/10/10/10/10/10/10/FhF7 C S",
                "SP-4.4 | 10/10/10/10/10/10/10/F9/1h8/2H7 C S"
            })
    void refusesWhatCannotBe(String rule, String text) {
        var full = text == null ? "" : text.replace("C", CITIES);
        assertThat(Position.parse(full))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo(rule));
    }

    @Test
    void aRefusalNamesWhatWasAskedAndWhatIsAllowed() {
        var refused = Position.parse("10/10/10/10/10/10/10/10/10/FhF7 " + CITIES + " S");
        assertThat(refused)
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        r ->
                                assertThat(r.why())
                                        .hasToString(
                                                "Enclosed pieces leave the board at once, so none"
                                                        + " can stand on b1."));
    }
}

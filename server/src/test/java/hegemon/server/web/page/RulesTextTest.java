package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.regex.Pattern;

class RulesTextTest {
    @ParameterizedTest
    @CsvSource({
        "sparta, SP-1",
        "sparta, SP-4.2",
        "sparta, SP-7.3",
        "earthwater, EW-1",
        "earthwater, EW-5.3",
        "earthwater, EW-S3.1b",
        "earthwater, EW-S4",
        "pygma, PI-12.3",
        "pygma, D-129",
        "pygma, EX-10",
        "pygma, EXD-29"
    })
    void everyRuleCanBeLinkedToByItsNumber(String game, String rule) {
        assertThat(RulesText.html(game)).containsOnlyOnce("id=\"" + rule + "\"");
    }

    @Test
    void noNumberIsGivenTwice() {
        for (String game : new String[] {"sparta", "earthwater", "pygma"}) {
            var ids =
                    Pattern.compile("id=\"([^\"]+)\"")
                            .matcher(RulesText.html(game))
                            .results()
                            .map(found -> found.group(1))
                            .toList();
            assertThat(ids).as(game).doesNotHaveDuplicates().hasSizeGreaterThan(20);
        }
    }

    @Test
    void tablesAreTables() {
        assertThat(RulesText.html("earthwater")).contains("<table>").contains("Abydos");
        assertThat(RulesText.has("chess")).isFalse();
    }
}

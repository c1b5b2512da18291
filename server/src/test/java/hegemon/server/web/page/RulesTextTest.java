package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.regex.Pattern;

class RulesTextTest {
    @ParameterizedTest
    @CsvSource({
        "sparta.md, SP-1",
        "sparta.md, SP-4.2",
        "sparta.md, SP-7.3",
        "earth-and-water.md, EW-1",
        "earth-and-water.md, EW-5.3",
        "earth-and-water.md, EW-S3.1b",
        "earth-and-water.md, EW-S4",
        "pygma-isis.md, PI-12.3",
        "pygma-isis.md, D-129",
        "pygma-isis.md, EX-10",
        "pygma-isis.md, EXD-29"
    })
    void everyRuleCanBeLinkedToByItsNumber(String file, String rule) {
        assertThat(RulesText.html(file)).containsOnlyOnce("id=\"" + rule + "\"");
    }

    @Test
    void noNumberIsGivenTwice() {
        for (String file : new String[] {"sparta.md", "earth-and-water.md", "pygma-isis.md"}) {
            var ids =
                    Pattern.compile("id=\"([^\"]+)\"")
                            .matcher(RulesText.html(file))
                            .results()
                            .map(found -> found.group(1))
                            .toList();
            assertThat(ids).as(file).doesNotHaveDuplicates().hasSizeGreaterThan(20);
        }
    }

    @Test
    void tablesAreTables() {
        assertThat(RulesText.html("earth-and-water.md")).contains("<table>").contains("Abydos");
    }
}

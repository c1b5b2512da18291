package hegemon.pygma.orders.check;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Month;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;

class FormsTest {
    private final Fixture fixture = Fixture.ofTheRules();

    private List<String> starts() {
        return Forms.of(fixture.knowledge(), Language.GERMAN).stream()
                .map(Forms.Form::start)
                .toList();
    }

    @Test
    void everyOwnUnitAndEveryOrderBeginsALine() {
        assertThat(starts())
                .startsWith("KH 1: 16/22 > ")
                .contains("H 1: 16/08 > ", "RÜSTE ", "ENDE");
    }

    @Test
    void onlyWhatIsPossibleThisMonth() { // D-17, D-122
        fixture.month(Month.ENJA);
        assertThat(starts()).contains("STRASSE ", "PRODUKTION ").doesNotContain("RÜSTE ", "SUCHE ");
    }

    @ParameterizedTest
    @EnumSource
    void samplesOfOrdersCanBeRead(Language language) {
        for (Forms.Form form : Forms.of(fixture.knowledge(), language))
            if (!form.sample().endsWith("…"))
                assertThat(Parser.read(form.sample()).faults()).as(form.sample()).isEmpty();
    }
}

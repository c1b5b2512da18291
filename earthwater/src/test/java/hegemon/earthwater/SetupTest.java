package hegemon.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
    @Test
    void everySetupOnOfferIsWrittenAsItIsRead() {
        for (String text : new EarthWater().setups())
            assertThat(Setup.parse(text).orThrow().print()).isEqualTo(text);
    }

    @Test
    void theReadingsCanBeCombined() { // EW-S4.0
        var setup =
                Setup.parse("solo target=road handicap=expert pass=phase place=strict").orThrow();
        assertThat(setup.print())
                .isEqualTo("solo pass=phase place=strict target=road handicap=expert");
        assertThat(Setup.parse("solo ports=all handicap=expert defence=largest").orThrow().print())
                .isEqualTo("solo defence=largest ports=all handicap=expert");
        assertThat(Setup.parse("solo defence=reach rounds=all")).isEqualTo(Parse.of(Setup.SOLO));
    }

    @Test
    void whatIsLeftOutIsTheDefault() {
        assertThat(Setup.parse("solo pass=turn place=default target=nearest handicap=none"))
                .isEqualTo(Parse.of(Setup.SOLO));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "duel",
                "solo ",
                "solo cheap-fleets",
                "two-player pass=phase",
                "solo pass=phase pass=turn",
                "solo place=everywhere",
                "solo limit=every limit=minor",
                "solo limit=none",
                "solo raise=occupied raise=garrisoned",
                "solo raise=controlled raise=occupied",
                "SOLO"
            })
    void anythingElseIsRefused(String text) {
        assertThat(Setup.parse(text)).isInstanceOf(Parse.Refused.class);
    }
}

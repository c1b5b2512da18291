package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

class MarginsTest {
    @Test
    void areReadAsTheyAreWritten() {
        var margins = Margins.parse(List.of("comfort 91", "reduced 75"));
        assertThat(margins.at(Margin.COMFORT)).isEqualTo(91);
        assertThat(margins.at(Margin.HOPE)).isEqualTo(Margins.byHand().at(Margin.HOPE));
        assertThat(Margins.parse(margins.print().lines().toList()).print())
                .isEqualTo(margins.print());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "comfort", "comfort x", "comfort -1", "cosiness 3", "comfort 1 2"})
    void otherLinesAreRefused(String line) {
        assertThatThrownBy(() -> Margins.parse(List.of(line)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(line);
    }

    @Test
    void tuningStaysWithinItsBoundsAndRepeats() {
        var heard = new ArrayList<String>();
        var tuner = new SearchTuner(Mind.features(), 3, 30);
        var found = tuner.tune(7, margins -> heard.add(margins.print()));
        assertThat(heard).hasSize(3).last().isEqualTo(found.print());
        for (var margin : Margin.values())
            assertThat(found.at(margin)).isBetween(margin.least, margin.most);
        assertThat(new SearchTuner(Mind.features(), 3, 30).tune(7, margins -> {}).print())
                .isEqualTo(found.print());
    }
}

package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.kit.Samples;
import hegemon.table.kit.Tongues;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The words of all modules: a reader is told nothing in a language that is not theirs. */
class EveryMessageTest {
    private static final Tongues ALL =
            Tongues.of("table", "sparta", "earthwater", "pygma", "orders", "server");

    @ParameterizedTest
    @ValueSource(strings = {"table", "sparta", "earthwater", "pygma", "orders", "server"})
    void everyTextWithEveryKindOfArgumentIsInTheReadersLanguage(String module) {
        assertThat(new Samples(module).faults(ALL)).isEmpty();
    }

    @Test
    void noTextStandsInTheFileOfAnotherLanguage() {
        assertThat(ALL.untranslated()).isEmpty();
    }
}

package hegemon.table.kit;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import org.junit.jupiter.api.Test;

import java.util.List;

/** The check finds what it is there for. */
class TonguesTest {
    private static final Tongues TABLE = Tongues.of("table");

    private static List<String> slips(Object named) {
        return TABLE.slips(Message.of("table.refuse.house", named));
    }

    @Test
    void aTextThatOneLanguageSaysIsNoName() {
        assertThat(slips("The game is over.")).hasSize(1);
        assertThat(slips(List.of("e2", "wait: Die Partie ist zu Ende."))).hasSize(1);
        assertThat(slips(new Arg.Word("table.refuse.over"))).isEmpty();
        assertThat(slips("the game")).isEmpty();
    }

    @Test
    void aKindThatSpeaksOneLanguageOnlyIsFound() {
        assertThat(slips(new Stubborn()))
                .hasSize(6)
                .first()
                .isEqualTo("de: “The” in: „The game is over.“ ist kein Eintrag des Hauses.");
    }

    @Test
    void aTextInAnotherLanguagesFileIsFound() {
        assertThat(TABLE.untranslated()).isEmpty();
        assertThat(Tongues.of("table", "broken").untranslated())
                .containsExactly("de broken.untranslated: [is, the, entry]");
    }

    @Test
    void everyTextIsTriedWithEveryKind() {
        assertThat(new Samples("table", List.of()).faults(TABLE)).isEmpty();
    }

    @Test
    void aKindOfAGameThatSpeaksOneLanguageOnlyIsFoundToo() {
        assertThat(new Samples("table", List.of(new Stubborn())).faults(TABLE))
                .anyMatch(fault -> fault.startsWith("de: “The” in: "))
                .noneMatch(fault -> fault.startsWith("en: "));
    }

    /** What was wrong with the refusals of PYGMA-ISIS. */
    private record Stubborn() implements Arg.Own {
        @Override
        public String in(Words words) {
            return Words.in(Language.ENGLISH).say("table.refuse.over");
        }

        @Override
        public String plain() {
            return "";
        }
    }
}

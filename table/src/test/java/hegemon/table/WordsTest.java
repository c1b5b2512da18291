package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.table.kit.WordsCheck;

import org.junit.jupiter.api.Test;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

class WordsTest {
    @Test
    void everyTextExistsInEveryLanguage() {
        assertThat(WordsCheck.faults("table")).isEmpty();
    }

    @Test
    void theCheckFindsWhatIsWrong() {
        assertThat(WordsCheck.faults("broken"))
                .containsExactlyInAnyOrder(
                        "de lacks broken.missing",
                        "fr lacks broken.missing",
                        "en lacks broken.extra",
                        "de broken.arguments: 0 arguments, English has 1",
                        "fr broken.apostrophe: write ’ for an apostrophe",
                        "de broken.empty: empty",
                        "fr broken.pattern: Unmatched braces in the pattern.");
        assertThat(WordsCheck.faults("nowhere")).containsExactly("nowhere has no English words");
    }

    @Test
    void aRefusalIsSaidInTheReadersLanguage() {
        var refusal = Refusal.of("house", "table.refuse.turn", new Seat("South"));
        assertThat(Words.in(Language.GERMAN).say(refusal)).isEqualTo("South ist nicht am Zug.");
        assertThat(Words.in(Language.FRENCH).say(refusal))
                .isEqualTo("Ce n’est pas à South de jouer.");
        assertThat(refusal).hasToString("It is not the turn of South.");
    }

    @Test
    void inEnglishTheDayComesBeforeTheMonth() {
        var style = DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG);
        assertThat(LocalDate.of(2026, 11, 20).format(style.withLocale(Language.ENGLISH.locale())))
                .isEqualTo("20 November 2026");
    }

    @Test
    void aKeyWithoutWordsIsADefect() {
        assertThatThrownBy(() -> Words.in(Language.ENGLISH).say("table.nothing"))
                .hasMessageContaining("no words for table.nothing");
        assertThat(Words.in(Language.ENGLISH).find("nowhere")).isEmpty();
    }

    @Test
    void otherLanguagesReadEnglish() {
        assertThat(Language.of(Locale.GERMANY)).isEqualTo(Language.GERMAN);
        assertThat(Language.of(Locale.CANADA_FRENCH)).isEqualTo(Language.FRENCH);
        assertThat(Language.of(Locale.JAPAN)).isEqualTo(Language.ENGLISH);
    }
}

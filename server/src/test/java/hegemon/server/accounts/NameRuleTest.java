package hegemon.server.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NameRuleTest {
    @ParameterizedTest
    @ValueSource(strings = {"Anna", "Jean-Luc", "O’Neill", "Łukasz 2", "Ἀθηνᾶ", "Мария", "Bo"})
    void peopleMayBeCalledSo(String name) {
        assertThat(NameRule.refuse(name)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A",
                "1 Anna",
                "Anna  B",
                "Anna<script>",
                "Anna\nB",
                "Anna\u202eB",
                "A..",
                "Аnna", // with a Cyrillic A
                "admin",
                "Hegemon",
                "Guest 12",
                "abcdefghijklmnopqrstuvwxy"
            })
    void nobodyMayBeCalledSo(String name) {
        assertThat(NameRule.refuse(name)).isPresent();
        assertThat(NameRule.refuse(name).orElseThrow().toString()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource({"Anna,anna", "Ánna,ANNA", "an.na,Anna", "Groß,gross", "Jean-Luc,jean luc"})
    void namesThatLookAlikeAreTheSame(String one, String other) {
        assertThat(NameRule.key(one)).isEqualTo(NameRule.key(other));
    }

    @Test
    void blanksAtTheEndsAreNotPartOfAName() {
        assertThat(NameRule.tidy("  Anna ")).isEqualTo("Anna");
    }

    @Test
    void nobodyPassesForAProgramNorAProgramForAPerson() {
        assertThat(NameRule.refuse("Bot Ada")).isPresent();
        assertThat(NameRule.refuse("Botho")).isEmpty();
        assertThat(NameRule.ofProgram("Hoplite")).isEqualTo("BOT Hoplite");
        assertThat(NameRule.ofProgram("bot Hoplite")).isEqualTo("BOT Hoplite");
        assertThat(NameRule.refuseProgram("BOT ")).isPresent();
    }
}

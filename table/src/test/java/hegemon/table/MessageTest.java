package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;

class MessageTest {
    private static String german(Object named) {
        return Message.of("table.refuse.house", named).say(Language.GERMAN);
    }

    private static String plain(Object named) {
        return Arg.plain(Arg.of(named));
    }

    /** What players write may look like anything. */
    @Test
    void theKindOfAnArgumentDecidesAndNotWhatItsTextLooksLike() {
        var key = "table.refuse.over";
        assertThat(german(key)).isEqualTo("„table.refuse.over“ ist kein Eintrag des Hauses.");
        assertThat(german(key + ", " + key)).startsWith("„" + key + ", " + key + "“");
        assertThat(german(new Arg.Word(key))).startsWith("„Die Partie ist zu Ende.“");
    }

    @Test
    void aNumberIsGroupedAsTheReaderGroupsItAndTheNumberOfALineIsNot() {
        assertThat(german(12_000)).startsWith("„12.000“");
        assertThat(german(List.of(12_000, 7L))).startsWith("„12.000, 7“");
        assertThat(german(Arg.number(12_000))).startsWith("„12000“");
    }

    @Test
    void whatIsNamedInAListOrInAnotherMessageIsSaidInTheReadersLanguage() {
        var turn = Message.of("table.refuse.turn", new Seat("South"));
        assertThat(german(List.of("e2", turn))).startsWith("„e2, South ist nicht am Zug.“");
        assertThat(german(Message.of("table.refuse.house", turn)))
                .startsWith("„„South ist nicht am Zug.“ ist kein Eintrag des Hauses.“");
    }

    @Test
    void aGameBringsKindsOfItsOwn() {
        assertThat(german(new Stone())).startsWith("„Kiesel“");
        assertThat(Message.of("table.refuse.house", new Stone()).say(Language.FRENCH))
                .contains("caillou");
    }

    private record Stone() implements Arg.Own {
        @Override
        public String in(Words words) {
            return words.language() == Language.GERMAN ? "Kiesel" : "caillou";
        }

        @Override
        public String plain() {
            return "stone";
        }
    }

    @Test
    void programsReadTheSameInEveryLanguage() {
        assertThat(plain(12_000)).isEqualTo("12000");
        assertThat(plain("e2")).isEqualTo("e2");
        assertThat(plain(new Arg.Word("table.refuse.over"))).isEqualTo("table.refuse.over");
        assertThat(plain(List.of(new Stone(), 3))).isEqualTo("stone, 3");
        assertThat(plain(Message.of("table.refuse.house", "x"))).isEqualTo("table.refuse.house");
    }
}

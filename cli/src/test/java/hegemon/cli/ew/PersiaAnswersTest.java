package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** Questions about PERS.IA and their answers. */
class PersiaAnswersTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String GOOD =
            "{\"ask\":\"turn\",\"die\":2,\"state\":{\"u\":{\"Abydos\":[0,7,0,2],"
                    + "\"Ephesos\":[0,7,0,2],\"Athenai\":[1,0,1,0]},\"bridge\":1,\"vp\":2,"
                    + "\"campaign\":3,\"hand\":4,\"greekHand\":3}}";

    static Stream<String> cases() throws IOException {
        try (var file = PersiaAnswersTest.class.getResourceAsStream("cases-1.jsonl")) {
            var text = Objects.requireNonNull(file, "the cases").readAllBytes();
            return new String(text, StandardCharsets.UTF_8).lines().toList().stream();
        }
    }

    @Test
    void thereAreThreeHundredCases() throws IOException {
        assertThat(cases()).hasSize(300);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void answersAsTheCaseWants(String question) {
        assertThat(answer(question)).isEqualTo(JSON.readTree(question).path("want"));
    }

    @Test
    void theExampleOfTheFormatHolds() {
        var answer = answer(GOOD);
        assertThat(answer.path("from").asString()).isEqualTo("Ephesos");
        assertThat(answer.path("to").asString()).isEqualTo("Pella");
        assertThat(answer.path("armies").asInt()).isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no json",
                "{",
                "[]",
                "{}",
                "null",
                "{\"ask\":\"dance\"}",
                "{\"ask\":\"turn\"}",
                "{\"ask\":\"turn\",\"state\":[]}"
            })
    void whatIsNoQuestionIsAnsweredWithASentence(String line) {
        assertThat(answer(line).path("error").asString()).isNotBlank();
    }

    /** Each pair replaces a part of a good question by one that cannot be. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"die\":2~\"die\":7",
                "\"die\":2~\"die\":0",
                "\"die\":2~\"die\":\"2\"",
                "\"die\":2,~",
                "\"Abydos\"~\"Atlantis\"",
                "[0,7,0,2],\"Eph~[0,7,0],\"Eph",
                "[0,7,0,2],\"Eph~[0,-7,0,2],\"Eph",
                "[0,7,0,2],\"Eph~[1,7,0,2],\"Eph",
                "[0,7,0,2],\"Eph~[0,7,1,2],\"Eph",
                "[0,7,0,2],\"Eph~[0,1000000000,0,2],\"Eph",
                "\"Athenai\":[1~\"Athenai\":[10",
                "\"Athenai\":[1,0,1~\"Athenai\":[1,0,6",
                "\"Athenai\":[1,0,1,0]~\"Delphi\":[1,0,1,0]",
                "\"Athenai\":[1,0,1,0]~\"Athenai\":[0,1,0,0],\"Sparta\":[0,1,0,0]",
                "\"bridge\":1~\"bridge\":2",
                "\"vp\":2~\"vp\":7",
                "\"campaign\":3~\"campaign\":2",
                "\"hand\":4~\"hand\":17",
                "\"hand\":4~\"hand\":14",
                "\"greekHand\":3~\"greekHand\":-1",
                "\"die\":2~\"die\":2,\"reading\":7",
                "\"die\":2~\"die\":2,\"reading\":{\"place\":\"loose\"}",
                "\"die\":2~\"die\":2,\"reading\":{\"mood\":\"good\"}"
            })
    void aPositionThatCannotOccurIsAnError(String change) {
        var parts = change.split("~", -1);
        assertThat(GOOD).contains(parts[0]);
        var spoilt = GOOD.replace(parts[0], parts[1]);
        assertThat(answer(spoilt).path("error").asString()).as(spoilt).isNotBlank();
    }

    @Test
    void aPreparationWithBothMajorCitiesOccupiedIsAnError() {
        var question =
                "{\"ask\":\"prep\",\"state\":{\"u\":{\"Abydos\":[1,0,0,0],\"Ephesos\":[1,0,0,0]},"
                        + "\"bridge\":1,\"vp\":2,\"campaign\":3,\"hand\":0,\"greekHand\":3}}";
        assertThat(answer(question).path("error").asString()).contains("EW-8.2");
    }

    private static JsonNode answer(String question) {
        return JSON.readTree(PersiaAnswers.to(question));
    }
}

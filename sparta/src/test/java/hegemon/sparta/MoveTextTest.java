package hegemon.sparta;

import static hegemon.sparta.Picture.play;
import static hegemon.sparta.Picture.position;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** SP-7.2, and why a move is refused. */
class MoveTextTest {
    @ParameterizedTest
    @ValueSource(strings = {"e2-e4", "a10-j9", "e5=H", "pass"})
    void printsAndParsesBack(String text) {
        assertThat(MoveText.print(MoveText.parse(text).orThrow())).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"e2-e4*", "e2-e4=H", "e2-e4xe5,e6", "e2-e4*xe5", "e2-e4=Hxe5,e6,j10"})
    void suffixesAreOptionalOnInput(String text) {
        assertThat(MoveText.print(MoveText.parse(text).orThrow())).isEqualTo("e2-e4");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "e2",
                "e2e4",
                "e2-e11",
                "e0-e1",
                "k1-a1",
                "e2-e4x",
                "e2-e4xe5,",
                "E2-E4",
                "e2 - e4",
                "pass ",
                "PASS",
                "e5=F",
                "e5=H*",
                "e2-e4=Q",
                "e2-e4\n"
            })
    void refusesWhatIsNotAMove(String text) {
        assertThat(MoveText.parse(text))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why().rule()).isEqualTo("SP-7.2"));
    }

    @Test
    void suffixesTellReadersWhatHappened() {
        var board =
                position("10/10/10/10/10/3Fh5/6F3/10/10/10" + " e5N,f5N,g5S,a3S,a4S,b1N,b2N,b3N S");
        assertThat(MoveText.print(play(board, "g4-f5"))).isEqualTo("g4-f5*xe5");
        assertThat(MoveText.print(play(board, "g4-g5"))).isEqualTo("g4-g5=H");
        assertThat(MoveText.print(play(board, "g4-g3"))).isEqualTo("g4-g3");
        var inPlace = position("10/10/10/10/10/10/6F3/10/10/10 g4S,f5N,g5S,a3S,a4S,b1N,b2N,b3N S");
        assertThat(MoveText.print(play(inPlace, "g4=H"))).isEqualTo("g4=H");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "e5-e6 | SP-2.1 | There is no piece of the side to move on e5. It has pieces on:"
                        + " b2, c2, d2, e2, f2, g2, h2, i2.",
                "e9-e8 | SP-2.1 | There is no piece of the side to move on e9. It has pieces on:"
                        + " b2, c2, d2, e2, f2, g2, h2, i2.",
                "b2-b2 | SP-3.2 | A move may not end where it began, on b2. From there one can"
                        + " reach: a1, b1, c1, d1, a2, a3, b3, c3, d3, a4, b4, c4, d4.",
                "b2-c2 | SP-3.1 | There is a piece on c2 already. From b2 one can reach: a1, b1,"
                        + " c1, d1, a2, a3, b3, c3, d3, a4, b4, c4, d4.",
                "b2-b5 | SP-3.1 | There is no way from b2 to b5: a fighter takes up to two steps"
                    + " over free squares and can reach: a1, b1, c1, d1, a2, a3, b3, c3, d3, a4,"
                    + " b4, c4, d4.",
                "b5=H | SP-5 | Nothing can be promoted on b5: that takes a fighter in a city of its"
                        + " own side. Possible on: –.",
                "pass | SP-2.2 | You may pass only if you can do nothing else; b2-a1 is possible,"
                        + " for example."
            })
    void aRefusalSaysWhatWasAskedWhichRuleAndWhatIsAllowed(
            String move, String rule, String sentence) {
        var start = SpartaState.start(Setup.standard());
        var refusal = start.refuse(Side.SOUTH.seat(), MoveText.parse(move).orThrow()).orElseThrow();
        assertThat(refusal.rule()).isEqualTo(rule);
        assertThat(refusal).hasToString(sentence);
    }

    @Test
    void aHeroIsToldItsThreeSteps() {
        var state = Picture.state("8hh/9h/10/10/10/10/10/10/8HH/H9 " + Picture.CITIES + " S");
        var refusal =
                state.refuse(Side.SOUTH.seat(), MoveText.parse("a1-e1").orThrow()).orElseThrow();
        assertThat(refusal.key()).isEqualTo("sparta.refuse.far.hero");
    }

    @Test
    void theOtherSideMustWait() {
        var start = SpartaState.start(Setup.standard());
        var refusal =
                start.refuse(Side.NORTH.seat(), MoveText.parse("e9-e8").orThrow()).orElseThrow();
        assertThat(refusal.key()).isEqualTo("table.refuse.turn");
    }
}

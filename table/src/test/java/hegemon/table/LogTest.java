package hegemon.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.table.kit.Garbage;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

class LogTest {
    private static final Seat LEFT = new Seat("Left");

    @Test
    void printsOneFactALine() {
        var log =
                Log.of("pebbles", "11")
                        .withCommitment("ab12")
                        .plus(Seat.CHANCE, "stones 3 5")
                        .plus(LEFT, "take 2");
        assertThat(log.print())
                .isEqualTo(
                        """
                        hegemon-log 1
                        game pebbles
                        setup 11
                        commitment ab12

                        1 chance stones 3 5
                        2 Left take 2
                        """);
    }

    @Test
    void anyTextSurvivesPrintingAndParsing() {
        for (long seed = 0; seed < 2_000; seed++) {
            var random = new SplittableRandom(seed);
            var log =
                    Log.of("pebbles", Garbage.text(random))
                            .plus(LEFT, Garbage.text(random))
                            .withSecret("cd34")
                            .plus(Seat.HOUSE, "a\\nb\r\n\\");
            assertThat(Log.parse(log.print()).orThrow()).as("seed %d", seed).isEqualTo(log);
        }
    }

    @Test
    void commentsBlankLinesAndForeignLineEndsArePassedOver() {
        var text =
                """
                # a game
                hegemon-log 1

                game pebbles
                setup 11
                # here it begins
                1 Left take 1
                """
                        .replace("\n", "\r\n");
        assertThat(Log.parse(text).orThrow())
                .isEqualTo(Log.of("pebbles", "11").plus(LEFT, "take 1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ''                                                  | Line 1: the log needs a line “game …” and a line “setup …”.
                    hegemon-log 2                                       | Line 1: expected “hegemon-log 1”, found “hegemon-log 2”.
                    hegemon-log 1;game pebbles                          | Line 2: the log needs a line “game …” and a line “setup …”.
                    hegemon-log 1;game pebbles;setup 11;2 Left take 1   | Line 4: expected entry 1, found 2.
                    hegemon-log 1;game pebbles;setup 11;1 Left          | Line 4: expected a number, a seat and a move, found “1 Left”.
                    hegemon-log 1;game pebbles;setup 11;hello           | Line 4: expected a number, a seat and a move, found “hello”.
                    hegemon-log 1;game pebbles;setup 11;1 L,ft take 1   | Line 4: expected a number, a seat and a move, found “1 L,ft take 1”.
                    """)
    void aBrokenLogIsRefusedByLine(String text, String message) {
        assertThat(Log.parse(text.replace(';', '\n')))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why()).hasToString(message));
    }

    @Test
    void entriesAreNumberedWithoutAGap() {
        var second = new Entry(2, LEFT, "take 1");
        assertThatThrownBy(
                        () ->
                                new Log(
                                        "pebbles",
                                        "11",
                                        Optional.empty(),
                                        Optional.empty(),
                                        List.of(second)))
                .hasMessageContaining("bears the number 2");
        assertThatThrownBy(() -> new Entry(0, LEFT, "take 1")).hasMessageContaining("from 1");
    }
}

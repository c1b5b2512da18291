package hegemon.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** SP-7.3. */
class GameTextTest {
    private static final String TEXT =
            """
            [Event "Friendly game"]
            [Date "2026-11-15"]
            [South "Ada \\"the\\" Great"]
            [North "Bo"]
            [Setup "zigzag"]
            [Options "repetition=on quiet=50 heroes-take=off"]
            [Result "1-0"]

            1. e2-e4 e9-e7
            2. e4-d5=H e7-e6=H
            3. d5-e5 1-0
            """;

    @Test
    void printsAndParsesBack() {
        var game = GameText.parse(TEXT).orThrow();
        assertThat(game.south()).isEqualTo("Ada \"the\" Great");
        assertThat(game.moves()).hasSize(5);
        assertThat(game.setup().options()).isEqualTo(new Options(true, 50, false, 0));
        assertThat(game.print()).isEqualTo(TEXT);
    }

    @Test
    void remarksOtherTagsAndSuffixesDoNotMatter() {
        var text =
                """
                [Annotator "someone"]
                1. e2-e4 {a good
                move} e9-e7 2. e4-e5*\
                """;
        var game = GameText.parse(text).orThrow();
        assertThat(game.moves()).hasSize(3);
        assertThat(game.result()).isEqualTo(GameText.Result.OPEN);
        assertThat(game.setup()).isEqualTo(Setup.standard());
    }

    @Test
    void northMayBeginFromAPosition() {
        var setup = Setup.standard().position().print().replace(" S", " N");
        var game = GameText.parse("[Setup \"" + setup + "\"]\n1... e9-e7 2. e2-e4").orThrow();
        assertThat(game.print()).contains("1... e9-e7\n2. e2-e4 *\n");
        assertThat(game.end().position().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void randomGamesComeBackMoveByMove() {
        for (long seed = 0; seed < 20; seed++) {
            var game = randomGame(seed);
            assertThat(GameText.parse(game.print()).orThrow()).as("seed %d", seed).isEqualTo(game);
        }
    }

    private static GameText randomGame(long seed) {
        var random = new SplittableRandom(seed);
        var setup = Setup.parse("standard").orThrow();
        var moves = new ArrayList<Move>();
        var state = SpartaState.start(setup);
        while (state.outcome().isEmpty()) {
            var legal = state.position().moves();
            var move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            state = state.play(state.position().toMove().seat(), move);
        }
        var result = GameText.Result.of(state.outcome().orElseThrow());
        return new GameText("?", "?", "a", "b", setup, result, List.copyOf(moves));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[South Ada] | sparta.refuse.game.tag",
                "1. e2-e5 | sparta.refuse.game.move",
                "1. e2 | sparta.refuse.notation",
                "1. e2-e4 * e9-e7 | sparta.refuse.game.after",
                "1. e2-e4 (1. d2-d4 | sparta.refuse.game.bracket",
                "1. e2-e4) | sparta.refuse.game.bracket",
                "[Result \"won\"] | sparta.refuse.game.result",
                "[Setup \"tall\"] | sparta.refuse.setup"
            })
    void refusesWhatIsNotAGame(String text, String key) {
        assertThat(GameText.parse(text))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused -> assertThat(refused.why().key()).isEqualTo(key));
    }

    @Test
    void aResultThatTheMovesContradictIsRefused() {
        var setup = "hhh7/10/10/10/10/10/10/1F8/FF8/10 a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S";
        var text = "[Setup \"" + setup + "\"]\n[Result \"0-1\"]\n1. b3-a4";
        assertThat(GameText.parse(text))
                .isInstanceOfSatisfying(
                        Parse.Refused.class,
                        refused ->
                                assertThat(refused.why().key())
                                        .isEqualTo("sparta.refuse.game.other"));
    }

    /** SP-7.4. */
    @Test
    void whatReadersAddPrintsAndParsesBack() {
        var text =
                """
                [Event "Study"]
                [Date "?"]
                [South "Ada"]
                [North "Bo"]
                [Setup "standard"]
                [Options "repetition=on quiet=100 heroes-take=on"]
                [Result "*"]

                {How it began}
                1. e2-e4?! {[%emt 0:01:30] too early} (1. d2-d4! d9-d7
                (1... e9-e7
                2. e2-e4 {quiet}))
                1... e9-e7
                2. d2-d4 *
                """;
        var games = AnnotatedGame.parseAll(text + "\n" + TEXT).orThrow();
        assertThat(games).hasSize(2);
        var game = games.getFirst();
        assertThat(game.print()).isEqualTo(text);
        assertThat(game.game().moves()).hasSize(3);
        assertThat(game.turns().getFirst().notes())
                .isEqualTo(new AnnotatedGame.Notes(Mark.DUBIOUS, "too early", Optional.of(90)));
        assertThat(game.remark()).isEqualTo("How it began");
        assertThat(games.getLast().print()).isEqualTo(TEXT);
    }

    @Test
    void remarksBeforeALineAndMarksByNumberAreRead() {
        var game =
                AnnotatedGame.parseAll("1. e2-e4 $4 ({else} 1. d2-d4) {late}").orThrow().getFirst();
        assertThat(game.turns())
                .extracting(turn -> turn.notes().mark().text() + turn.notes().remark())
                .containsExactly("??late", "else");
    }
}

package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.concurrent.atomic.AtomicInteger;

class EngineTest {
    private static final String EVEN = "a4S,a5S,a6S,a7S,j4N,j5N,j6N,j7N";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the last city
                "hhh7/10/10/10/10/10/10/1F8/10/8FF a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S | b3-a4",
                // the last but one piece
                "9h/10/10/10/10/1Hhh6/4H5/10/10/10 " + EVEN + " S | e4-e5"
            })
    void winsAtOnceWhereItCan(String setup, String move) {
        var thought = new Engine(1, 12).think(state(setup), Limits.depth(3));
        assertThat(MoveText.print(thought.move())).isEqualTo(move);
        assertThat(thought.winIn()).hasValue(1);
    }

    @Test
    void seesThatItLoses() { // South owns no city but one, and cannot guard it
        var lost = "hhh7/10/10/10/10/10/10/10/10/9F a9S,b7N,a6N,a7N,j4N,j5N,j6N,j7N S";
        var thought = new Engine(1, 12).think(state(lost.replace("9F", "7FFF")), Limits.depth(3));
        assertThat(thought.winIn()).hasValue(-2);
    }

    @Test
    void oneThreadAndAFreshMemoryAnswerTheSame() {
        var start = SpartaState.start(Setup.standard());
        var one = new Engine(1, 14).think(start, Limits.nodes(5_000));
        var two = new Engine(1, 14).think(start, Limits.nodes(5_000));
        assertThat(two.line()).isEqualTo(one.line());
        assertThat(two.nodes()).isEqualTo(one.nodes());
        assertThat(two.value()).isEqualTo(one.value());
    }

    @Test
    void forgettingMakesItAnswerTheSameAgain() {
        var start = SpartaState.start(Setup.standard());
        var engine = new Engine(1, 14);
        var one = engine.think(start, Limits.nodes(5_000));
        engine.forget();
        assertThat(engine.think(start, Limits.nodes(5_000)).line()).isEqualTo(one.line());
    }

    @Test
    void keepsToItsNodes() {
        var start = SpartaState.start(Setup.standard());
        assertThat(new Engine(1, 14).think(start, Limits.nodes(777)).nodes())
                .isLessThanOrEqualTo(777);
    }

    @Test
    void reportsEveryDepth() {
        var depths = new ArrayList<Integer>();
        new Engine(1, 14)
                .think(
                        SpartaState.start(Setup.standard()),
                        Limits.depth(4),
                        thought -> depths.add(thought.depth()),
                        () -> false);
        assertThat(depths).containsExactly(1, 2, 3, 4);
    }

    @Test
    void severalLinesBeginDifferentlyTheBestFirst() {
        var start = SpartaState.start(Setup.standard());
        var depths = new ArrayList<Integer>();
        var lines =
                new Engine(1, 16)
                        .explore(
                                start,
                                Limits.depth(4),
                                3,
                                found -> depths.add(found.getFirst().depth()),
                                () -> false);
        assertThat(depths).containsExactly(1, 2, 3, 4);
        assertThat(lines).hasSize(3).extracting(Thought::move).doesNotHaveDuplicates();
        assertThat(lines).extracting(Thought::value).isSortedAccordingTo(Comparator.reverseOrder());
        assertThat(lines).extracting(Thought::depth).containsOnly(4);
    }

    @Test
    void theFirstOfSeveralLinesIsTheOneThatASingleSearchFinds() {
        var won = "hhh7/10/10/10/10/10/10/1F8/10/8FF a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S";
        var lines = new Engine(1, 12).explore(state(won), Limits.depth(3), 3, l -> {}, () -> false);
        assertThat(MoveText.print(lines.getFirst().move())).isEqualTo("b3-a4");
        assertThat(lines.getFirst().winIn()).hasValue(1);
        assertThat(lines.get(1).winIn().orElse(9)).isNotEqualTo(1);
    }

    @Test
    void thereAreNoMoreLinesThanMoves() {
        var shut = state("10/10/10/10/10/10/10/10/HH6HH/hH6Hh " + EVEN + " N");
        assertThat(new Engine(1, 12).explore(shut, Limits.depth(2), 3, l -> {}, () -> false))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {5, 50, 500, 5_000})
    void linesThatWereBrokenOffStillBeginDifferently(long nodes) {
        var start = SpartaState.start(Setup.standard());
        var lines = new Engine(1, 14).explore(start, Limits.nodes(nodes), 3, l -> {}, () -> false);
        assertThat(lines).extracting(Thought::move).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void stopsWhenNobodyWaits(int threads) {
        var asked = new AtomicInteger();
        var start = SpartaState.start(Setup.standard());
        var thought =
                new Engine(threads, 14)
                        .think(start, Limits.NONE, t -> {}, () -> asked.incrementAndGet() > 3);
        var seat = start.position().toMove().seat();
        assertThat(start.refuse(seat, thought.move())).isEmpty();
    }

    @Test
    void answersEvenWithoutTime() {
        var start = SpartaState.start(Setup.standard());
        var thought = new Engine(2, 14).think(start, Limits.time(Duration.ZERO));
        assertThat(start.refuse(start.position().toMove().seat(), thought.move())).isEmpty();
    }

    @Test
    void theExpectedLineIsLegal() {
        var state = SpartaState.start(Setup.standard());
        var thought = new Engine(1, 16).think(state, Limits.depth(6));
        for (var move : thought.line()) {
            var seat = state.position().toMove().seat();
            assertThat(state.refuse(seat, move)).isEmpty();
            state = state.play(seat, move);
        }
    }

    @Test
    void passesWhereNothingElseIsPossible() {
        var shut = state("10/10/10/10/10/10/10/10/HH6HH/hH6Hh " + EVEN + " N");
        assertThat(MoveText.print(new Engine(1, 12).think(shut, Limits.depth(3)).move()))
                .isEqualTo("pass");
    }

    @Test
    void aFinishedGameHasNoAnswer() {
        var over = state("hh8/10/10/10/10/10/10/10/10/HH8 " + EVEN + " S");
        assertThatThrownBy(() -> new Engine(1, 12).think(over, Limits.depth(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static SpartaState state(String setup) {
        return SpartaState.start(Setup.parse(setup).orThrow());
    }
}

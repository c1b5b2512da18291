package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.Move;
import hegemon.sparta.Options;
import hegemon.sparta.Setup;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.table.Outcome;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;

/** The compact board against the rules, along random games: some forty thousand positions. */
class BoardTest {
    private static final int GAMES = 20;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard",
                "zigzag quiet=0",
                "wide repetition=off quiet=0",
                "mixed repetition=off quiet=0 stalemate=12",
                "standard heroes-take=off repetition=off quiet=30",
                "10/10/10/3hfhf3/3FHFH3/10/10/10/10/10 e5S,d5S,g5S,i5S,e6N,d6N,g6N,i6N S quiet=0"
            })
    void playsAsTheRulesDo(String setup) {
        for (long seed = 0; seed < GAMES; seed++) {
            var random = new SplittableRandom(seed);
            var state = SpartaState.start(Setup.parse(setup).orThrow());
            var board = Board.of(state);
            for (int turn = 0; turn < 800; turn++) {
                agree(board, state, setup + " seed " + seed + " turn " + turn);
                if (state.outcome().isPresent()) break;
                var moves = state.position().moves();
                var move = moves.get(random.nextInt(moves.size()));
                state = state.play(state.position().toMove().seat(), move);
                board.make(Moves.of(move));
            }
        }
    }

    private static void agree(Board board, SpartaState state, String where) {
        assertThat(board.position()).as(where).isEqualTo(state.position());
        assertThat(board.key).as(where).isEqualTo(board.freshKey());
        assertThat(board.quiet()).as(where).isEqualTo(state.quiet());
        assertThat(board.occurrences()).as(where).isEqualTo(state.occurrences());
        assertThat(outcome(board)).as(where).isEqualTo(expected(state.outcome()));
        var moves = new int[Moves.MOST];
        int count = new Generator(board).all(moves);
        assertThat(new Generator(board).count()).isEqualTo(count);
        var listed = new ArrayList<Move>();
        for (int i = 0; i < count; i++) listed.add(Moves.move(moves[i]));
        assertThat(listed).as(where).containsExactlyInAnyOrderElementsOf(state.position().moves());
        takesBack(board, moves[count / 2]);
        reachesAsOneByOne(board);
    }

    private static void takesBack(Board board, int move) {
        var before = board.position();
        long key = board.key;
        board.make(move);
        board.unmake();
        assertThat(board.position()).isEqualTo(before);
        assertThat(board.key).isEqualTo(key);
    }

    private static void reachesAsOneByOne(Board board) {
        var generator = new Generator(board);
        var moves = new int[Moves.MOST];
        int count = generator.walks(moves, Bits.FULL, Bits.FULL);
        long low = 0;
        long high = 0;
        for (int i = 0; i < count; i++) {
            low |= Bits.LOW[Moves.to(moves[i])];
            high |= Bits.HIGH[Moves.to(moves[i])];
        }
        generator.reachOfAll(board.side, board.emptyLow(), board.emptyHigh());
        assertThat(generator.reachLow).isEqualTo(low);
        assertThat(generator.reachHigh).isEqualTo(high);
    }

    private static int outcome(Board board) {
        int now = board.outcome();
        return now == Board.OPEN ? board.outcomeOfGame() : now;
    }

    private static int expected(Optional<Outcome> outcome) {
        if (outcome.isEmpty()) return Board.OPEN;
        if (outcome.get().isDraw()) return Board.DRAW;
        return outcome.get().winners().contains(Side.SOUTH.seat()) ? 0 : 1;
    }

    /** A move that captures ends on a square that encloses, or is the mover's own loss. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void everyCaptureEndsOnAnEnclosingSquare(long seed) {
        var board = Board.of(Setup.standard().position(), Options.BARE);
        var playout = new Playout(board, new SplittableRandom(seed));
        var generator = new Generator(board);
        int captures = 0;
        for (int turn = 0; turn < 300 && board.outcome() == Board.OPEN; turn++) {
            generator.enclosing(board.side, board.emptyLow(), board.emptyHigh());
            int move = playout.anyMove();
            board.make(move);
            if (board.lost(board.side) == 0) continue;
            captures++;
            int to = Moves.to(move);
            assertThat(
                            (generator.targetLow & Bits.LOW[to])
                                    | (generator.targetHigh & Bits.HIGH[to]))
                    .isNotZero();
        }
        assertThat(captures).isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {7, 8})
    void randomPlayTakesEveryMoveSometimes(long seed) {
        var board = Board.of(Setup.standard().position(), Options.BARE);
        var playout = new Playout(board, new SplittableRandom(seed));
        var seen = new TreeSet<Integer>();
        for (int i = 0; i < 3_000; i++) seen.add(playout.anyMove());
        var moves = new int[Moves.MOST];
        int count = new Generator(board).all(moves);
        assertThat(seen)
                .hasSize(count)
                .containsAll(Arrays.stream(moves, 0, count).boxed().toList());
    }
}

package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.sparta.MoveText;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.table.Parse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

class ProofSearchTest {
    private static final String EVEN = "a4S,a5S,a6S,a7S,j4N,j5N,j6N,j7N";

    /** How far exhaustive search looks. */
    private static final int PLIES = 3;

    private static Optional<Proof> prove(SpartaState state, long nodes) {
        return ProofSearch.prove(state, nodes, 14, () -> false);
    }

    private static SpartaState state(String setup) {
        return SpartaState.start(Setup.parse(setup).orThrow());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // the last city
                "hhh7/10/10/10/10/10/10/1F8/10/8FF a4N,a5S,a6S,a7S,j4S,j5S,j6S,j7S S | b3-a4",
                // the last but one piece
                "9h/10/10/10/10/1Hhh6/4H5/10/10/10 " + EVEN + " S | e4-e5"
            })
    void provesAWinAtOnce(String setup, String move) {
        var proof = prove(state(setup), 1_000).orElseThrow();
        assertThat(proof.plies()).isEqualTo(1);
        assertThat(proof.line()).map(MoveText::print).containsExactly(move);
    }

    /**
     * Two of some hundred answers share a place of the memory: neither may be forgotten for the
     * other again and again.
     */
    @Test
    void provesAWinInThreePliesThoughTheMemoryIsSmall() {
        var start =
                state("10/10/10/4hh4/10/4H5/3HH5/10/10/10" + " b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S");
        var proof = prove(start, 5_000).orElseThrow();
        assertThat(proof.plies()).isEqualTo(3);
        wins(start, proof);
    }

    /**
     * On small random positions: what is proved, exhaustive search finds too, and not later than
     * the proof says; what exhaustive search finds within three plies is proved, unless a limit
     * could come first (SP-6.4). The line of a proof is legal and wins.
     */
    @Test
    void agreesWithExhaustiveSearch() {
        int atOnce = 0;
        int later = 0;
        for (int seed = 0; seed < 24; seed++) {
            var start = random(seed, "");
            if (start.isEmpty()) continue;
            var exhaustive = wins(Board.of(start.get()), PLIES);
            var proof = prove(start.get(), 3_000);
            if (exhaustive.isPresent()) assertThat(proof).as("seed %d", seed).isPresent();
            if (proof.isEmpty()) continue;
            wins(start.get(), proof.get());
            if (proof.get().plies() > PLIES) continue;
            assertThat(exhaustive).as("seed %d", seed).isPresent();
            assertThat(exhaustive.getAsInt()).isLessThanOrEqualTo(proof.get().plies());
            if (exhaustive.getAsInt() == 1) atOnce++;
            else {
                later++;
                assertThat(random(seed, " quiet=2").flatMap(it -> prove(it, 3_000))).isEmpty();
            }
        }
        assertThat(atOnce).isPositive();
        assertThat(later).isPositive();
    }

    private static void wins(SpartaState start, Proof proof) {
        var state = start;
        for (var move : proof.line()) {
            var seat = state.position().toMove().seat();
            assertThat(state.refuse(seat, move)).isEmpty();
            state = state.play(seat, move);
        }
        assertThat(state.outcome().orElseThrow().winners())
                .contains(start.position().toMove().seat());
        assertThat(proof.line()).hasSizeLessThanOrEqualTo(proof.plies());
    }

    /**
     * Two heroes and a fighter against two fighters, the smallest that is not over, around the
     * middle.
     */
    private static Optional<SpartaState> random(int seed, String options) {
        var random = new SplittableRandom(seed);
        var at = new char[100];
        Arrays.fill(at, '1');
        for (char piece : "HHFff".toCharArray())
            at[10 * random.nextInt(2, 8) + random.nextInt(2, 8)] = piece;
        var ranks = new StringBuilder();
        for (int rank = 9; rank >= 0; rank--)
            ranks.append(rank == 9 ? "" : "/").append(rank(new String(at, 10 * rank, 10)));
        return switch (Setup.parse(ranks + " " + EVEN + " S" + options)) {
            case Parse.Refused<Setup> _ -> Optional.empty();
            case Parse.Parsed<Setup>(var setup) ->
                    Optional.of(SpartaState.start(setup)).filter(it -> it.outcome().isEmpty());
        };
    }

    /** A rank as SP-7.1 writes it. */
    private static String rank(String squares) {
        return Pattern.compile("1+").matcher(squares).replaceAll(run -> "" + run.group().length());
    }

    /** In how many plies the side to move can force a win, looking at everything. */
    private static OptionalInt wins(Board board, int plies) {
        for (int within = 1; within <= plies; within += 2)
            if (forces(board, within, board.side)) return OptionalInt.of(within);
        return OptionalInt.empty();
    }

    private static boolean forces(Board board, int plies, int attacker) {
        int outcome = board.outcome();
        if (outcome != Board.OPEN) return outcome == attacker;
        if (plies == 0) return false;
        var moves = new int[Moves.MOST];
        int count = new Generator(board).all(moves);
        boolean attacks = board.side == attacker;
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            boolean forced = forces(board, plies - 1, attacker);
            board.unmake();
            if (forced == attacks) return attacks;
        }
        return !attacks;
    }

    @Test
    void theFullLevelPlaysWhatIsProved() {
        var setup = "9h/10/10/10/10/1Hhh6/4H5/10/10/10 " + EVEN + " S";
        var move = Level.of(10).choose(state(setup), Duration.ofSeconds(8), 1, 1, () -> false);
        assertThat(MoveText.print(move)).isEqualTo("e4-e5");
    }
}

package hegemon.sparta.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import hegemon.sparta.Options;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

class NetTest {
    /** In hundredths of a fighter: what rounding the weights may do at most to such a net. */
    private static final int BOUND = 6;

    /** Shows every position of random games, until there were so many. */
    private static void wander(int positions, long seed, Consumer<Board> seen) {
        var random = new SplittableRandom(seed);
        var moves = new int[Moves.MOST];
        int count = 0;
        while (true) {
            var name = Setup.names().get(random.nextInt(Setup.names().size()));
            var board = Board.of(Setup.parse(name).orThrow().position(), Options.USUAL);
            var generator = new Generator(board);
            for (int turn = 0; turn < 80 && board.outcome() == Board.OPEN; turn++) {
                seen.accept(board);
                if (++count == positions) return;
                board.make(moves[random.nextInt(generator.all(moves))]);
            }
        }
    }

    @Test
    void wholeNumbersSayWhatFractionsSay() {
        var fractions = FloatNet.random(3);
        var net = fractions.rounded();
        wander(
                10_000,
                1,
                board -> {
                    double exact =
                            fractions.value(
                                            NetInputs.of(board, board.side),
                                            NetInputs.of(board, board.side ^ 1))
                                    * 100
                                    / NetTrainer.FIGHTER;
                    assertThat((double) new NetEvaluation(board, net).value())
                            .isEqualTo(exact, within((double) BOUND));
                });
    }

    @Test
    void whatWasFollowedEqualsWhatIsFreshAtEveryNode() {
        var net = FloatNet.random(4).rounded();
        var board = Board.of(Setup.standard().position(), Options.USUAL);
        var followed = new NetEvaluation(board, net);
        var random = new SplittableRandom(2);
        for (int round = 0; round < 60; round++) search(board, followed, net, random, 4);
    }

    /** A few random moves at every node, made and taken back. */
    private static void search(
            Board board, NetEvaluation followed, Net net, SplittableRandom random, int depth) {
        assertThat(followed.value()).isEqualTo(new NetEvaluation(board, net).value());
        if (depth == 0 || board.outcome() != Board.OPEN) return;
        var moves = new int[Moves.MOST];
        int count = new Generator(board).all(moves);
        for (int i = 0; i < 3; i++) {
            board.make(moves[random.nextInt(count)]);
            search(board, followed, net, random, depth - 1);
            board.unmake();
        }
    }

    /** What one side sees, the other sees in the mirrored position. */
    @Test
    void bothSidesSeeTheSame() {
        var start = Setup.standard().position();
        var board = Board.of(start, Options.USUAL);
        assertThat(NetInputs.of(board, 0)).containsExactlyInAnyOrder(NetInputs.of(board, 1));
    }

    @Test
    void oneThreadAndALimitOfNodesAnswerTheSame() {
        var net = FloatNet.random(5).rounded();
        var start = SpartaState.start(Setup.standard());
        var one = new Engine(Mind.net(net), 1, 14).think(start, Limits.nodes(3_000));
        var two = new Engine(Mind.net(net), 1, 14).think(start, Limits.nodes(3_000));
        assertThat(two.line()).isEqualTo(one.line());
        assertThat(two.value()).isEqualTo(one.value());
        assertThat(two.nodes()).isEqualTo(one.nodes());
    }

    @Test
    void theErrorFallsAndTheDataAreContinuedAndTheNetIsReadAgain(@TempDir Path folder)
            throws IOException {
        var file = folder.resolve("data");
        var data = new NetData(file);
        data.play(Optional.empty(), 3, 60, 1, () -> {});
        var whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 50));
        data.play(Optional.empty(), 3, 60, 1, () -> {});
        assertThat(Files.readAllBytes(file)).isEqualTo(whole);

        var errors = new ArrayList<Double>();
        var report = NetTrainer.train(data, 12, 1, errors::add);
        assertThat(errors).hasSize(12);
        assertThat(errors.getLast()).isLessThan(errors.getFirst());
        var kept = folder.resolve("net");
        report.net().write(kept);
        assertThat(Net.read(kept).inputs).isEqualTo(report.net().inputs);
        assertThatThrownBy(() -> Net.read(file)).isInstanceOf(IOException.class);
    }
}

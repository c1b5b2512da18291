package hegemon.earthwater.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.LongStream;

/** What is foreseen when a campaign begins. */
class ForesightTest {
    private static final double COIN = Math.log(2);

    private static List<Training.Sample> games(long from, long to) {
        return LongStream.range(from, to)
                .boxed()
                .flatMap(seed -> Training.game(Player.instinct(), seed).stream())
                .toList();
    }

    @Test
    void whatIsLearntFromSomeGamesHoldsForOthersAndIsWrittenDown() {
        var learnt = Training.fit(games(0, 150));
        var others = games(1_000, 1_060);
        assertThat(Training.loss(learnt, others)).isLessThan(COIN - 0.1);
        var read = Foresight.parse(learnt.print().lines().toList());
        assertThat(read.print()).isEqualTo(learnt.print());
        assertThat(Training.loss(Foresight.shipped(), others)).isLessThan(COIN - 0.1);
    }
}

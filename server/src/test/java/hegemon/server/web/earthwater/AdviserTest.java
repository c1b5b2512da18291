package hegemon.server.web.earthwater;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.board.Side;
import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.table.ThinkingDesk;

import org.junit.jupiter.api.Test;

import java.util.List;

class AdviserTest {
    private static final Adviser.Question FIRST = question(1);

    private static Adviser.Question question(int entry) {
        var state = new EarthWater().start("two-player").orThrow();
        return new Adviser.Question(state, Side.PERSIA.seat(), entry);
    }

    @Test
    void thinkingOnGoesOnWhereItStopped() throws InterruptedException {
        try (var adviser = new Adviser()) {
            int begun = firstThought(adviser, FIRST).done();
            assertThat(firstThought(adviser, FIRST).done()).isGreaterThan(begun);
            assertThat(firstThought(adviser, question(2)).done()).isEqualTo(begun);
        }
    }

    /** What is said first; then nobody wants to know more. */
    private static Advice firstThought(Adviser adviser, Adviser.Question question)
            throws InterruptedException {
        try (var task = adviser.begin(Asker.of(new PersonId("visitor")), question)) {
            return task.news().take() instanceof ThinkingDesk.News.Thought<Advice>(var advice)
                    ? advice
                    : new Advice(0, 0, 0, 0, List.of());
        }
    }
}

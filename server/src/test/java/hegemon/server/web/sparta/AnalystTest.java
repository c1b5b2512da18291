package hegemon.server.web.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.table.ThinkingDesk;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

class AnalystTest {
    private static final String ONE_CITY_IS_MISSING =
            "10/2f4f2/10/10/10/10/7F2/10/1F2F5/10 b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S";

    private static SpartaState state(String setup) {
        return Course.of(setup, List.of()).orThrow().end();
    }

    private static List<Judgement> thoughts(String setup, int depth) {
        var thoughts = new ArrayList<Judgement>();
        new Thinker(new Engine(1, 12), () -> thoughts.size() >= depth)
                .think(state(setup), thoughts::add);
        return thoughts;
    }

    @Test
    void aWinIsSeenAndNothingMoreIsLookedFor() {
        var last = thoughts(ONE_CITY_IS_MISSING, 9).getLast();
        assertThat(last.lines().getFirst())
                .isEqualTo(
                        new Judgement.Line(
                                last.lines().getFirst().value(),
                                Optional.of(1),
                                List.of("h4-i6*")));
        assertThat(last.lines().getFirst().value()).isGreaterThan(20_000);
        assertThat(last.depth()).isLessThan(9);
        assertThat(last.proved()).contains(new Judgement.Proved("South", 1, List.of("h4-i6*")));
    }

    @Test
    void withManyPiecesNothingIsProved() {
        assertThat(thoughts("standard", 1).getLast().proved()).isEmpty();
    }

    @Test
    void threeLinesBeginWithThreeMoves() {
        var last = thoughts("standard", 4).getLast();
        assertThat(last.depth()).isEqualTo(4);
        assertThat(last.lines())
                .hasSize(3)
                .extracting(line -> line.moves().getFirst())
                .doesNotHaveDuplicates();
        assertThat(last.nodes()).isPositive();
    }

    @Test
    void valuesAreSouthsWhoeverIsToMove() {
        var south = "10/2f4f2/10/10/10/10/3FFF4/10/1FFF1F4/10";
        var cities = "b5S,d5S,g5S,i5S,b6N,d6N,g6N,i6N";
        for (String toMove : List.of("S", "N"))
            assertThat(thoughts(south + " " + cities + " " + toMove, 3).getLast().lines())
                    .first()
                    .satisfies(line -> assertThat(line.value()).isPositive());
    }

    @Test
    void aFinishedGameLeavesNothingToThinkAbout() {
        var over = "10/2f7/10/10/10/10/7F2/10/1F2F5/10 b5S,d5S,g5S,i5S,b6S,d6S,g6S,i6N S";
        assertThat(thoughts(over, 1)).isEmpty();
    }

    @Test
    void aVisitorsNewQuestionEndsTheFormer() throws InterruptedException {
        try (var analyst = new Analyst()) {
            var first = analyst.begin(Asker.of(new PersonId("ada")), state("standard"));
            assertThat(first.news().poll(1, TimeUnit.MINUTES))
                    .isInstanceOf(ThinkingDesk.News.Thought.class);
            var second = analyst.begin(Asker.of(new PersonId("ada")), state("zigzag"));
            assertThat(lastOf(first)).isEqualTo(new ThinkingDesk.News.Done<>());
            assertThat(second.news().poll(1, TimeUnit.MINUTES))
                    .isInstanceOf(ThinkingDesk.News.Thought.class);
            second.close();
            assertThat(lastOf(second)).isEqualTo(new ThinkingDesk.News.Done<>());
        }
    }

    private static ThinkingDesk.News<Judgement> lastOf(ThinkingDesk<Judgement>.Task analysis)
            throws InterruptedException {
        var news = analysis.news().poll(1, TimeUnit.MINUTES);
        while (news instanceof ThinkingDesk.News.Thought)
            news = analysis.news().poll(1, TimeUnit.MINUTES);
        return Optional.ofNullable(news).orElseThrow();
    }
}

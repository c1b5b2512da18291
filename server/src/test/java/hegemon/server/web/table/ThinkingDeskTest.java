package hegemon.server.web.table;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue.Asker;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;

@Timeout(30)
class ThinkingDeskTest {
    private final ThinkingDesk<String> desk = new ThinkingDesk<>("test", Duration.ofMillis(1));

    /** Has a thought, and goes on until nobody wants more. */
    private ThinkingDesk<String>.Task endless(PersonId visitor, CountDownLatch begun) {
        return desk.begin(
                Asker.of(visitor),
                (hearer, unwanted) -> {
                    begun.countDown();
                    while (!unwanted.getAsBoolean()) Thread.onSpinWait();
                    hearer.accept("the last thought of " + visitor);
                });
    }

    @Test
    void whoThinksAtLengthMakesRoomForOthers() throws Exception {
        var begun = new CountDownLatch(1);
        try (var first = endless(new PersonId("first"), begun)) {
            begun.await();
            assertThat(desk.submit(Asker.of(new PersonId("other")), () -> "short").get())
                    .isEqualTo("short");
            assertThat(first.news().take())
                    .isEqualTo(new ThinkingDesk.News.Thought<>("the last thought of first"));
            assertThat(first.news().take()).isEqualTo(new ThinkingDesk.News.Done<String>());
        } finally {
            desk.close();
        }
    }

    @Test
    void whoAsksAgainNoLongerWaitsForTheFormerQuestion() throws InterruptedException {
        var begun = new CountDownLatch(1);
        var former = endless(new PersonId("one"), begun);
        begun.await();
        var second = new CountDownLatch(1);
        try (var now = endless(new PersonId("one"), second)) {
            second.await();
            assertThat(former.news()).contains(new ThinkingDesk.News.Done<>());
            assertThat(now.news()).isEmpty();
        } finally {
            desk.close();
        }
    }

    /** The interruption was meant for one question; the desk goes on. */
    @Test
    void whoGivesUpDoesNotCloseTheDesk() throws Exception {
        var begun = new CountDownLatch(1);
        var givenUp =
                desk.submit(
                        Asker.of(new PersonId("impatient")),
                        () -> {
                            begun.countDown();
                            while (!Thread.currentThread().isInterrupted()) Thread.onSpinWait();
                            return "too late";
                        });
        begun.await();
        givenUp.cancel(true);
        assertThat(desk.submit(Asker.of(new PersonId("other")), () -> "short").get())
                .isEqualTo("short");
        desk.close();
    }
}

package hegemon.server.web.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue;
import hegemon.server.play.FairQueue.Asker;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;

class WorkshopTest {
    private static final Asker ADA = Asker.of(new PersonId("ada"));
    private static final Duration LONG = Duration.ofMinutes(5);
    private static final Duration SHORT = Duration.ofMillis(50);

    private static Workshop workshop(Duration patience, Duration deadline) {
        return new Workshop("test", 1, new FairQueue<>(2, 2), patience, deadline);
    }

    @Test
    void whatComesToNoEndIsInterruptedAndTheNextIsDone() throws Exception {
        try (var workshop = workshop(SHORT, SHORT)) {
            var interrupted = new CountDownLatch(1);
            assertThatThrownBy(
                            () ->
                                    workshop.run(
                                            ADA,
                                            () -> {
                                                while (!Thread.currentThread().isInterrupted())
                                                    Thread.onSpinWait();
                                                interrupted.countDown();
                                                return "too late";
                                            }))
                    .isInstanceOf(NotNow.class);
            interrupted.await();
            // Its own patience may be over before the worker is back: then it says so.
            assertThat(eventually(workshop)).isFalse();
        }
    }

    /** Whether the next work finds itself interrupted. */
    private static boolean eventually(Workshop workshop) throws Exception {
        while (true) {
            try {
                return workshop.run(ADA, () -> Thread.currentThread().isInterrupted());
            } catch (NotNow notYet) {
                Thread.onSpinWait();
            }
        }
    }

    @Test
    void whatWaitsTooLongIsNotDone() throws Exception {
        try (var workshop = workshop(SHORT, LONG)) {
            var begun = new CountDownLatch(1);
            var end = new CountDownLatch(1);
            var first =
                    Thread.startVirtualThread(
                            () -> {
                                try {
                                    workshop.run(
                                            ADA,
                                            () -> {
                                                begun.countDown();
                                                end.await();
                                                return "";
                                            });
                                } catch (Exception e) {
                                    throw new AssertionError(e);
                                }
                            });
            begun.await();
            assertThatThrownBy(() -> workshop.run(ADA, () -> "never")).isInstanceOf(NotNow.class);
            end.countDown();
            first.join();
        }
    }

    @Test
    void whatItThrowsIsThrown() {
        try (var workshop = workshop(LONG, LONG)) {
            assertThatThrownBy(
                            () ->
                                    workshop.run(
                                            ADA,
                                            () -> {
                                                throw new IOException("no");
                                            }))
                    .isInstanceOf(IOException.class)
                    .hasMessage("no");
        }
    }
}

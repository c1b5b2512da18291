package hegemon.server.mail.in;

import jakarta.mail.MessagingException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Waits at the mailbox until its server says that mail has come, where it can (IDLE). It takes
 * nothing itself: the round does, on one server at a time.
 */
public final class Watch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Watch.class);
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final Optional<Mailbox> mailbox;
    private final Runnable came;
    private final CountDownLatch closed = new CountDownLatch(1);

    /**
     * @param mailbox empty: there is nothing to wait for
     * @param came called whenever mail may have come
     */
    public Watch(Optional<Mailbox> mailbox, Runnable came) {
        this.mailbox = mailbox;
        this.came = came;
    }

    public void start() {
        mailbox.ifPresent(box -> Thread.ofVirtual().name("mailbox").start(() -> watch(box)));
    }

    private void watch(Mailbox box) {
        while (closed.getCount() > 0) {
            try {
                if (!box.await(this::tell)) return;
            } catch (MessagingException | RuntimeException e) {
                LOG.debug("the mailbox is not watched for a while: {}", e.getMessage());
                if (!paused()) return;
            }
        }
    }

    /** Who closes it ends the wait, too. */
    private void tell() {
        if (closed.getCount() > 0) came.run();
    }

    private boolean paused() {
        try {
            return !closed.await(PAUSE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            return false;
        }
    }

    @Override
    public void close() {
        closed.countDown();
        mailbox.ifPresent(Mailbox::leave);
    }
}

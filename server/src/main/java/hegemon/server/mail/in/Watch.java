package hegemon.server.mail.in;

import jakarta.mail.MessagingException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Optional;

/**
 * Waits at the mailbox until its server says that mail has come, where it can (IDLE). It takes
 * nothing itself: the round does, on one server at a time.
 */
public final class Watch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Watch.class);
    private static final Duration PAUSE = Duration.ofMinutes(1);

    private final Optional<Mailbox> mailbox;
    private final Runnable came;
    private volatile boolean closed = false;
    private volatile Optional<Thread> watching = Optional.empty();

    /**
     * @param mailbox empty: there is nothing to wait for
     * @param came called whenever mail may have come
     */
    public Watch(Optional<Mailbox> mailbox, Runnable came) {
        this.mailbox = mailbox;
        this.came = came;
    }

    public void start() {
        watching = mailbox.map(box -> Thread.ofVirtual().name("mailbox").start(() -> watch(box)));
    }

    private void watch(Mailbox box) {
        while (!closed) {
            try {
                if (!box.await(came)) return;
            } catch (MessagingException e) {
                LOG.debug("the mailbox is not watched for a while: {}", e.getMessage());
                if (!paused()) return;
            }
        }
    }

    private static boolean paused() {
        try {
            Thread.sleep(PAUSE);
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }

    @Override
    public void close() {
        closed = true;
        mailbox.ifPresent(Mailbox::leave);
        watching.ifPresent(Thread::interrupt);
    }
}

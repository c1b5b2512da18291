package hegemon.server.mail.in;

import jakarta.mail.MessagingException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Fetches what has come. A mail leaves the mailbox only after what it said is kept; if the server
 * dies in between, it is read again and known. One that breaks its reader is tried again, then set
 * aside, and holds up no other.
 */
public final class Rounds {
    private static final Logger LOG = LoggerFactory.getLogger(Rounds.class);
    private static final int TRIES = 3;

    private final Optional<Mailbox> mailbox;
    private final MimeReader reader;
    private final Intake intake;
    private final Map<String, Integer> failures = new ConcurrentHashMap<>();

    /**
     * @param mailbox empty: the house gets no mail
     */
    public Rounds(Optional<Mailbox> mailbox, MimeReader reader, Intake intake) {
        this.mailbox = mailbox;
        this.reader = reader;
        this.intake = intake;
    }

    /** A mail that is to stay where it is, and with it those behind it. */
    private static final class NotNow extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NotNow(RuntimeException cause) {
            super(cause);
        }
    }

    public synchronized void round() {
        mailbox.ifPresent(this::round);
    }

    private void round(Mailbox box) {
        try {
            box.look(this::take);
        } catch (MessagingException e) {
            LOG.warn("the mailbox could not be read: {}", e.getMessage());
        } catch (NotNow e) {
            LOG.warn("a mail could not be taken, and is tried again", e.getCause());
        }
    }

    private Intake.Outcome take(String place, byte[] bytes, boolean whole) {
        var mail = reader.read(bytes);
        try {
            if (!whole) return aside(mail, "large");
            var outcome = intake.take(mail);
            failures.remove(place);
            return outcome;
        } catch (RuntimeException e) {
            if (failures.merge(place, 1, Integer::sum) < TRIES) throw new NotNow(e);
            LOG.warn("a mail was set aside unread", e);
            failures.remove(place);
            return aside(mail, "defect");
        }
    }

    private Intake.Outcome aside(Incoming mail, String why) {
        intake.setAside(mail, why);
        return Intake.Outcome.ASIDE;
    }
}

package hegemon.server.mail;

import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.MimeMessage;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.mail.MailException;
import org.springframework.mail.MailSendException;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;

import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Carries letters from the outbox to the mail server. If that does not take them, they stay and are
 * tried again, later and later; nobody waits for it.
 */
public final class Postman {
    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final int LETTERS_A_ROUND = 100;

    private final Outbox outbox;
    private final List<Writer> writers;
    private final JavaMailSender server;
    private final String from;
    private final String house;

    /**
     * @param from the address that the letters come from
     * @param house who writes, as readers know it
     */
    public Postman(
            Outbox outbox, List<Writer> writers, JavaMailSender server, String from, String house) {
        this.outbox = outbox;
        this.writers = List.copyOf(writers);
        this.server = server;
        this.from = from;
        this.house = house;
    }

    /** Sends what is due. Ends early when the mail server does not answer. */
    public void round() {
        for (var letter : outbox.due(LETTERS_A_ROUND)) if (!carry(List.of(letter))) return;
        for (var person : outbox.digestsDue(LETTERS_A_ROUND))
            if (!carry(outbox.digest(person))) return;
    }

    /** False if the mail server cannot be reached: no use in trying the next. */
    private boolean carry(List<Posted> posted) {
        var taken = posted.stream().filter(outbox::take).toList();
        if (taken.isEmpty()) return true;
        var letter = write(taken);
        if (letter.isEmpty()) {
            taken.forEach(outbox::drop);
            return true;
        }
        try {
            server.send(message(letter.get(), taken.getFirst().id()));
            taken.forEach(outbox::sent);
            return true;
        } catch (MailException | MessagingException | UnsupportedEncodingException e) {
            boolean refused = isRefusedForGood(e);
            var trouble = trouble(e);
            taken.forEach(each -> outbox.failed(each, trouble, refused));
            LOG.warn("A letter was not taken by the mail server: {}", trouble);
            return refused;
        }
    }

    private Optional<Letter> write(List<Posted> posted) {
        return writers.stream()
                .filter(writer -> writer.writes(posted.getFirst().kind()))
                .findFirst()
                .flatMap(writer -> writer.write(posted));
    }

    private MimeMessage message(Letter letter, String id)
            throws MessagingException, UnsupportedEncodingException {
        var message = new Identified(server.createMimeMessage(), "<" + id + "@" + domain() + ">");
        var helper = new MimeMessageHelper(message, true, StandardCharsets.UTF_8.name());
        helper.setFrom(from, house);
        helper.setTo(letter.address());
        helper.setSubject(letter.subject());
        helper.setText(Paper.text(letter, house), Paper.html(letter, house));
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setHeader("Content-Language", letter.language().code());
        if (letter.stop().isPresent()) {
            message.setHeader("List-Unsubscribe", "<" + letter.stop().get() + ">");
            message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        return message;
    }

    private String domain() {
        return from.substring(from.indexOf('@') + 1);
    }

    /** A letter that is sent twice after a crash has the same id both times. */
    private static final class Identified extends MimeMessage {
        private final String id;

        Identified(MimeMessage blank, String id) {
            super(blank.getSession());
            this.id = id;
        }

        @Override
        protected void updateMessageID() throws MessagingException {
            setHeader("Message-ID", id);
        }
    }

    /** The server took the connection and says that this address does not exist. */
    private static boolean isRefusedForGood(Exception failure) {
        return failure instanceof MailSendException sending
                && sending.getFailedMessages().values().stream()
                        .anyMatch(each -> each instanceof SendFailedException no && isFinal(no));
    }

    private static boolean isFinal(SendFailedException refused) {
        Exception each = refused;
        while (each instanceof MessagingException one) {
            var said = one.getMessage();
            if (said != null && said.strip().matches("(?s)5\\d\\d.*")) return true;
            each = one.getNextException();
        }
        return false;
    }

    private static String trouble(Exception failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) deepest = deepest.getCause();
        return deepest.getClass().getSimpleName() + ": " + deepest.getMessage();
    }
}

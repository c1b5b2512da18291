package hegemon.server.mail;

import jakarta.activation.DataHandler;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeBodyPart;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;
import jakarta.mail.util.ByteArrayDataSource;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.mail.MailException;
import org.springframework.mail.MailSendException;
import org.springframework.mail.javamail.JavaMailSender;

import java.io.UnsupportedEncodingException;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Optional;

/**
 * Carries letters from the outbox to the mail server. If that does not take them, they stay and are
 * tried again, later and later; nobody waits for it.
 */
public final class Postman {
    private static final Logger LOG = LoggerFactory.getLogger(Postman.class);
    private static final String UTF_8 = "UTF-8";
    private static final int LETTERS_A_ROUND = 100;

    private final Outbox outbox;
    private final List<Writer> writers;
    private final Optional<JavaMailSender> server;
    private final String from;
    private final String house;

    /**
     * @param server empty: nothing is sent, and everything stays
     * @param from the address that the letters come from
     * @param house who writes, as readers know it
     */
    public Postman(
            Outbox outbox,
            List<Writer> writers,
            Optional<? extends JavaMailSender> server,
            String from,
            String house) {
        this.outbox = outbox;
        this.writers = List.copyOf(writers);
        this.server = server.map(each -> each);
        this.from = from;
        this.house = house;
    }

    /** Sends what is due, one round at a time. Ends early when the mail server does not answer. */
    public synchronized void round() {
        server.ifPresent(this::round);
    }

    private void round(JavaMailSender to) {
        for (var letter : outbox.due(LETTERS_A_ROUND)) if (!carry(List.of(letter), to)) return;
        for (var person : outbox.digestsDue(LETTERS_A_ROUND))
            if (!carry(outbox.digest(person), to)) return;
    }

    /** False if the mail server cannot be reached: no use in trying the next. */
    private boolean carry(List<Posted> posted, JavaMailSender to) {
        var taken = posted.stream().filter(outbox::take).toList();
        if (taken.isEmpty()) return true;
        Optional<Letter> letter;
        try {
            letter = write(taken);
        } catch (RuntimeException e) {
            // One that cannot be written holds up no other.
            failed(taken, e, false);
            return true;
        }
        if (letter.isEmpty()) {
            taken.forEach(outbox::drop);
            return true;
        }
        return handedOver(letter.get(), taken, to);
    }

    private boolean handedOver(Letter letter, List<Posted> taken, JavaMailSender to) {
        try {
            to.send(message(to.createMimeMessage(), letter, taken.getFirst().id()));
            taken.forEach(outbox::sent);
            LOG.info("a letter was sent: {}", taken.getFirst().kind());
            return true;
        } catch (MailException | MessagingException | UnsupportedEncodingException e) {
            boolean refused = isRefusedForGood(e);
            failed(taken, e, refused);
            return refused;
        }
    }

    private void failed(List<Posted> taken, Exception failure, boolean forGood) {
        var trouble = trouble(failure);
        taken.forEach(each -> outbox.failed(each, trouble, forGood));
        LOG.warn("A letter was not sent: {}", trouble);
    }

    private Optional<Letter> write(List<Posted> posted) {
        return writers.stream()
                .filter(writer -> writer.writes(posted.getFirst().kind()))
                .findFirst()
                .flatMap(writer -> writer.write(posted));
    }

    private MimeMessage message(MimeMessage blank, Letter letter, String id)
            throws MessagingException, UnsupportedEncodingException {
        var message = new Identified(blank, "<" + id + "@" + domain() + ">");
        message.setFrom(new InternetAddress(from, house, UTF_8));
        message.setRecipients(Message.RecipientType.TO, letter.address());
        message.setSubject(letter.subject(), UTF_8);
        message.setSentDate(Date.from(Instant.now()));
        message.setContent(content(letter));
        if (letter.reply().isPresent())
            message.setReplyTo(
                    new InternetAddress[] {
                        new InternetAddress(letter.reply().get(), house, UTF_8)
                    });
        message.setHeader("Auto-Submitted", "auto-generated");
        message.setHeader("Content-Language", letter.language().code());
        if (letter.stop().isPresent()) {
            message.setHeader("List-Unsubscribe", "<" + letter.stop().get() + ">");
            message.setHeader("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        }
        return message;
    }

    private MimeMultipart content(Letter letter) throws MessagingException {
        var words =
                new MimeMultipart(
                        "alternative",
                        part(Paper.text(letter, house), "plain"),
                        part(Paper.html(letter, house), "html"));
        if (letter.enclosed().isEmpty()) return words;
        var said = new MimeBodyPart();
        said.setContent(words);
        var all = new MimeMultipart("mixed", said);
        for (Letter.Enclosed file : letter.enclosed()) all.addBodyPart(enclosed(file));
        return all;
    }

    private static MimeBodyPart enclosed(Letter.Enclosed file) throws MessagingException {
        var part = new MimeBodyPart();
        var bytes = new ByteArrayDataSource(file.content(), file.type());
        part.setDataHandler(new DataHandler(bytes));
        part.setFileName(file.name());
        return part;
    }

    private static MimeBodyPart part(String text, String kind) throws MessagingException {
        var part = new MimeBodyPart();
        part.setText(text, UTF_8, kind);
        return part;
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

package hegemon.server.mail;

import jakarta.mail.MessagingException;
import jakarta.mail.internet.InternetAddress;

import org.eclipse.angus.mail.smtp.SMTPTransport;
import org.springframework.mail.javamail.JavaMailSenderImpl;

/** The connection to the mail server that a host has named. */
public final class MailServer {
    private static final String PATIENCE_MILLIS = "20000";

    /** What a server says that did as it was asked. */
    private static final int TAKEN = 250;

    static {
        readWhatIsNearlyRight();
    }

    private MailServer() {}

    /**
     * How the library is to take letters that keep to no rule. It reads these once, with the first
     * letter that comes or goes, and has no other place for them.
     */
    public static void readWhatIsNearlyRight() {
        System.setProperty("mail.mime.base64.ignoreerrors", "true");
        System.setProperty("mail.mime.ignoreunknownencoding", "true");
        System.setProperty("mail.mime.decodetext.strict", "false");
        System.setProperty("mail.mime.parameters.strict", "false");
    }

    public static JavaMailSenderImpl of(Smtp smtp) {
        var sender = new JavaMailSenderImpl();
        var protocol = smtp.security() == Smtp.Security.TLS ? "smtps" : "smtp";
        sender.setProtocol(protocol);
        sender.setHost(smtp.host());
        sender.setPort(smtp.port());
        var rules = sender.getJavaMailProperties();
        var prefix = "mail." + protocol + ".";
        if (!smtp.user().isEmpty()) {
            sender.setUsername(smtp.user());
            sender.setPassword(smtp.password());
            rules.setProperty(prefix + "auth", "true");
        }
        if (smtp.security() == Smtp.Security.STARTTLS) {
            rules.setProperty(prefix + "starttls.enable", "true");
            rules.setProperty(prefix + "starttls.required", "true");
        }
        rules.setProperty(prefix + "ssl.checkserveridentity", "true");
        for (String wait : new String[] {"connectiontimeout", "timeout", "writetimeout"})
            rules.setProperty(prefix + wait, PATIENCE_MILLIS);
        return sender;
    }

    /** Begins a letter as ours begin and takes it back: some servers refuse only then. */
    public static void check(Smtp smtp) throws MessagingException {
        var server = of(smtp);
        try (var transport =
                (SMTPTransport) server.getSession().getTransport(server.getProtocol())) {
            transport.connect(smtp.host(), smtp.port(), server.getUsername(), server.getPassword());
            var from = new InternetAddress(smtp.from()).getAddress();
            transport.issueCommand("MAIL FROM:<" + from + ">", TAKEN);
            transport.issueCommand("RSET", TAKEN);
        }
    }
}

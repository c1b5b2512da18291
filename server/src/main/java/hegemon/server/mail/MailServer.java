package hegemon.server.mail;

import org.springframework.mail.javamail.JavaMailSenderImpl;

/** The connection to the mail server that a host has named. */
public final class MailServer {
    private static final String PATIENCE_MILLIS = "20000";

    private MailServer() {}

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
}

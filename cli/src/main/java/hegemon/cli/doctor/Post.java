package hegemon.cli.doctor;

import hegemon.server.mail.MailServer;
import hegemon.server.mail.Smtp;
import hegemon.server.mail.in.MailIn;
import hegemon.server.mail.in.Mailbox;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.FolderNotFoundException;
import jakarta.mail.MessagingException;

import org.springframework.mail.MailException;
import org.springframework.mail.SimpleMailMessage;

import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.security.cert.CertPathBuilderException;
import java.security.cert.CertificateException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.net.ssl.SSLException;

/** Mail both ways. */
public final class Post {
    /** How one of the two ways is. */
    public record Way(boolean works, String sentence) {}

    private static final Way NO_MAILBOX =
            new Way(true, "no mailbox is set (mail-in); nobody can play by mail");

    private static final String INSECURE =
            "no secure connection; look at the port, mail-security, and imap or imaps";

    private Post() {}

    /** Whether the mail server takes letters; with an address, by sending one. */
    public static Way sends(Smtp smtp, Optional<String> to) {
        try {
            MailServer.check(smtp);
            to.ifPresent(address -> MailServer.of(smtp).send(letter(smtp, address)));
            return new Way(
                    true,
                    smtp
                            + " takes letters from "
                            + smtp.from()
                            + to.map(each -> ", and took one to " + each + ": see that it arrives")
                                    .orElse(""));
        } catch (MessagingException | MailException e) {
            return new Way(false, smtp + " takes no letters: " + said(e));
        }
    }

    private static SimpleMailMessage letter(Smtp smtp, String to) {
        var letter = new SimpleMailMessage();
        letter.setFrom(smtp.from());
        letter.setTo(to);
        letter.setSubject("Hegemon");
        letter.setText(
                """
                A test letter of your house. If you can read this, letters arrive.
                Ein Probebrief deines Hauses. Wenn du das lesen kannst, kommen Briefe an.
                Un courriel d’essai de ta maison. Si tu peux lire ceci, les courriels arrivent.
                """);
        return letter;
    }

    public static Way gets(Optional<MailIn> box) {
        return box.map(Post::gets).orElse(NO_MAILBOX);
    }

    private static Way gets(MailIn box) {
        try {
            new Mailbox(box).check();
            return new Way(true, box + " can be read, and has its folders done and aside");
        } catch (MessagingException e) {
            return new Way(false, box + " cannot be read: " + said(e));
        }
    }

    /** The same as findings. */
    public static List<Finding> look(
            Optional<Smtp> smtp, Optional<MailIn> box, Optional<String> letterTo) {
        if (smtp.isEmpty())
            return List.of(
                    Finding.look(
                            "mail out",
                            "no mail server is set: no letters, no forgotten passwords",
                            "set mail-host and mail-from"));
        var all = new ArrayList<Finding>();
        all.add(finding("mail out", sends(smtp.get(), letterTo)));
        all.add(finding("mail in", gets(box)));
        return all;
    }

    private static Finding finding(String about, Way way) {
        return way.works()
                ? Finding.ok(about, way.sentence())
                : Finding.bad(about, way.sentence(), "mend it, then try ./hegemon mail test");
    }

    /** What to look at, then the words of the library. */
    private static String said(Exception failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) deepest = deepest.getCause();
        return advice(deepest) + " (" + String.valueOf(deepest.getMessage()).strip() + ")";
    }

    private static String advice(Throwable why) {
        return switch (why) {
            case AuthenticationFailedException ignored ->
                    "the user or the password is not right; some providers want a password for"
                            + " programs";
            case UnknownHostException ignored -> "there is no such host";
            case ConnectException ignored -> "nobody answers there; look at host and port";
            case SocketTimeoutException ignored ->
                    "nobody answers in time; look at host, port and firewall";
            case CertPathBuilderException ignored ->
                    "its certificate is not one that this machine trusts; take a provider with one"
                            + " that is, or add it to Java’s trust store";
            case CertificateException ignored ->
                    "its certificate is for another name; write the host as the certificate does";
            case FolderNotFoundException ignored -> "there is no such folder; most call it INBOX";
            case SSLException ignored -> INSECURE;
            case MessagingException e when String.valueOf(e.getMessage()).contains("STARTTLS") ->
                    INSECURE;
            case MessagingException e when String.valueOf(e.getMessage()).startsWith("5") ->
                    "it takes nothing from this address; look at mail-user and mail-from";
            default -> why.getClass().getSimpleName();
        };
    }
}

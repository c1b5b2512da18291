package hegemon.server.mail.in;

import hegemon.server.mail.MailServer;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeUtility;

import java.io.ByteArrayInputStream;
import java.io.UnsupportedEncodingException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Pattern;

/** Reads a mail. Never throws on what somebody sent; what cannot be read is absent. */
public final class MimeReader {
    /** Longer mails are set aside unread; so much of them is looked at to know whose they are. */
    public static final int MOST_BYTES = 6_000_000;

    private static final int LONGEST_SUBJECT = 300;
    private static final int MOST_ADDRESSES = 50;
    private static final Pattern ADDRESS =
            Pattern.compile("[^\\s<>,;\"]{1,64}@[^\\s<>,;\"]{1,190}");
    private static final Pattern ID = Pattern.compile("<([^<>\\s]{3,250})>");
    private static final Pattern FAILED =
            Pattern.compile(
                    "(?im)^(?:final|original)-recipient\\s*:\\s*[^;\\s]{1,20}\\s*;\\s*<?([^\\s<>]{3,254})");
    private static final Pattern ACTION = Pattern.compile("(?im)^action\\s*:\\s*([a-z]+)");
    private static final Pattern STATUS = Pattern.compile("(?im)^status\\s*:\\s*([0-9.]+)");
    private static final Pattern RETURNED_ID =
            Pattern.compile("(?im)^message-id\\s*:\\s*<([^<>\\s]{3,250})>");

    private final Session session = Session.getInstance(new Properties());
    private final String server;

    static {
        MailServer.readWhatIsNearlyRight();
    }

    /**
     * @param server whose word about senders is believed, as it names itself; empty: nobody's
     */
    public MimeReader(String server) {
        this.server = server;
    }

    public Incoming read(byte[] mail) {
        var bytes = mail.length > MOST_BYTES ? java.util.Arrays.copyOf(mail, MOST_BYTES) : mail;
        try {
            return read(new MimeMessage(session, new ByteArrayInputStream(bytes)), bytes);
        } catch (MessagingException | RuntimeException e) {
            return new Incoming(
                    hash(bytes),
                    Optional.empty(),
                    List.of(),
                    "",
                    List.of(),
                    true,
                    Optional.empty(),
                    Incoming.Seal.UNKNOWN,
                    List.of(),
                    List.of());
        }
    }

    private Incoming read(MimeMessage mail, byte[] bytes) throws MessagingException {
        var sender = sender(mail);
        var subject = subject(mail);
        var parts = Parts.of(mail);
        return new Incoming(
                id(mail, bytes),
                sender,
                recipients(mail),
                subject,
                answers(mail),
                Automatic.is(mail, sender.orElse(""), subject) || !parts.report().isEmpty(),
                bounce(parts),
                Seals.of(headings(mail, "Authentication-Results"), server, sender.orElse("")),
                parts.texts(),
                parts.unread());
    }

    /** The Message-ID, with the sender so that nobody can spoil another's; else of all there is. */
    private static String id(MimeMessage mail, byte[] bytes) throws MessagingException {
        var named = ID.matcher(String.join(" ", headings(mail, "Message-ID")));
        if (!named.find()) return hash(bytes);
        var from = String.join(" ", headings(mail, "From"));
        return hash((named.group(1) + "\n" + from).getBytes(StandardCharsets.UTF_8));
    }

    private static String hash(byte[] bytes) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return HexFormat.of().formatHex(digest, 0, 20);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static String[] headings(MimeMessage mail, String name) throws MessagingException {
        var values = mail.getHeader(name);
        return values == null ? new String[0] : values;
    }

    private static Optional<String> sender(MimeMessage mail) throws MessagingException {
        var from = headings(mail, "From");
        if (from.length != 1 || from[0].length() > 1_000) return Optional.empty();
        try {
            var addresses = InternetAddress.parseHeader(from[0], false);
            if (addresses.length != 1) return Optional.empty();
            return Optional.ofNullable(addresses[0].getAddress())
                    .filter(each -> ADDRESS.matcher(each).matches());
        } catch (AddressException e) {
            return Optional.empty();
        }
    }

    private static List<String> recipients(MimeMessage mail) throws MessagingException {
        var all = new ArrayList<String>();
        for (String name :
                List.of("To", "Cc", "Delivered-To", "X-Original-To", "Envelope-To", "Resent-To"))
            for (String heading : headings(mail, name)) {
                var found = ADDRESS.matcher(heading);
                while (found.find() && all.size() < MOST_ADDRESSES)
                    all.add(found.group().toLowerCase(Locale.ROOT));
            }
        return all.stream().distinct().toList();
    }

    private static String subject(MimeMessage mail) throws MessagingException {
        var raw = String.join(" ", headings(mail, "Subject"));
        var cut = raw.substring(0, Math.min(raw.length(), 4 * LONGEST_SUBJECT));
        var subject =
                decoded(Decoding.text(cut.getBytes(StandardCharsets.ISO_8859_1), Optional.empty()));
        var line = subject.replaceAll("\\s+", " ").strip();
        return line.substring(0, Math.min(line.length(), LONGEST_SUBJECT));
    }

    private static String decoded(String text) {
        try {
            return MimeUtility.decodeText(MimeUtility.unfold(text));
        } catch (UnsupportedEncodingException | RuntimeException e) {
            return text;
        }
    }

    private static List<String> answers(MimeMessage mail) throws MessagingException {
        var all = new ArrayList<String>();
        for (String name : List.of("In-Reply-To", "References")) {
            var ids = new ArrayList<String>();
            var found = ID.matcher(String.join(" ", headings(mail, name)));
            while (found.find() && ids.size() < MOST_ADDRESSES) ids.add(found.group(1));
            all.addAll(ids.reversed());
        }
        return all.stream().distinct().toList();
    }

    private static Optional<Incoming.Bounce> bounce(Parts parts) {
        var report = parts.report();
        if (report.isEmpty()) return Optional.empty();
        var action = ACTION.matcher(report);
        var status = STATUS.matcher(report);
        boolean forGood = action.find() && action.group(1).equalsIgnoreCase("failed");
        return Optional.of(
                new Incoming.Bounce(
                        found(FAILED, report),
                        found(RETURNED_ID, parts.returned()),
                        status.find() ? status.group(1) : "",
                        forGood));
    }

    private static Optional<String> found(Pattern pattern, String text) {
        var match = pattern.matcher(text);
        return match.find() ? Optional.of(match.group(1)) : Optional.empty();
    }
}

package hegemon.server.mail.in;

import java.util.Locale;
import java.util.regex.Pattern;

/** What the receiving server found out about the sender (RFC 8601). */
final class Seals {
    private static final Pattern RESULT =
            Pattern.compile("\\b(dkim|spf|dmarc)\\s*=\\s*([a-z]+)([^;]{0,500})");
    private static final Pattern DOMAIN =
            Pattern.compile(
                    "(?:header\\.d|header\\.i|smtp\\.mailfrom|header\\.from)\\s*=\\s*\"?(?:[^\\s;\"@]*@)?([a-z0-9.-]+)");

    private Seals() {}

    /**
     * @param headings the headings Authentication-Results, the topmost first; only the first of the
     *     server that we believe counts, since anybody can write more of them
     */
    static Incoming.Seal of(String[] headings, String server, String sender) {
        if (server.isEmpty()) return Incoming.Seal.UNKNOWN;
        for (String heading : headings) {
            var text = heading.toLowerCase(Locale.ROOT).replaceAll("[\\s]+", " ").strip();
            var host = text.split("[ ;]", 2)[0];
            if (host.equals(server.toLowerCase(Locale.ROOT))) return judged(text, domain(sender));
        }
        return Incoming.Seal.UNKNOWN;
    }

    private static String domain(String sender) {
        return sender.substring(sender.lastIndexOf('@') + 1).toLowerCase(Locale.ROOT);
    }

    private static Incoming.Seal judged(String text, String domain) {
        var results = RESULT.matcher(text);
        boolean looked = false;
        while (results.find()) {
            var verdict = results.group(2);
            if (results.group(1).equals("dmarc") && verdict.equals("fail"))
                return Incoming.Seal.FALSE;
            if (verdict.equals("pass") && isOf(domain, results.group(3)))
                return Incoming.Seal.GENUINE;
            looked |= !verdict.equals("none") && !verdict.equals("pass");
        }
        return looked ? Incoming.Seal.FALSE : Incoming.Seal.UNKNOWN;
    }

    /** The same domain, or one above it. */
    private static boolean isOf(String domain, String properties) {
        var named = DOMAIN.matcher(properties);
        while (named.find()) {
            var other = named.group(1);
            if (domain.equals(other) || (other.contains(".") && domain.endsWith("." + other)))
                return true;
        }
        return false;
    }
}

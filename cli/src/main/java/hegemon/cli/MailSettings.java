package hegemon.cli;

import hegemon.server.mail.in.MailIn;

import java.net.URI;
import java.util.Optional;

/** The mailbox of the house, as a host has set it. */
final class MailSettings {
    private static final int SECURE_PORT = 993;
    private static final int PLAIN_PORT = 143;

    private enum Plus {
        ON,
        OFF
    }

    private MailSettings() {}

    static Optional<MailIn> mailIn(Settings settings) {
        boolean plus = settings.choice(Setting.MAIL_IN_PLUS, Plus.class) == Plus.ON;
        if (settings.value(Setting.MAIL_IN).isEmpty()) return Optional.empty();
        if (settings.value(Setting.MAIL_HOST).isEmpty())
            throw settings.wrong(
                    Setting.MAIL_HOST, "to get mail, name the server that sends the answers, too");
        var box = box(settings);
        var path = Optional.ofNullable(box.getPath()).orElse("").replaceFirst("^/", "");
        boolean secure = "imaps".equals(box.getScheme());
        return Optional.of(
                new MailIn(
                        box.getHost(),
                        box.getPort() < 0 ? secure ? SECURE_PORT : PLAIN_PORT : box.getPort(),
                        secure,
                        box.getUserInfo(),
                        settings.value(Setting.MAIL_IN_PASSWORD),
                        path.isEmpty() ? "INBOX" : path,
                        address(settings),
                        plus,
                        settings.value(Setting.MAIL_IN_TRUST)));
    }

    /** The user may be an address: imaps://games%40example.org@imap.example.org. */
    private static URI box(Settings settings) {
        try {
            var box = URI.create(settings.value(Setting.MAIL_IN));
            boolean whole =
                    String.valueOf(box.getScheme()).matches("imaps?")
                            && box.getHost() != null
                            && box.getUserInfo() != null
                            && !box.getUserInfo().contains(":");
            if (whole) return box;
        } catch (IllegalArgumentException e) {
            // Said below.
        }
        throw settings.wrong(
                Setting.MAIL_IN,
                "the mailbox is written imaps://user@host:port/folder, without the password, and"
                        + " an @ in the user as %40");
    }

    private static String address(Settings settings) {
        var own = settings.value(Setting.MAIL_IN_ADDRESS);
        var address = own.isEmpty() ? settings.value(Setting.MAIL_FROM) : own;
        if (!address.matches("[^@\\s<>+]+@[^@\\s<>]+"))
            throw settings.wrong(
                    Setting.MAIL_IN_ADDRESS,
                    "name the address to which players write, such as games@example.org");
        return address;
    }
}

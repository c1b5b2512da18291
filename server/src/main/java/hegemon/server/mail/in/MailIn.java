package hegemon.server.mail.in;

/**
 * The mailbox in which the house gets its mail (IMAP).
 *
 * @param secure over TLS from the first byte; without it only on the same machine
 * @param address to which people write
 * @param plus whether mail to {@code name+anything@host} arrives at {@code name@host}
 * @param trusted the receiving server whose word about senders is believed, as it names itself in
 *     the heading Authentication-Results; empty: none
 */
public record MailIn(
        String host,
        int port,
        boolean secure,
        String user,
        String password,
        String folder,
        String address,
        boolean plus,
        String trusted) {
    public MailIn at(int other) {
        return new MailIn(host, other, secure, user, password, folder, address, plus, trusted);
    }

    /** Without the password: this may stand in a log. */
    @Override
    public String toString() {
        return (secure ? "imaps://" : "imap://") + user + "@" + host + ":" + port + "/" + folder;
    }
}

package hegemon.server.mail;

/**
 * The mail server that takes our letters.
 *
 * @param user empty if it asks for none
 * @param from the address that the letters come from
 */
public record Smtp(
        String host, int port, String user, String password, String from, Security security) {
    /** How the connection is protected. */
    public enum Security {
        STARTTLS,
        TLS,
        NONE
    }

    /** Without the password: this may stand in a log. */
    @Override
    public String toString() {
        return host + ":" + port;
    }
}

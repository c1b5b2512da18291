package hegemon.server.accounts;

/** Who may claim an account. Guests may play in any case. */
public enum Registration {
    OPEN,
    INVITATION,
    CLOSED
}

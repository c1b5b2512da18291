package hegemon.server.store;

/** What a server needs for itself alone is not to be had: its database, or its port. */
public final class InUse extends RuntimeException {
    public InUse(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}

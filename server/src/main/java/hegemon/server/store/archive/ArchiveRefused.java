package hegemon.server.store.archive;

/** An export or import that cannot be done; the message is for the host. */
public final class ArchiveRefused extends RuntimeException {
    ArchiveRefused(String sentence) {
        super(sentence);
    }

    /** Why. */
    public String sentence() {
        return String.valueOf(getMessage());
    }
}

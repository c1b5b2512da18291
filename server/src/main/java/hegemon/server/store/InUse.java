package hegemon.server.store;

/** Another server has this database, and it can serve only one. */
public final class InUse extends RuntimeException {
    InUse(String sentence) {
        super(sentence);
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }
}

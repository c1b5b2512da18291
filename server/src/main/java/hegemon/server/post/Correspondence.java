package hegemon.server.post;

/** A game that can be played by mail. */
public interface Correspondence {
    /** Its name. */
    String game();

    /**
     * Does what a mail says and answers it, in one transaction. A mail that says nothing is
     * answered too.
     */
    void take(Delivery mail);
}

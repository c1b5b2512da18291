package hegemon.server.post;

import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import java.util.List;
import java.util.Optional;

/** A game that can be played by mail. */
public interface Correspondence {
    /** Its name. */
    String game();

    /** The password in it. */
    Optional<String> password(String subject, List<String> texts);

    /** Whether it names this table, and nothing in it is of another one. */
    boolean isMeant(LiveTable table, Seat seat, String subject, List<String> texts);

    /** What the table is called, for somebody who sits at several. */
    String title(LiveTable table);

    /**
     * Does what a mail says and answers it, in one transaction. A mail that says nothing is
     * answered too.
     */
    void take(Delivery mail);

    /** Tells the sender that a mail was too large to be read. */
    void tooLarge(Delivery mail);
}

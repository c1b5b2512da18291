package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import java.util.Optional;

/** What waits to be told of a table, whatever the way: each way has a table of its own for it. */
public final class Waiting {
    private Waiting() {}

    /**
     * Nothing of that table waits for this person any more.
     *
     * @param rows the table of the database
     * @param only of this event, if one is named
     */
    public static void remove(
            Sql sql, String rows, PersonId person, TableId table, Optional<Notices.Event> only) {
        var event = only.map(Notices.Event::text).orElse("");
        sql.change(
                "delete from " + rows + " where person_id = ? and game_id = ? and ? in ('', event)",
                person,
                table,
                event);
    }
}

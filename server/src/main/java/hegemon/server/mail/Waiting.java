package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import java.util.Optional;

/** What waits to be told of a table, whatever the way: each way has a table of its own for it. */
public final class Waiting {
    private Waiting() {}

    /** Whether anything of that table waits for this person, whatever the way. */
    static boolean isAny(Sql sql, PersonId person, TableId table) {
        return sql.find(
                        Integer.class,
                        """
                        select 1
                            where exists (select 1 from notice where person_id = ? and game_id = ?)
                                or exists (select 1 from push_call where person_id = ? and game_id = ?)
                                or exists (select 1 from hook_call where person_id = ? and game_id = ?)
                                or exists (select 1 from letter
                                    where person_id = ? and game_id = ? and sent_at is null)
                        """,
                        person,
                        table,
                        person,
                        table,
                        person,
                        table,
                        person,
                        table)
                .isPresent();
    }

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

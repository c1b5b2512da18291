package hegemon.server.store;

import hegemon.server.id.EventId;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.springframework.jdbc.core.RowMapper;

/** Rows that are an id and nothing else. */
public final class Ids {
    public static final RowMapper<PersonId> PERSON =
            (row, ignored) -> new PersonId(row.getString(1));
    public static final RowMapper<TableId> TABLE = (row, ignored) -> new TableId(row.getString(1));
    public static final RowMapper<EventId> EVENT = (row, ignored) -> new EventId(row.getString(1));

    private Ids() {}
}

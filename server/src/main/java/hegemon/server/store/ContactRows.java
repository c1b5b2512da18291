package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.springframework.jdbc.core.RowCallbackHandler;

import java.util.Map;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Addresses that players deposited at a table for those whom its rules tell them. */
public final class ContactRows {
    private final Sql sql;

    public ContactRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** By person; who deposited none is missing. */
    public Map<PersonId, String> of(TableId game) {
        var found = new TreeMap<PersonId, String>();
        sql.ask("select person, address from contact_address where game_id = ?", game)
                .query(
                        (RowCallbackHandler)
                                row -> found.put(new PersonId(row.getString(1)), row.getString(2)));
        return found;
    }

    /** An empty one takes back what was there. */
    public void deposit(TableId game, PersonId person, String address, long now) {
        if (address.isEmpty()) {
            sql.change(
                    "delete from contact_address where game_id = ? and person = ?",
                    game,
                    person.value());
            return;
        }
        sql.change(
                "insert into contact_address (game_id, person, address, changed_at) values (?, ?,"
                        + " ?, ?) on conflict (game_id, person) do update set address ="
                        + " excluded.address, changed_at = excluded.changed_at",
                game,
                person.value(),
                address,
                now);
    }
}

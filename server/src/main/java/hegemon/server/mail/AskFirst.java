package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * All ways to tell, as one. Every move makes moot what waited for whoever played it, and mostly
 * nothing did: one question finds that, instead of a deletion for each way.
 */
public final class AskFirst implements Notices {
    private final Sql sql;
    private final Notices ways;

    public AskFirst(DataSource database, Notices... ways) {
        this.sql = new Sql(database);
        this.ways = Notices.all(ways);
    }

    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        ways.tell(person, event, table, game, by, said);
    }

    @Override
    public void write(PersonId person, Event event, TableId table, String game, List<String> what) {
        ways.write(person, event, table, game, what);
    }

    @Override
    public void moot(PersonId person, TableId table, Optional<Event> only) {
        if (Waiting.isAny(sql, person, table)) ways.moot(person, table, only);
    }
}

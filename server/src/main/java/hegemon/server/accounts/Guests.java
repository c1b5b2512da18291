package hegemon.server.accounts;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.util.Optional;

import javax.sql.DataSource;

/** People without an account. A guest is whoever holds the token. */
public final class Guests {
    /** A new guest: the token goes into the cookie and nowhere else. */
    public record NewGuest(PersonId id, String token) {}

    private final Sql sql;
    private final SignIns signIns;
    private final Clock clock;

    public Guests(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.signIns = new SignIns(database, clock);
        this.clock = clock;
    }

    public NewGuest welcome() {
        return welcome("");
    }

    /**
     * A new guest.
     *
     * @param agent what the browser calls itself
     */
    public NewGuest welcome(String agent) {
        return sql.together(() -> insert(agent));
    }

    private NewGuest insert(String agent) {
        var id = Lot.id();
        sql.change("insert into person (id, created_at) values (?, ?)", id, clock.millis());
        return new NewGuest(new PersonId(id), signIns.open(new PersonId(id), agent));
    }

    /** The id of the person who holds this token. */
    public Optional<PersonId> byToken(String token) {
        return signIns.person(token);
    }
}

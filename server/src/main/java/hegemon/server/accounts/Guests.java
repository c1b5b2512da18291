package hegemon.server.accounts;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.time.Clock;
import java.util.Objects;
import java.util.Optional;

import javax.sql.DataSource;

/** People without an account. A guest is whoever holds the token. */
public final class Guests {
    /** A new guest: the token goes into the cookie and nowhere else. */
    public record NewGuest(PersonId id, String token) {}

    private final JdbcClient sql;
    private final TransactionTemplate transaction;
    private final SignIns signIns;
    private final Clock clock;

    public Guests(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
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
        return Objects.requireNonNull(transaction.execute(ignored -> insert(agent)));
    }

    private NewGuest insert(String agent) {
        var id = Lot.id();
        sql.sql("insert into person (id, created_at) values (?, ?)")
                .params(id, clock.millis())
                .update();
        return new NewGuest(new PersonId(id), signIns.open(new PersonId(id), agent));
    }

    /** The id of the person who holds this token. */
    public Optional<PersonId> byToken(String token) {
        return signIns.person(token);
    }
}

package hegemon.server.push;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.store.Count;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Clock;
import java.time.Duration;

import javax.sql.DataSource;

/** Notices as calls: they wait until the quiet hours of their person are over. */
public final class PushNotices implements Notices {
    /** Whoever sits at the table sees it there meanwhile. */
    static final Duration GRACE = Duration.ofSeconds(20);

    private final JdbcClient sql;
    private final MailWishes wishes;
    private final Clock clock;

    public PushNotices(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.wishes = new MailWishes(database);
        this.clock = clock;
    }

    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        var devices =
                Count.of(
                        sql,
                        "push_device where person_id = ? and ',' || kinds || ',' like ?",
                        person.value(),
                        "%," + event.text() + ",%");
        if (devices == 0) return;
        sql.sql(
                        "insert into push_call (person_id, game_id, event, due_at) values (?, ?, ?,"
                                + " ?) on conflict (person_id, game_id, event) do update set due_at"
                                + " = excluded.due_at")
                .params(
                        person.value(),
                        table.value(),
                        event.text(),
                        wishes.of(person).afterQuiet(clock.instant().plus(GRACE)).toEpochMilli())
                .update();
    }

    @Override
    public void moot(PersonId person, TableId table) {
        sql.sql("delete from push_call where person_id = ? and game_id = ?")
                .params(person.value(), table.value())
                .update();
    }
}

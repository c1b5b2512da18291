package hegemon.server.push;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.mail.Waiting;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

import javax.sql.DataSource;

/** Notices as calls: they wait until the quiet hours of their person are over. */
public final class PushNotices implements Notices {
    /** Whoever sits at the table sees it there meanwhile. */
    static final Duration GRACE = Duration.ofSeconds(20);

    private final Sql sql;
    private final MailWishes wishes;
    private final Clock clock;

    public PushNotices(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.wishes = new MailWishes(database);
        this.clock = clock;
    }

    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        var devices =
                sql.count(
                        "push_device where person_id = ? and ',' || kinds || ',' like ?",
                        person,
                        "%," + event.text() + ",%");
        if (devices == 0) return;
        sql.change(
                "insert into push_call (person_id, game_id, event, due_at) values (?, ?, ?, ?) on"
                        + " conflict (person_id, game_id, event) do update set due_at ="
                        + " excluded.due_at",
                person,
                table,
                event.text(),
                wishes.of(person).afterQuiet(clock.instant().plus(GRACE)).toEpochMilli());
    }

    @Override
    public void moot(PersonId person, TableId table, Optional<Event> only) {
        Waiting.remove(sql, "push_call", person, table, only);
    }
}

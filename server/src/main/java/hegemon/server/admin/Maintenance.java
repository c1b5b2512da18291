package hegemon.server.admin;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.play.House;
import hegemon.server.store.Pauses.Pause;
import hegemon.server.store.Sql;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * A time in which moves and deadlines rest and readers may look on. It is a downtime that is known
 * before: pages say so from the moment it is planned, and whoever has a running game and an address
 * gets a letter.
 */
public final class Maintenance {
    /** Longer is no maintenance but an absence. */
    public static final Duration LONGEST = Duration.ofDays(2);

    private final Sql sql;
    private final House house;
    private final Outbox outbox;
    private final AuditLog audit;

    public Maintenance(DataSource database, House house, Outbox outbox, AuditLog audit) {
        this.sql = new Sql(database);
        this.house = house;
        this.outbox = outbox;
        this.audit = audit;
    }

    /** The one under way, or else the next. */
    public Optional<Pause> planned() {
        return house.heartbeats().pauses().from(house.clock().millis());
    }

    /** False if there is one already, it lies in the past, or it lasts too long. */
    public boolean plan(PersonId by, Instant begins, Duration length) {
        long now = house.clock().millis();
        var rest =
                new Pause(Math.max(now, begins.toEpochMilli()), begins.plus(length).toEpochMilli());
        if (planned().isPresent() || rest.ended() <= now || length.compareTo(LONGEST) > 0)
            return false;
        sql.together(
                () -> {
                    house.heartbeats().plan(rest);
                    tell(rest);
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.MAINTENANCE,
                            "",
                            Instant.ofEpochMilli(rest.began())
                                    + " – "
                                    + Instant.ofEpochMilli(rest.ended()));
                });
        return true;
    }

    /** Nobody need be told of what others play. */
    private void tell(Pause rest) {
        var times = List.of(Long.toString(rest.began()), Long.toString(rest.ended()));
        sql.ask(
                        """
                        select p.id, p.email from person p where p.email is not null and p.deleted_at is null
                            and exists (select 1 from seat s join game g on g.id = s.game_id
                                where s.guest_id = p.id and g.ended_at is null)
                            and not exists (select 1 from mail_wish w where w.person_id = p.id and w.manner = 'never')
                        """)
                .query()
                .listOfRows()
                .forEach(
                        row ->
                                outbox.toPerson(
                                        HouseWriter.MAINTENANCE,
                                        new PersonId(String.valueOf(row.get("id"))),
                                        String.valueOf(row.get("email")),
                                        times));
    }

    /** The house goes on at once, or what was planned is not done. */
    public void end(PersonId by) {
        sql.together(
                () -> {
                    house.heartbeats().resume(house.clock().millis());
                    audit.write(Optional.of(by), AuditLog.Act.REOPEN, "", "");
                });
    }
}

package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;

import javax.sql.DataSource;

/** What each person said about letters. */
public final class MailWishes {
    private final Sql sql;

    public MailWishes(DataSource database) {
        this.sql = new Sql(database);
    }

    public MailWish of(PersonId person) {
        return sql.find(
                        (row, ignored) -> wish(row),
                        "select * from mail_wish where person_id = ?",
                        person)
                .orElse(MailWish.DEFAULT);
    }

    private static MailWish wish(ResultSet row) throws SQLException {
        return new MailWish(
                MailWish.Manner.of(row.getString("manner")).orElse(MailWish.Manner.NEVER),
                events(row.getString("events")),
                ZoneId.of(row.getString("zone")),
                row.getInt("quiet_from"),
                row.getInt("quiet_to"),
                row.getInt("digest_hour"),
                row.getInt("rounds_wait") != 0);
    }

    /** Out of their names as {@link #text} writes them. */
    public static Set<Notices.Event> events(String names) {
        var listed = Arrays.asList(names.split(","));
        var events = EnumSet.allOf(Notices.Event.class);
        events.removeIf(event -> !listed.contains(event.text()));
        return events;
    }

    public static String text(Set<Notices.Event> events) {
        return events.stream().map(Notices.Event::text).collect(Collectors.joining(","));
    }

    public void keep(PersonId person, MailWish wish) {
        sql.ask(
                        """
                        insert into mail_wish (person_id, manner, events, zone, quiet_from, quiet_to, digest_hour,
                            rounds_wait)
                        values (:person, :manner, :events, :zone, :from, :to, :hour, :wait)
                        on conflict (person_id) do update set
                            manner = excluded.manner, events = excluded.events, zone = excluded.zone,
                            quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to,
                            digest_hour = excluded.digest_hour, rounds_wait = excluded.rounds_wait
                        """)
                .param("person", person.value())
                .param("manner", wish.manner().text())
                .param("events", text(wish.events()))
                .param("zone", wish.zone().getId())
                .param("from", wish.quietFrom())
                .param("to", wish.quietTo())
                .param("hour", wish.digestHour())
                .param("wait", wish.roundsWait() ? 1 : 0)
                .update();
    }
}

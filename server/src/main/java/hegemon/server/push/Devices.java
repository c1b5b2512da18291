package hegemon.server.push;

import hegemon.server.accounts.Tokens;
import hegemon.server.id.PersonId;
import hegemon.server.mail.MailWishes;
import hegemon.server.mail.Notices;
import hegemon.server.store.Sql;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Set;

import javax.sql.DataSource;

/** The devices on which people want to be called. */
public final class Devices {
    /** Of one person. */
    public static final int MOST = 10;

    private static final int AUTH = 16;
    private static final int MOST_FAILURES = 10;

    /** What became of a wish to be called. */
    public enum Kept {
        YES,
        /** No browser says such a thing. */
        UNREADABLE,
        TOO_MANY
    }

    private final Sql sql;
    private final Endpoints endpoints;
    private final Clock clock;

    public Devices(DataSource database, Clock clock) {
        this(database, Endpoints.OPEN_NET, clock);
    }

    Devices(DataSource database, Endpoints endpoints, Clock clock) {
        this.sql = new Sql(database);
        this.endpoints = endpoints;
        this.clock = clock;
    }

    /** How a device is named in forms, of its endpoint. */
    public static String id(String endpoint) {
        return Tokens.hash(endpoint);
    }

    /**
     * From now on this device is called, and if it was already, for these kinds. A browser that
     * changes hands changes its person.
     *
     * @param token of the browser: once it is signed out, it is called no more
     */
    public Kept keep(
            PersonId person,
            String token,
            String endpoint,
            String key,
            String auth,
            String label,
            Set<Notices.Event> kinds) {
        if (!isReadable(endpoint, key, auth)) return Kept.UNREADABLE;
        var id = id(endpoint);
        sql.change("delete from push_device where id = ? and person_id <> ?", id, person);
        boolean kept =
                sql.ask(
                                        """
                                        insert into push_device (id, person_id, sign_in, endpoint, p256dh, auth, label, kinds,
                                            since, failures, rests_until)
                                        select :id, :person, :token, :endpoint, :key, :auth, :label, :kinds, :now, 0, 0
                                            where (select count(*) from push_device where person_id = :person) < :most
                                                or exists (select 1 from push_device where id = :id)
                                        on conflict (id) do update set
                                            sign_in = excluded.sign_in, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
                                            auth = excluded.auth, label = excluded.label, kinds = excluded.kinds, failures = 0
                                        """)
                                .param("id", id)
                                .param("person", person.value())
                                .param("token", Tokens.hash(token))
                                .param("endpoint", endpoint)
                                .param("key", key)
                                .param("auth", auth)
                                .param("label", label)
                                .param("kinds", MailWishes.text(kinds))
                                .param("now", clock.millis())
                                .param("most", MOST)
                                .update()
                        == 1;
        return kept ? Kept.YES : Kept.TOO_MANY;
    }

    private boolean isReadable(String endpoint, String key, String auth) {
        try {
            Curve.key(Base64.getUrlDecoder().decode(key));
            return endpoints.isPlausible(URI.create(endpoint))
                    && Base64.getUrlDecoder().decode(auth).length == AUTH;
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            return false;
        }
    }

    /** All of a person, the latest first. */
    public List<Device> of(PersonId person) {
        return sql.list(
                (row, ignored) -> read(row),
                "select * from push_device where person_id = ? order by since desc, id",
                person);
    }

    /** Those that are to be called now: signed in, and not at rest after a failure. */
    List<Device> awake(PersonId person) {
        return sql.list(
                (row, ignored) -> read(row),
                """
                select d.* from push_device d
                    join sign_in s on s.token_hash = d.sign_in
                    where d.person_id = ? and s.person_id = d.person_id and rests_until <= ?
                    order by d.id
                """,
                person,
                clock.millis());
    }

    private static Device read(ResultSet row) throws SQLException {
        return new Device(
                row.getString("id"),
                URI.create(row.getString("endpoint")),
                row.getString("p256dh"),
                row.getString("auth"),
                row.getString("label"),
                MailWishes.events(row.getString("kinds")),
                Instant.ofEpochMilli(row.getLong("since")));
    }

    public void remove(PersonId person, String id) {
        sql.change("delete from push_device where person_id = ? and id = ?", person, id);
    }

    /** Its push service does not know it any more. */
    void gone(Device device) {
        sql.change("delete from push_device where id = ?", device.id());
    }

    void called(Device device) {
        sql.change(
                "update push_device set failures = 0 where id = ? and failures > 0", device.id());
    }

    /** Rests for longer each time, so that it costs others no time, and is given up in the end. */
    void failed(Device device) {
        sql.ask(
                        """
                        update push_device
                            set failures = failures + 1, rests_until = :now + :minute *
                                (failures + 1) * (failures + 1)
                            where id = :id
                        """)
                .param("now", clock.millis())
                .param("minute", Duration.ofMinutes(1).toMillis())
                .param("id", device.id())
                .update();
        sql.change(
                "delete from push_device where id = ? and failures >= ?",
                device.id(),
                MOST_FAILURES);
    }
}

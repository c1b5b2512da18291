package hegemon.server.store;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.Optional;

import javax.sql.DataSource;

/**
 * Each server says regularly that it lives. Whoever finds that nobody did for a while writes the
 * gap down, once for all servers.
 */
public final class Heartbeats {
    private static final long FORGOTTEN_AFTER = 7L * 24 * 60 * 60 * 1_000;

    private final JdbcClient sql;
    private volatile Pauses pauses = Pauses.NONE;

    public Heartbeats(DataSource database) {
        this.sql = JdbcClient.create(database);
        read();
    }

    /**
     * This server lives.
     *
     * @param gap a silence of more than this was a downtime
     */
    public void beat(String node, long now, long gap) {
        last().filter(beat -> now - beat > gap).ifPresent(beat -> down(beat, now));
        sql.sql(
                        "insert into heartbeat (node, beat_at) values (?, ?) on conflict (node) do"
                                + " update set beat_at = excluded.beat_at")
                .params(node, now)
                .update();
        sql.sql("delete from heartbeat where beat_at < ?").param(now - FORGOTTEN_AFTER).update();
        read();
    }

    private Optional<Long> last() {
        return sql.sql("select beat_at from heartbeat order by beat_at desc limit 1")
                .query(Long.class)
                .optional();
    }

    private void down(long began, long ended) {
        sql.sql(
                        "insert into downtime (began_at, ended_at) values (?, ?) on conflict"
                                + " (began_at) do nothing")
                .params(began, ended)
                .update();
    }

    /** The house will rest; other servers know within a beat. */
    public void plan(Pauses.Pause rest) {
        down(rest.began(), rest.ended());
        read();
    }

    /** What rests goes on, and what was planned is not done. */
    public void resume(long now) {
        sql.sql("delete from downtime where began_at >= ?").param(now).update();
        sql.sql("update downtime set ended_at = ? where ended_at > ?").params(now, now).update();
        read();
    }

    private void read() {
        pauses =
                new Pauses(
                        sql.sql("select began_at, ended_at from downtime order by began_at")
                                .query(
                                        (row, ignored) ->
                                                new Pauses.Pause(
                                                        row.getLong("began_at"),
                                                        row.getLong("ended_at")))
                                .list());
    }

    public Pauses pauses() {
        return pauses;
    }
}

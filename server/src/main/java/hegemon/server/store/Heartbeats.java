package hegemon.server.store;

import java.util.Optional;

import javax.sql.DataSource;

/**
 * Each server says regularly that it lives. Whoever finds that nobody did for a while writes the
 * gap down, once for all servers.
 */
public final class Heartbeats {
    private static final long FORGOTTEN_AFTER = 7L * 24 * 60 * 60 * 1_000;

    private final Sql sql;
    private volatile Pauses pauses = Pauses.NONE;

    public Heartbeats(DataSource database) {
        this.sql = new Sql(database);
        read();
    }

    /**
     * This server lives.
     *
     * @param gap a silence of more than this was a downtime
     */
    public void beat(String node, long now, long gap) {
        last().filter(beat -> now - beat > gap).ifPresent(beat -> down(beat, now));
        sql.change(
                "insert into heartbeat (node, beat_at) values (?, ?) on conflict (node) do update"
                        + " set beat_at = excluded.beat_at",
                node,
                now);
        sql.change("delete from heartbeat where beat_at < ?", now - FORGOTTEN_AFTER);
        read();
    }

    private Optional<Long> last() {
        return sql.find(Long.class, "select beat_at from heartbeat order by beat_at desc limit 1");
    }

    private void down(long began, long ended) {
        sql.change(
                "insert into downtime (began_at, ended_at) values (?, ?) on conflict (began_at) do"
                        + " nothing",
                began,
                ended);
    }

    /** The house will rest; other servers know within a beat. */
    public void plan(Pauses.Pause rest) {
        down(rest.began(), rest.ended());
        read();
    }

    /** What rests goes on, and what was planned is not done. */
    public void resume(long now) {
        sql.change("delete from downtime where began_at >= ?", now);
        sql.change("update downtime set ended_at = ? where ended_at > ?", now, now);
        read();
    }

    private void read() {
        pauses =
                new Pauses(
                        sql.ask("select began_at, ended_at from downtime order by began_at")
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

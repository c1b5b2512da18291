package hegemon.server.accounts;

import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import javax.sql.DataSource;

/**
 * How often something may be tried. Counted in the database, so it holds across all servers; who
 * tries is kept only as a keyed hash.
 */
public final class RateLimits {
    /** What is limited: so often within the window. */
    public enum Limit {
        /** Guessing the password of one account from one place. */
        SIGN_IN_HERE(10, Duration.ofMinutes(15)),
        /** Guessing the password of one account from many places. */
        SIGN_IN_NAME(100, Duration.ofHours(1)),
        /** Guessing passwords of many accounts from one place. */
        SIGN_IN_PLACE(60, Duration.ofMinutes(15)),
        SIGN_UP_PLACE(20, Duration.ofHours(1)),
        MAIL_PLACE(15, Duration.ofHours(1)),
        MAIL_ADDRESS(4, Duration.ofHours(1)),
        LINK_PLACE(30, Duration.ofMinutes(15)),
        NAME_PERSON(10, Duration.ofHours(1)),
        DOWNLOAD_PERSON(6, Duration.ofHours(1)),
        /** Letters that ask strangers to a table. */
        SEAT_LETTER(120, Duration.ofDays(1)),
        /** Words, names and people that one person reports. */
        REPORT_PERSON(20, Duration.ofDays(1)),
        GUEST_PLACE(120, Duration.ofHours(1)),
        /** New tables of a member, or of all guests of a place. */
        TABLE_ASKER(120, Duration.ofHours(1));

        private final int times;
        private final Duration window;

        Limit(int times, Duration window) {
            this.times = times;
            this.window = window;
        }

        public int times() {
            return times;
        }
    }

    private final Sql sql;
    private final HouseKey key;
    private final Function<Limit, Optional<Integer>> chosen;
    private final Clock clock;

    public RateLimits(DataSource database, HouseKey key, Clock clock) {
        this(database, key, limit -> Optional.empty(), clock);
    }

    /**
     * @param chosen how often a host allows what; all else as often as is usual
     */
    public RateLimits(
            DataSource database,
            HouseKey key,
            Function<Limit, Optional<Integer>> chosen,
            Clock clock) {
        this.chosen = chosen;
        this.sql = new Sql(database);
        this.key = key;
        this.clock = clock;
    }

    /** One more attempt; how long to wait if it is one too many. */
    public Optional<Duration> attempt(Limit limit, String who) {
        long now = clock.millis();
        long window = limit.window.toMillis();
        var began =
                sql.ask(
                                """
                                insert into attempt (bucket, began_at, count) values (:bucket, :now, 1)
                                on conflict (bucket) do update set
                                    count = case when attempt.began_at <= :old then 1 else attempt.count + 1 end,
                                    began_at = case when attempt.began_at <= :old then :now else attempt.began_at end
                                returning began_at, count
                                """)
                        .param("bucket", bucket(limit, who))
                        .param("now", now)
                        .param("old", now - window)
                        .query(
                                (row, ignored) ->
                                        List.of(row.getLong("began_at"), row.getLong("count")))
                        .single();
        if (began.getLast() <= allowed(limit)) return Optional.empty();
        return Optional.of(Duration.ofMillis(Math.max(1_000, began.getFirst() + window - now)));
    }

    /** So often within its window. */
    public int allowed(Limit limit) {
        return chosen.apply(limit).orElse(limit.times);
    }

    /** Nothing came of the last attempt: it is not counted. */
    public void giveBack(Limit limit, String who) {
        sql.change(
                "update attempt set count = count - 1 where bucket = ? and count > 0",
                bucket(limit, who));
    }

    /** It went well: the attempts so far are forgotten. */
    public void forget(Limit limit, String who) {
        sql.change("delete from attempt where bucket = ?", bucket(limit, who));
    }

    private String bucket(Limit limit, String who) {
        return limit.name() + " " + key.sign("attempt", who);
    }

    /** Removes counts that no longer matter. */
    void tidy() {
        sql.change(
                "delete from attempt where began_at < ?",
                clock.millis() - Duration.ofDays(1).toMillis());
    }
}

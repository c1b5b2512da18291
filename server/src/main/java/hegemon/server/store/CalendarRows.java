package hegemon.server.store;

import hegemon.server.id.TableId;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;

import javax.sql.DataSource;

/** When the rounds of led games are closed. */
public final class CalendarRows {
    /**
     * By what a campaign goes.
     *
     * @param rhythm {@code weekly 1,4 20:00}, {@code monthly 1/7 20:00} or {@code every 14 20:00}
     * @param grace minutes after the deadline in which sheets are still taken
     * @param least days that a round has at least
     * @param early whether a round is closed as soon as all sheets are in
     * @param holidays days without a deadline, one a line
     */
    public record Plan(
            String rhythm, String zone, int grace, int least, boolean early, String holidays) {}

    /**
     * A campaign's calendar.
     *
     * @param word what the leaders say about the last change
     * @param round that is open; empty before the game has begun
     * @param due its deadline; before the first round the one that was named for it, or 0
     * @param revision counts the changes
     * @param changed when it last was
     */
    public record Calendar(
            Plan plan,
            boolean paused,
            String word,
            String round,
            long due,
            int revision,
            long changed) {
        public static Calendar of(Plan plan, String word) {
            return new Calendar(plan, false, word, "", 0, 0, 0);
        }

        /** The deadline of a round. */
        public Calendar at(String opened, long deadline) {
            return new Calendar(plan, paused, word, opened, deadline, revision, changed);
        }

        public Calendar by(Plan other) {
            return new Calendar(other, paused, word, round, due, revision, changed);
        }

        public Calendar pausing(boolean now) {
            return new Calendar(plan, now, word, round, due, revision, changed);
        }

        public Calendar saying(String said) {
            return new Calendar(plan, paused, said, round, due, revision, changed);
        }
    }

    private final Sql sql;

    public CalendarRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public Optional<Calendar> of(TableId game) {
        return sql.find(
                (row, ignored) -> read(row), "select * from calendar where game_id = ?", game);
    }

    private static Calendar read(ResultSet row) throws SQLException {
        return new Calendar(
                new Plan(
                        row.getString("rhythm"),
                        row.getString("zone"),
                        row.getInt("grace"),
                        row.getInt("least"),
                        row.getInt("early") == 1,
                        row.getString("holidays")),
                row.getInt("paused") == 1,
                row.getString("word"),
                row.getString("round"),
                row.getLong("due_at"),
                row.getInt("revision"),
                row.getLong("changed_at"));
    }

    /** Within a transaction. */
    public void keep(TableId game, Calendar calendar, long at) {
        var plan = calendar.plan();
        sql.change(
                """
                insert into calendar (game_id, rhythm, zone, grace, least, early, paused,
                        holidays, word, round, due_at, revision, changed_at)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1, ?)
                on conflict (game_id) do update set rhythm = excluded.rhythm,
                    zone = excluded.zone, grace = excluded.grace, least = excluded.least,
                    early = excluded.early, paused = excluded.paused,
                    holidays = excluded.holidays, word = excluded.word,
                    round = excluded.round, due_at = excluded.due_at,
                    revision = calendar.revision + 1, changed_at = excluded.changed_at
                """,
                game,
                plan.rhythm(),
                plan.zone(),
                plan.grace(),
                plan.least(),
                plan.early() ? 1 : 0,
                calendar.paused() ? 1 : 0,
                plan.holidays(),
                calendar.word(),
                calendar.round(),
                calendar.due(),
                at);
        if (!calendar.round().isEmpty()) remember(game, calendar);
    }

    private void remember(TableId game, Calendar calendar) {
        sql.change(
                """
                insert into calendar_round (game_id, round, due_at) values (?, ?, ?)
                on conflict (game_id, round) do update set due_at = excluded.due_at
                """,
                game,
                calendar.round(),
                calendar.due());
    }

    /** The last deadline of a round that was open before; a round may be taken back. */
    public Optional<Long> due(TableId game, String round) {
        return sql.find(
                Long.class,
                "select due_at from calendar_round where game_id = ? and round = ?",
                game,
                round);
    }

    /** Within a transaction: the deadlines of another rhythm mean nothing any more. */
    public void forget(TableId game) {
        sql.change("delete from calendar_round where game_id = ?", game);
    }
}

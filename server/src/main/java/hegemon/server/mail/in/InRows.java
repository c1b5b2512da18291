package hegemon.server.mail.in;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Ids;
import hegemon.server.store.Sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** What became of every mail that came. */
public final class InRows {
    private static final Duration KEPT = Duration.ofDays(180);
    private static final Duration SHOWN = Duration.ofDays(30);
    private static final int MOST_SHOWN = 50;
    private static final int MOST_TABLES = 20;

    /** What became of it. */
    public enum State {
        /** What it said is done. */
        TAKEN,
        /** Somebody has to look at it. */
        ASIDE,
        /** Nobody needs it: of programs, or our own. */
        DROPPED,
        /** Its sender was asked whether it is genuine. */
        WAITS,
        /** A letter of ours came back. */
        BOUNCE;

        String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * One mail.
     *
     * @param reason why it was set aside: part of a key of the words
     * @param text what it says, while it waits
     */
    public record Row(
            String id,
            State state,
            String reason,
            Optional<PersonId> person,
            Optional<TableId> table,
            String subject,
            Optional<String> text,
            Instant came) {
        public static Row of(Incoming mail, State state, String reason) {
            return new Row(
                    mail.id(),
                    state,
                    reason,
                    Optional.empty(),
                    Optional.empty(),
                    mail.subject(),
                    Optional.empty(),
                    Instant.EPOCH);
        }

        public Row from(PersonId who) {
            return new Row(id, state, reason, Optional.of(who), table, subject, text, came);
        }

        public Row about(TableId which) {
            return new Row(id, state, reason, person, Optional.of(which), subject, text, came);
        }

        public Row saying(String what) {
            return new Row(id, state, reason, person, table, subject, Optional.of(what), came);
        }
    }

    private final Sql sql;
    private final Clock clock;

    public InRows(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** Within the transaction that does what the mail says; false if it was put down before. */
    public boolean put(Row row) {
        return sql.ask(
                                """
                                insert into incoming (id, came_at, state, reason, person_id, game_id, subject, text)
                                values (:id, :now, :state, :reason, :person, :game, :subject, :text)
                                on conflict (id) do nothing
                                """)
                        .param("id", row.id())
                        .param("now", clock.millis())
                        .param("state", row.state().text())
                        .param("reason", row.reason())
                        .param("person", row.person().map(PersonId::value).orElse(null))
                        .param("game", row.table().map(TableId::value).orElse(null))
                        .param("subject", row.subject())
                        .param("text", row.text().orElse(null))
                        .update()
                == 1;
    }

    public Optional<Row> find(String id) {
        return sql.ask("select * from incoming where id = ?", id)
                .query((row, ignored) -> read(row))
                .optional();
    }

    /** Of two who confirm at once, one wins. */
    public boolean confirm(String id) {
        return sql.change(
                        "update incoming set state = 'taken', text = null where id = ? and state ="
                                + " 'waits'",
                        id)
                == 1;
    }

    /** How many came from this person since then. */
    public int count(PersonId person, Duration since) {
        return sql.count(
                "incoming where person_id = ? and came_at > ?",
                person.value(),
                clock.millis() - since.toMillis());
    }

    /** The tables of these games at which this person sits, as long as they are not over. */
    public List<TableId> tables(PersonId person, List<String> games) {
        if (games.isEmpty()) return List.of();
        return sql.ask(
                        "select distinct g.id from game g join seat s on s.game_id = g.id where"
                            + " s.guest_id = :person and g.ended_at is null and g.name in (:games)"
                            + " order by g.id limit "
                                + MOST_TABLES)
                .param("person", person.value())
                .param("games", games)
                .query(Ids.TABLE)
                .list();
    }

    /** What was set aside, waits or came back at this table lately, the latest first. */
    public List<Row> open(TableId table) {
        return sql.ask(
                        "select * from incoming where game_id = ? and came_at > ? and state in"
                                + " ('aside', 'waits', 'bounce') order by came_at desc, id limit "
                                + MOST_SHOWN,
                        table.value(),
                        clock.millis() - SHOWN.toMillis())
                .query((row, ignored) -> read(row))
                .list();
    }

    private static Row read(ResultSet row) throws SQLException {
        return new Row(
                row.getString("id"),
                State.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                row.getString("reason"),
                Optional.ofNullable(row.getString("person_id")).map(PersonId::new),
                Optional.ofNullable(row.getString("game_id")).map(TableId::new),
                row.getString("subject"),
                Optional.ofNullable(row.getString("text")),
                Instant.ofEpochMilli(row.getLong("came_at")));
    }

    public void tidy() {
        sql.change("delete from incoming where came_at < ?", clock.millis() - KEPT.toMillis());
    }
}

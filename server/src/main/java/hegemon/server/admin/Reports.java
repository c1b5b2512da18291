package hegemon.server.admin;

import hegemon.server.accounts.Suspensions;
import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import javax.sql.DataSource;

/** What people report, and what administrators do about it. */
public final class Reports {
    public static final int LONGEST = 500;
    private static final int PAGE = 100;

    /** So many words before and after the one that is reported. */
    private static final int AROUND = 3;

    /**
     * A word, a name or a person that somebody reports.
     *
     * @param table where the word was said
     * @param word its number there
     * @param page that somebody wrote
     */
    public record Report(
            String id,
            Optional<PersonId> by,
            PersonId about,
            Optional<TableId> table,
            OptionalInt word,
            Optional<String> page,
            String reason,
            Instant at) {}

    /** What a report is about beside a person: a word at a table, or a page that somebody wrote. */
    public record Matter(Optional<TableId> table, OptionalInt word, Optional<String> page) {
        public static final Matter PERSON =
                new Matter(Optional.empty(), OptionalInt.empty(), Optional.empty());

        public static Matter word(TableId table, int word) {
            return new Matter(Optional.of(table), OptionalInt.of(word), Optional.empty());
        }

        public static Matter page(String page) {
            return new Matter(Optional.empty(), OptionalInt.empty(), Optional.of(page));
        }
    }

    /** Something that was said near it. */
    public record Line(int number, PersonId person, String text, boolean removed) {}

    private final JdbcClient sql;
    private final TransactionTemplate transaction;
    private final Suspensions suspensions;
    private final AuditLog audit;
    private final Clock clock;

    public Reports(DataSource database, Suspensions suspensions, AuditLog audit, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.suspensions = suspensions;
        this.audit = audit;
        this.clock = clock;
    }

    /** Who said this word at the table. */
    public Optional<String> speaker(TableId table, int word) {
        return sql.sql("select person from chat where game_id = ? and number = ?")
                .params(table.value(), word)
                .query(String.class)
                .optional();
    }

    /** The same thing reported twice by the same person is one report. */
    public void report(PersonId by, PersonId about, Matter matter, String reason) {
        var table = matter.table();
        var word = matter.word();
        sql.sql(
                        """
                        insert into report (id, by_person, person_id, game_id, word, page, reason, reported_at)
                        select :id, :by, :about, :table, :word, :page, :reason, :now where not exists (select 1 from report
                            where by_person = :by and person_id = :about and done_at is null
                                and coalesce(game_id, '') = :at and coalesce(word, 0) = :number
                                and coalesce(page, '') = :written)
                        """)
                .param("id", Lot.id())
                .param("by", by.value())
                .param("about", about.value())
                .param("table", table.map(TableId::value).orElse(null))
                .param("word", word.isPresent() ? word.getAsInt() : null)
                .param("page", matter.page().orElse(null))
                .param("written", matter.page().orElse(""))
                .param("at", table.map(TableId::value).orElse(""))
                .param("number", word.orElse(0))
                .param("reason", reason)
                .param("now", clock.millis())
                .update();
    }

    /** What nobody has looked at yet, the oldest first. */
    public List<Report> open() {
        return sql.sql(
                        "select * from report where done_at is null order by reported_at, id limit "
                                + PAGE)
                .query((row, ignored) -> read(row))
                .list();
    }

    public Optional<Report> find(String id) {
        return sql.sql("select * from report where id = ? and done_at is null")
                .param(id)
                .query((row, ignored) -> read(row))
                .optional();
    }

    private static Report read(ResultSet row) throws SQLException {
        int word = row.getInt("word");
        return new Report(
                row.getString("id"),
                Optional.ofNullable(row.getString("by_person")).map(PersonId::new),
                new PersonId(row.getString("person_id")),
                Optional.ofNullable(row.getString("game_id")).map(TableId::new),
                word == 0 ? OptionalInt.empty() : OptionalInt.of(word),
                Optional.ofNullable(row.getString("page")),
                row.getString("reason"),
                Instant.ofEpochMilli(row.getLong("reported_at")));
    }

    /** The word and what was said around it. */
    public List<Line> around(Report report) {
        if (report.table().isEmpty() || report.word().isEmpty()) return List.of();
        int word = report.word().getAsInt();
        return sql.sql(
                        "select number, person, text, removed_at from chat where game_id = ? and"
                                + " number between ? and ? order by number")
                .params(report.table().get().value(), word - AROUND, word + AROUND)
                .query(
                        (row, ignored) ->
                                new Line(
                                        row.getInt("number"),
                                        new PersonId(String.valueOf(row.getString("person"))),
                                        row.getString("text"),
                                        row.getLong("removed_at") != 0))
                .list();
    }

    /** Nothing is to be done, or no more than was. */
    public void close(PersonId by, Report report) {
        done(by, AuditLog.Act.CLOSE_REPORT, report, report.reason(), () -> {});
    }

    /** Readers do not get it any more; its text stays for the record. */
    public void remove(PersonId by, Report report) {
        int word = report.word().orElseThrow();
        done(
                by,
                AuditLog.Act.REMOVE_WORD,
                report,
                report.table().orElseThrow() + " " + word,
                () ->
                        sql.sql(
                                        "update chat set removed_at = ? where game_id = ? and"
                                                + " number = ?")
                                .params(clock.millis(), report.table().orElseThrow().value(), word)
                                .update());
    }

    /** The page is gone, for whoever wrote it, too. */
    public void remove(PersonId by, Report report, Writings writings) {
        var page = report.page().orElseThrow();
        done(by, AuditLog.Act.REMOVE_WORD, report, page, () -> writings.remove(page));
    }

    /**
     * Whom it is about says nothing for a while.
     *
     * @param everywhere rather than at the table that the report names
     */
    public void mute(PersonId by, Report report, Duration time, boolean everywhere) {
        var where = everywhere ? TableId.NONE : report.table().orElse(TableId.NONE);
        done(
                by,
                AuditLog.Act.MUTE,
                report,
                days(time) + " " + where,
                () ->
                        sql.sql(
                                        "insert into mute (person_id, game_id, ends_at) values (?,"
                                            + " ?, ?) on conflict (person_id, game_id) do update"
                                            + " set ends_at = excluded.ends_at")
                                .params(report.about().value(), where.value(), end(time))
                                .update());
    }

    /** Whom it is about is nobody here for a while. */
    public void suspend(PersonId by, Report report, Duration time) {
        done(
                by,
                AuditLog.Act.SUSPEND,
                report,
                days(time) + " " + report.reason(),
                () -> suspensions.suspend(report.about(), report.reason(), end(time)));
    }

    private long end(Duration time) {
        return clock.millis() + time.toMillis();
    }

    private static String days(Duration time) {
        return time.toDays() + " d";
    }

    private void done(PersonId by, AuditLog.Act act, Report report, String detail, Runnable what) {
        transaction.executeWithoutResult(
                write -> {
                    what.run();
                    sql.sql("update report set done_at = ? where id = ?")
                            .params(clock.millis(), report.id())
                            .update();
                    audit.write(Optional.of(by), act, report.about().value(), detail.strip());
                });
    }
}

package hegemon.server.admin;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Outbox;
import hegemon.server.store.Sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
     * @param acts what was done about it so far
     */
    public record Report(
            String id,
            Optional<PersonId> by,
            PersonId about,
            Optional<TableId> table,
            OptionalInt word,
            Optional<String> page,
            String reason,
            Instant at,
            List<AuditLog.Act> acts) {
        public Report {
            acts = List.copyOf(acts);
        }
    }

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

    private final Sql sql;
    private final Outbox outbox;
    private final AuditLog audit;
    private final Clock clock;

    public Reports(DataSource database, Outbox outbox, AuditLog audit, Clock clock) {
        this.sql = new Sql(database);
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /** Who said this word at the table. */
    public Optional<String> speaker(TableId table, int word) {
        return sql.find(
                String.class,
                "select person from chat where game_id = ? and number = ?",
                table.value(),
                word);
    }

    /** The same thing reported twice by the same person is one report. */
    public void report(PersonId by, PersonId about, Matter matter, String reason) {
        sql.together(
                () -> {
                    if (insert(by, about, matter, reason) == 1) tellAdministrators();
                });
    }

    /** Whoever has one that waits knows already that there is something to look at. */
    private void tellAdministrators() {
        sql.ask(
                        "select a.person_id, p.email from administrator a join person p on p.id ="
                            + " a.person_id where a.letters = 1 and p.email is not null and not"
                            + " exists (select 1 from letter l where l.person_id = a.person_id and"
                            + " l.kind = ? and l.sent_at is null and l.given_up_at is null)",
                        HouseWriter.REPORT)
                .query(
                        (row, ignored) ->
                                Map.entry(
                                        new PersonId(row.getString("person_id")),
                                        row.getString("email")))
                .list()
                .forEach(
                        each ->
                                outbox.toPerson(
                                        HouseWriter.REPORT,
                                        each.getKey(),
                                        each.getValue(),
                                        List.of()));
    }

    /** How many wait. */
    public int count() {
        return sql.count("report where done_at is null");
    }

    private int insert(PersonId by, PersonId about, Matter matter, String reason) {
        var table = matter.table();
        var word = matter.word();
        return sql.ask(
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
        return sql.list(
                (row, ignored) -> read(row),
                "select * from report where done_at is null order by reported_at, id limit "
                        + PAGE);
    }

    public Optional<Report> find(String id) {
        return sql.find(
                (row, ignored) -> read(row),
                "select * from report where id = ? and done_at is null",
                id);
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
                Instant.ofEpochMilli(row.getLong("reported_at")),
                Arrays.stream(row.getString("acts").split(","))
                        .filter(each -> !each.isEmpty())
                        .map(AuditLog.Act::valueOf)
                        .toList());
    }

    /** The word and what was said around it. */
    public List<Line> around(Report report) {
        if (report.table().isEmpty() || report.word().isEmpty()) return List.of();
        int word = report.word().getAsInt();
        return sql.ask(
                        "select number, person, text, removed_at from chat where game_id = ? and"
                                + " number between ? and ? order by number",
                        report.table().get().value(),
                        word - AROUND,
                        word + AROUND)
                .query(
                        (row, ignored) ->
                                new Line(
                                        row.getInt("number"),
                                        new PersonId(String.valueOf(row.getString("person"))),
                                        row.getString("text"),
                                        row.getLong("removed_at") != 0))
                .list();
    }

    /** All is done that is to be done. */
    public void close(PersonId by, Report report) {
        sql.together(
                () -> {
                    sql.change(
                            "update report set done_at = ? where id = ?",
                            clock.millis(),
                            report.id());
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.CLOSE_REPORT,
                            report.about().value(),
                            report.reason());
                });
    }

    /** Readers do not get it any more; its text stays for the record. */
    public void remove(PersonId by, Report report) {
        int word = report.word().orElseThrow();
        var table = report.table().orElseThrow();
        sql.together(
                () -> {
                    sql.change(
                            "update chat set removed_at = ? where game_id = ? and number = ?",
                            clock.millis(),
                            table.value(),
                            word);
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.REMOVE_WORD,
                            report.about().value(),
                            table + " " + word);
                });
    }

    /** The page is gone, for whoever wrote it, too. */
    public void remove(PersonId by, Report report, Writings writings) {
        var page = report.page().orElseThrow();
        sql.together(
                () -> {
                    writings.remove(page);
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.REMOVE_WORD,
                            report.about().value(),
                            page);
                });
    }

    /** Something was done about it; it stays open, since more may be needed. */
    public void note(Report report, AuditLog.Act act) {
        if (report.acts().contains(act)) return;
        var acts =
                Stream.concat(report.acts().stream(), Stream.of(act))
                        .map(AuditLog.Act::name)
                        .collect(Collectors.joining(","));
        sql.change("update report set acts = ? where id = ?", acts, report.id());
    }

    /** Whether this administrator gets a letter when somebody reports something. */
    public boolean wantsLetters(PersonId administrator) {
        return sql.find(
                                Integer.class,
                                "select letters from administrator where person_id = ?",
                                administrator)
                        .orElse(0)
                == 1;
    }

    public void wantLetters(PersonId administrator, boolean wanted) {
        sql.change(
                "update administrator set letters = ? where person_id = ?",
                wanted ? 1 : 0,
                administrator);
    }
}

package hegemon.server.admin;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.table.Language;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import javax.sql.DataSource;

/** What administrators say to everybody, on every page, from one day to another. */
public final class Announcements {
    public static final int LONGEST = 500;
    private static final int PAGE = 50;

    /**
     * An announcement.
     *
     * @param texts in each language; empty where nobody translated it
     */
    public record Announcement(
            String id, Map<Language, String> texts, Instant begins, Instant ends) {
        public Announcement {
            texts = Map.copyOf(texts);
        }

        /** In the reader's language, else in the first in which it was written. */
        public String in(Language reader) {
            var own = texts.getOrDefault(reader, "");
            return own.isEmpty()
                    ? List.of(Language.values()).stream()
                            .map(each -> texts.getOrDefault(each, ""))
                            .filter(each -> !each.isEmpty())
                            .findFirst()
                            .orElse("")
                    : own;
        }
    }

    private final JdbcClient sql;
    private final TransactionTemplate transaction;
    private final AuditLog audit;
    private final Clock clock;

    public Announcements(DataSource database, AuditLog audit, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.audit = audit;
        this.clock = clock;
    }

    /** Those that are not over, the first to begin first. */
    public List<Announcement> open() {
        return sql.sql(
                        "select * from announcement where ends_at > ? order by begins_at, id limit "
                                + PAGE)
                .param(clock.millis())
                .query(
                        (row, ignored) ->
                                new Announcement(
                                        row.getString("id"),
                                        Map.of(
                                                Language.ENGLISH, row.getString("text_en"),
                                                Language.GERMAN, row.getString("text_de"),
                                                Language.FRENCH, row.getString("text_fr")),
                                        Instant.ofEpochMilli(row.getLong("begins_at")),
                                        Instant.ofEpochMilli(row.getLong("ends_at"))))
                .list();
    }

    /** Those that readers see now. */
    public List<Announcement> now() {
        var now = clock.instant();
        return open().stream().filter(each -> !each.begins().isAfter(now)).toList();
    }

    /** From then on everybody reads it, until its end. */
    public void announce(PersonId by, Map<Language, String> texts, Instant begins, Instant ends) {
        var it = new Announcement(Lot.id(), texts, begins, ends);
        transaction.executeWithoutResult(
                write -> {
                    sql.sql(
                                    "insert into announcement (id, text_en, text_de, text_fr,"
                                            + " begins_at, ends_at) values (?, ?, ?, ?, ?, ?)")
                            .params(
                                    it.id(),
                                    texts.getOrDefault(Language.ENGLISH, ""),
                                    texts.getOrDefault(Language.GERMAN, ""),
                                    texts.getOrDefault(Language.FRENCH, ""),
                                    begins.toEpochMilli(),
                                    ends.toEpochMilli())
                            .update();
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.ANNOUNCE,
                            it.id(),
                            it.in(Language.ENGLISH));
                });
    }

    public void withdraw(PersonId by, String id) {
        transaction.executeWithoutResult(
                write -> {
                    var gone =
                            open().stream()
                                    .filter(each -> each.id().equals(id))
                                    .map(each -> each.in(Language.ENGLISH))
                                    .findFirst();
                    sql.sql("delete from announcement where id = ?").param(id).update();
                    gone.ifPresent(
                            text -> audit.write(Optional.of(by), AuditLog.Act.WITHDRAW, id, text));
                });
    }
}

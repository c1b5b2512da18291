package hegemon.server.admin;

import hegemon.server.id.Lot;
import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;
import hegemon.table.Language;

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

    private final Sql sql;
    private final AuditLog audit;
    private final Clock clock;

    public Announcements(DataSource database, AuditLog audit, Clock clock) {
        this.sql = new Sql(database);
        this.audit = audit;
        this.clock = clock;
    }

    /** Those that are not over, the first to begin first. */
    public List<Announcement> open() {
        return sql.ask(
                        "select * from announcement where ends_at > ? order by begins_at, id limit "
                                + PAGE,
                        clock.millis())
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
        sql.together(
                () -> {
                    sql.change(
                            "insert into announcement (id, text_en, text_de, text_fr, begins_at,"
                                    + " ends_at) values (?, ?, ?, ?, ?, ?)",
                            it.id(),
                            texts.getOrDefault(Language.ENGLISH, ""),
                            texts.getOrDefault(Language.GERMAN, ""),
                            texts.getOrDefault(Language.FRENCH, ""),
                            begins.toEpochMilli(),
                            ends.toEpochMilli());
                    audit.write(
                            Optional.of(by),
                            AuditLog.Act.ANNOUNCE,
                            it.id(),
                            it.in(Language.ENGLISH));
                });
    }

    public void withdraw(PersonId by, String id) {
        sql.together(
                () -> {
                    var gone =
                            open().stream()
                                    .filter(each -> each.id().equals(id))
                                    .map(each -> each.in(Language.ENGLISH))
                                    .findFirst();
                    sql.change("delete from announcement where id = ?", id);
                    gone.ifPresent(
                            text -> audit.write(Optional.of(by), AuditLog.Act.WITHDRAW, id, text));
                });
    }
}

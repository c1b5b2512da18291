package hegemon.server.admin;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

import javax.sql.DataSource;

/** What administrators did. Written in the same transaction as the act; never changed. */
public final class AuditLog {
    private static final int LONGEST_DETAIL = 500;
    private static final int PAGE = 200;

    /** What an act is done to. */
    public enum Subject {
        PERSON,
        TABLE,
        LETTER,
        HOUSE
    }

    /** One act of an administrator. */
    public enum Act {
        CLAIM(Subject.PERSON),
        APPOINT(Subject.PERSON),
        DISMISS(Subject.PERSON),
        SUSPEND(Subject.PERSON),
        LIFT(Subject.PERSON),
        DELETE(Subject.PERSON),
        SIGN_OUT(Subject.PERSON),
        TRANSFER(Subject.TABLE),
        TAKE_BACK(Subject.TABLE),
        END(Subject.TABLE),
        RESEND(Subject.LETTER),
        DISCARD(Subject.LETTER),
        CLOSE_REPORT(Subject.PERSON),
        REMOVE_WORD(Subject.PERSON),
        MUTE(Subject.PERSON),
        WARN(Subject.PERSON),
        RENAME(Subject.PERSON),
        PASSWORD_LINK(Subject.PERSON),
        INVITE(Subject.HOUSE),
        UNINVITE(Subject.HOUSE),
        ANNOUNCE(Subject.HOUSE),
        WITHDRAW(Subject.HOUSE),
        MAINTENANCE(Subject.HOUSE),
        REOPEN(Subject.HOUSE),
        BACKUP(Subject.HOUSE),
        PLAN_BACKUPS(Subject.HOUSE),
        DOWNLOAD_BACKUP(Subject.HOUSE),
        DELETE_BACKUP(Subject.HOUSE),
        TEST_LETTER(Subject.HOUSE),
        CHOOSE(Subject.HOUSE);

        private final Subject on;

        Act(Subject on) {
            this.on = on;
        }

        public Subject on() {
            return on;
        }
    }

    /**
     * An entry.
     *
     * @param by an administrator; nobody: the command line
     * @param subject the id of the person, table or letter
     */
    public record Entry(
            Instant at, Optional<PersonId> by, Act act, String subject, String detail) {}

    private static final Logger LOG = LoggerFactory.getLogger(AuditLog.class);

    private final Sql sql;
    private final Clock clock;

    public AuditLog(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** Within the transaction of the act. */
    void write(Optional<PersonId> by, Act act, String subject, String detail) {
        sql.ask(
                        "insert into audit (id, happened_at, by_person, act, subject, detail)"
                                + " values (:id, :at, :by, :act, :subject, :detail)")
                .param("id", UUID.randomUUID().toString().replace("-", ""))
                .param("at", clock.millis())
                .param("by", by.map(PersonId::value).orElse(null))
                .param("act", act.name())
                .param("subject", subject)
                .param("detail", detail.substring(0, Math.min(detail.length(), LONGEST_DETAIL)))
                .update();
        LOG.info("an administrator acted: {}", act);
    }

    /** Whoever owns the machine makes a link for somebody who has forgotten the password. */
    public void passwordLink(PersonId member) {
        write(Optional.empty(), Act.PASSWORD_LINK, member.value(), "");
    }

    /** The latest entries, the newest first. */
    public List<Entry> latest() {
        return sql.ask("select * from audit order by happened_at desc, id limit " + PAGE)
                .query(
                        (row, ignored) ->
                                new Entry(
                                        Instant.ofEpochMilli(row.getLong("happened_at")),
                                        Optional.ofNullable(row.getString("by_person"))
                                                .map(PersonId::new),
                                        Act.valueOf(row.getString("act")),
                                        row.getString("subject"),
                                        row.getString("detail")))
                .list();
    }
}

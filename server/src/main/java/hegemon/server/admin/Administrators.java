package hegemon.server.admin;

import hegemon.server.accounts.Invitations;
import hegemon.server.accounts.Tokens;
import hegemon.server.id.PersonId;
import hegemon.server.store.Ids;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Who may look after the house. The first one comes by a link that the server prints when it
 * starts, and that works once; others are appointed.
 */
public final class Administrators {
    /** The page at which a link is used. */
    public static final String CLAIM = "/admin/claim/";

    private static final Duration KEPT = Duration.ofDays(7);

    private final Sql sql;
    private final AuditLog audit;
    private final Invitations invitations;
    private final Clock clock;

    public Administrators(DataSource database, AuditLog audit, Clock clock) {
        this.sql = new Sql(database);
        this.audit = audit;
        this.invitations = new Invitations(database, clock);
        this.clock = clock;
    }

    public boolean isOne(PersonId person) {
        return all().contains(person);
    }

    public List<PersonId> all() {
        return sql.list(
                Ids.PERSON, "select person_id from administrator order by since, person_id");
    }

    /** The path of a new link, as long as there is no administrator. */
    public Optional<String> firstLink() {
        return all().isEmpty() ? Optional.of(newLink()) : Optional.empty();
    }

    /**
     * The path of a link that makes one person an administrator. For those who own the machine: who
     * has no account yet may claim one with it, whoever else may.
     */
    public String newLink() {
        var token = Tokens.token();
        sql.change(
                "insert into admin_link (token_hash, created_at) values (?, ?)",
                Tokens.hash(token),
                clock.millis());
        invitations.byTheHouse(token, KEPT);
        return CLAIM + token;
    }

    /** Whether this is a link that was not used yet. */
    public boolean isOpen(String token) {
        return sql.count(
                        "admin_link where token_hash = ? and created_at > ?",
                        Tokens.hash(token),
                        clock.millis() - KEPT.toMillis())
                == 1;
    }

    /** Uses a link; all others are void from now on. False if it is not, or no longer, good. */
    public boolean claim(String token, PersonId person) {
        return sql.together(
                () -> {
                    if (!isOpen(token)) return false;
                    sql.change("delete from admin_link");
                    invitations.withdrawByTheHouse();
                    insert(person);
                    audit.write(Optional.of(person), AuditLog.Act.CLAIM, person.value(), "");
                    return true;
                });
    }

    public void appoint(PersonId by, PersonId person) {
        sql.together(
                () -> {
                    insert(person);
                    audit.write(Optional.of(by), AuditLog.Act.APPOINT, person.value(), "");
                });
    }

    private void insert(PersonId person) {
        sql.change(
                "insert into administrator (person_id, since) values (?, ?) on conflict (person_id)"
                        + " do nothing",
                person,
                clock.millis());
    }

    /** False if this is the last one: somebody must stay. */
    public boolean dismiss(PersonId by, PersonId person) {
        return sql.together(
                () -> {
                    if (all().equals(List.of(person))) return false;
                    sql.change("delete from administrator where person_id = ?", person);
                    audit.write(Optional.of(by), AuditLog.Act.DISMISS, person.value(), "");
                    return true;
                });
    }
}

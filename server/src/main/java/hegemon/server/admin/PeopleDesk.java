package hegemon.server.admin;

import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.SignIns;
import hegemon.server.accounts.Suspensions;
import hegemon.server.id.PersonId;
import hegemon.server.store.Ids;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** What administrators see of people, and do with them. */
public final class PeopleDesk {
    private static final int PAGE = 100;

    private final JdbcClient sql;
    private final TransactionTemplate transaction;
    private final People people;
    private final SignIns signIns;
    private final ApiTokens programs;
    private final Suspensions suspensions;
    private final Accounts accounts;
    private final AuditLog audit;

    public PeopleDesk(
            DataSource database,
            People people,
            SignIns signIns,
            ApiTokens programs,
            Suspensions suspensions,
            Accounts accounts,
            AuditLog audit) {
        this.sql = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.people = people;
        this.signIns = signIns;
        this.programs = programs;
        this.suspensions = suspensions;
        this.accounts = accounts;
        this.audit = audit;
    }

    /** Whose name or id holds this text; the newest first. Guests only if they are asked for. */
    public List<Person> search(String text, boolean guestsToo) {
        var like = "%" + text.strip().toLowerCase(Locale.ROOT) + "%";
        return sql
                .sql(
                        "select id from person where deleted_at is null and (lower(coalesce(name,"
                                + " '')) like :like or lower(id) like :like)"
                                + (guestsToo ? "" : " and claimed_at is not null")
                                + " order by created_at desc, id limit "
                                + PAGE)
                .param("like", like)
                .query(Ids.PERSON)
                .list()
                .stream()
                .map(people::find)
                .flatMap(Optional::stream)
                .toList();
    }

    public Optional<Person> find(PersonId id) {
        return people.find(id);
    }

    public Optional<String> suspended(PersonId person) {
        return suspensions.reason(person);
    }

    /** From now on this person is nobody here, in every browser and with every key. */
    public void suspend(PersonId by, PersonId person, String reason) {
        transaction.executeWithoutResult(
                write -> {
                    suspensions.suspend(person, reason);
                    audit.write(Optional.of(by), AuditLog.Act.SUSPEND, person.value(), reason);
                });
    }

    public void lift(PersonId by, PersonId person) {
        transaction.executeWithoutResult(
                write -> {
                    suspensions.lift(person);
                    audit.write(Optional.of(by), AuditLog.Act.LIFT, person.value(), "");
                });
    }

    /** Signs this person out everywhere, programs too. */
    public void signOut(PersonId by, PersonId person) {
        transaction.executeWithoutResult(
                write -> {
                    signIns.closeAll(person);
                    programs.of(person).forEach(key -> programs.revoke(person, key.mark()));
                    audit.write(Optional.of(by), AuditLog.Act.SIGN_OUT, person.value(), "");
                });
    }

    /** The games stay, nothing else does: the record has no name either. */
    public void delete(PersonId by, PersonId person) {
        transaction.executeWithoutResult(
                write -> {
                    accounts.delete(person);
                    audit.write(Optional.of(by), AuditLog.Act.DELETE, person.value(), "");
                });
    }
}

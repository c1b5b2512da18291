package hegemon.server.admin;

import hegemon.server.accounts.Accounts;
import hegemon.server.accounts.ApiTokens;
import hegemon.server.accounts.MailLinks;
import hegemon.server.accounts.People;
import hegemon.server.accounts.Person;
import hegemon.server.accounts.SignIns;
import hegemon.server.id.ClubId;
import hegemon.server.id.PersonId;
import hegemon.server.store.Ids;
import hegemon.server.store.Sql;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** What administrators see of people, and do with them. */
public final class PeopleDesk {
    private static final int PAGE = 100;

    private final Sql sql;
    private final People people;
    private final SignIns signIns;
    private final ApiTokens programs;
    private final Accounts accounts;
    private final MailLinks links;
    private final AuditLog audit;

    public PeopleDesk(
            DataSource database,
            People people,
            SignIns signIns,
            ApiTokens programs,
            Accounts accounts,
            MailLinks links,
            AuditLog audit) {
        this.sql = new Sql(database);
        this.people = people;
        this.signIns = signIns;
        this.programs = programs;
        this.accounts = accounts;
        this.links = links;
        this.audit = audit;
    }

    /**
     * Whose name or id holds this text; the newest first. Guests only if they are asked for.
     *
     * @param club whose members alone are wanted; none: all people
     */
    public List<Person> search(String text, boolean guestsToo, ClubId club) {
        var like = "%" + text.strip().toLowerCase(Locale.ROOT) + "%";
        return sql
                .ask(
                        "select id from person where deleted_at is null and (lower(coalesce(name,"
                                + " '')) like :like or lower(id) like :like)"
                                + (guestsToo ? "" : " and claimed_at is not null")
                                + " and (:club = '' or exists (select 1 from club_member m where"
                                + " m.person_id = person.id and m.club_id = :club and m.standing <>"
                                + " 'asked'))"
                                + " order by created_at desc, id limit "
                                + PAGE)
                .param("like", like)
                .param("club", club.value())
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

    /** Signs this person out everywhere, programs too. */
    public void signOut(PersonId by, PersonId person) {
        sql.together(
                () -> {
                    signIns.closeAll(person);
                    programs.of(person).forEach(key -> programs.revoke(person, key.mark()));
                    audit.write(Optional.of(by), AuditLog.Act.SIGN_OUT, person.value(), "");
                });
    }

    /** The path of a page at which this person chooses a new password; shown this once. */
    public String passwordLink(Optional<PersonId> by, PersonId person) {
        return sql.together(
                () -> {
                    audit.write(by, AuditLog.Act.PASSWORD_LINK, person.value(), "");
                    return links.byHand(person);
                });
    }

    /** The games stay, nothing else does: the record has no name either. */
    public void delete(PersonId by, PersonId person) {
        sql.together(
                () -> {
                    accounts.delete(person);
                    audit.write(Optional.of(by), AuditLog.Act.DELETE, person.value(), "");
                });
    }
}

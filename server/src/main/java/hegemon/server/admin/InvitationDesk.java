package hegemon.server.admin;

import hegemon.server.accounts.Addresses;
import hegemon.server.accounts.Invitations;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.store.Sql;
import hegemon.table.Language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** How the house invites people: by a link for several, by a list of links, or by mail. */
public final class InvitationDesk {
    /** So many links or letters at once. */
    public static final int MOST = 200;

    private final Sql sql;
    private final Invitations invitations;
    private final Outbox outbox;
    private final AuditLog audit;

    public InvitationDesk(
            DataSource database, Invitations invitations, Outbox outbox, AuditLog audit) {
        this.sql = new Sql(database);
        this.invitations = invitations;
        this.outbox = outbox;
        this.audit = audit;
    }

    public List<Invitations.Open> open() {
        return invitations.ofTheHouse();
    }

    /** So many links, each as the wish says: their paths, shown this once. */
    public List<String> make(PersonId by, Invitations.Wish wish, int links) {
        return sql.together(
                () -> {
                    var paths = new ArrayList<String>();
                    for (int i = 0; i < links; i++) paths.add(path(wish));
                    record(by, links + " × " + wish.uses() + " " + wish.label());
                    return List.copyOf(paths);
                });
    }

    /** Which of these are no addresses. */
    public static List<String> wrong(List<String> addresses) {
        return addresses.stream().filter(each -> Addresses.refuse(each).isPresent()).toList();
    }

    /** A letter to each address, with a link for one person. */
    public void write(
            PersonId by, Invitations.Wish wish, List<String> addresses, Language language) {
        sql.together(
                () -> {
                    for (String each : addresses) {
                        var path = path(new Invitations.Wish(each, 1, wish.lasts(), wish.club()));
                        outbox.toAddress(
                                HouseWriter.INVITATION,
                                each,
                                List.of(path, language.code(), "" + wish.lasts().toDays()));
                    }
                    record(by, addresses.size() + " × @ " + wish.label());
                });
    }

    private String path(Invitations.Wish wish) {
        return "/sign-up?invitation=" + invitations.forPeople(wish);
    }

    public void withdraw(PersonId by, String id) {
        sql.together(
                () -> {
                    invitations.withdraw(id);
                    audit.write(Optional.of(by), AuditLog.Act.UNINVITE, id, "");
                });
    }

    private void record(PersonId by, String detail) {
        audit.write(Optional.of(by), AuditLog.Act.INVITE, "", detail.strip());
    }
}

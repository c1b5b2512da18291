package hegemon.server.admin;

import hegemon.server.accounts.Addresses;
import hegemon.server.accounts.Invitations;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.table.Language;

import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import javax.sql.DataSource;

/** How the house invites people: by a link for several, by a list of links, or by mail. */
public final class InvitationDesk {
    /** So many links or letters at once. */
    public static final int MOST = 200;

    private final TransactionTemplate transaction;
    private final Invitations invitations;
    private final Outbox outbox;
    private final AuditLog audit;

    public InvitationDesk(
            DataSource database, Invitations invitations, Outbox outbox, AuditLog audit) {
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.invitations = invitations;
        this.outbox = outbox;
        this.audit = audit;
    }

    public List<Invitations.Open> open() {
        return invitations.ofTheHouse();
    }

    /** So many links, each as the wish says: their paths, shown this once. */
    public List<String> make(PersonId by, Invitations.Wish wish, int links) {
        return Objects.requireNonNull(
                transaction.execute(
                        write -> {
                            var paths = new ArrayList<String>();
                            for (int i = 0; i < links; i++) paths.add(path(wish));
                            record(by, links + " × " + wish.uses() + " " + wish.label());
                            return List.copyOf(paths);
                        }));
    }

    /** Which of these are no addresses. */
    public static List<String> wrong(List<String> addresses) {
        return addresses.stream().filter(each -> Addresses.refuse(each).isPresent()).toList();
    }

    /** A letter to each address, with a link for one person. */
    public void write(
            PersonId by, Invitations.Wish wish, List<String> addresses, Language language) {
        transaction.executeWithoutResult(
                write -> {
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
        transaction.executeWithoutResult(
                write -> {
                    invitations.withdraw(id);
                    audit.write(Optional.of(by), AuditLog.Act.UNINVITE, id, "");
                });
    }

    private void record(PersonId by, String detail) {
        audit.write(Optional.of(by), AuditLog.Act.INVITE, "", detail.strip());
    }
}

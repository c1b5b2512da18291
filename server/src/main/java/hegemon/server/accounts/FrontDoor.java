package hegemon.server.accounts;

import hegemon.server.accounts.RateLimits.Limit;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Outbox;
import hegemon.server.store.Sql;
import hegemon.table.Refusal;

import java.time.Clock;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import javax.sql.DataSource;

/**
 * Signing up and in, with all that keeps out who only tries. What it answers never tells whether an
 * address belongs to anybody.
 */
public final class FrontDoor {
    private final Accounts accounts;
    private final People people;
    private final MailLinks links;
    private final Invitations invitations;
    private final RateLimits limits;
    private final Outbox outbox;
    private final Supplier<Registration> registration;
    private final Suspensions suspensions;
    private final Sql sql;

    public FrontDoor(
            DataSource database,
            Accounts accounts,
            RateLimits limits,
            Supplier<Registration> registration,
            Clock clock) {
        this.accounts = accounts;
        this.people = new People(database, clock);
        this.links = new MailLinks(database, clock);
        this.invitations = new Invitations(database, clock);
        this.limits = limits;
        this.outbox = new Outbox(database, clock);
        this.registration = registration;
        this.suspensions = new Suspensions(database, clock);
        this.sql = new Sql(database);
    }

    public Registration registration() {
        return registration.get();
    }

    /**
     * By name or confirmed address, and password.
     *
     * @param place where the request comes from
     */
    public Entry signIn(String who, String password, String place) {
        var here = NameRule.key(who) + " " + place;
        var wait =
                tooOften(Limit.SIGN_IN_PLACE, place)
                        .or(() -> tooOften(Limit.SIGN_IN_HERE, here))
                        .or(() -> tooOften(Limit.SIGN_IN_NAME, NameRule.key(who)));
        if (wait.isPresent()) return new Entry.No(wait.get());
        var person = accounts.open(who, password);
        person.ifPresent(ignored -> limits.forget(Limit.SIGN_IN_HERE, here));
        return person.map(this::unlessSuspended)
                .orElseGet(() -> Entry.no("server.people.refuse.sign-in"));
    }

    /** Only whoever has shown who they are learns that they are suspended, and why. */
    private Entry unlessSuspended(PersonId person) {
        return suspensions
                .of(person)
                .<Entry>map(why -> new Entry.No(suspended(why)))
                .orElseGet(() -> new Entry.In(person));
    }

    private static Refusal suspended(Suspensions.Suspension why) {
        return why.end()
                .map(
                        end ->
                                Refusal.of(
                                        "house",
                                        "server.people.refuse.suspended.until",
                                        why.reason(),
                                        LocalDate.ofInstant(end, ZoneOffset.UTC).toString()))
                .orElseGet(
                        () -> Refusal.of("house", "server.people.refuse.suspended", why.reason()));
    }

    /** Whether somebody may come in at all; the reason if not. */
    public Optional<Refusal> mayRegister(String invitation) {
        return switch (registration()) {
            case OPEN -> Optional.empty();
            case INVITATION ->
                    invitations.isGood(invitation) ? Optional.empty() : uninvited(invitation);
            case CLOSED ->
                    invitations.isByTheHouse(invitation)
                            ? Optional.empty()
                            : refusal("server.people.refuse.closed");
        };
    }

    private static Optional<Refusal> uninvited(String invitation) {
        return refusal("server.people.refuse.invitation" + (invitation.isBlank() ? "" : ".spent"));
    }

    /** This guest claims an account by a password. */
    public Optional<Slip> signUp(
            PersonId person, String name, String password, String invitation, String place) {
        boolean counted = !invitations.isGood(invitation);
        var tooMany = tooMany(invitation, place);
        if (tooMany.isPresent()) return tooMany.map(why -> new Slip("", why));
        var slip =
                mayRegister(invitation)
                        .map(why -> new Slip("", why))
                        .or(
                                () ->
                                        admitted(
                                                person,
                                                invitation,
                                                () -> accounts.claim(person, name, password)));
        if (slip.isPresent() && counted) limits.giveBack(Limit.SIGN_UP_PLACE, place);
        return slip;
    }

    /** Whoever was invited is not counted: a club comes all at once, and from one place. */
    private Optional<Refusal> tooMany(String invitation, String place) {
        return invitations.isGood(invitation)
                ? Optional.empty()
                : limits.attempt(Limit.SIGN_UP_PLACE, place)
                        .map(
                                wait ->
                                        Refusal.of(
                                                "house",
                                                "server.people.refuse.accounts",
                                                limits.allowed(Limit.SIGN_UP_PLACE),
                                                minutes(wait)));
    }

    /** This guest wants to claim an account by a passkey: is the name free? It is kept, if so. */
    public Optional<Slip> nameForPasskey(
            PersonId person, String name, String invitation, String place) {
        return tooMany(invitation, place)
                .or(() -> mayRegister(invitation))
                .map(why -> new Slip("", why))
                .or(() -> people.rename(person, name).map(why -> new Slip("name", why)));
    }

    /** This guest has made a passkey. */
    public Optional<Slip> signUpByPasskey(PersonId person, String invitation) {
        return admitted(
                person,
                invitation,
                () -> {
                    accounts.claimedByPasskey(person);
                    return Optional.empty();
                });
    }

    /** The claim and the use of the invitation, both or neither. */
    private Optional<Slip> admitted(
            PersonId person, String invitation, Supplier<Optional<Slip>> claim) {
        if (registration() == Registration.OPEN && !invitations.isGood(invitation))
            return claim.get();
        return sql.together(
                () ->
                        invitations.use(invitation, person)
                                ? claim.get()
                                : uninvited(invitation).map(why -> new Slip("", why)),
                Optional::isEmpty);
    }

    /** A link to sign in or to set a new password, to whoever has this address. */
    public Optional<Refusal> askLink(MailLinks.Kind kind, String address, String place) {
        var to = address.strip();
        var refusal = Addresses.refuse(to).or(() -> mailTooOften(to, place));
        if (refusal.isEmpty()) outbox.toAddress(LinkWriter.KIND + kind.text(), to, List.of());
        return refusal;
    }

    /** A letter to this address, in which this person may confirm it. */
    public Optional<Refusal> askConfirmation(PersonId person, String address, String place) {
        var to = address.strip();
        var refusal = Addresses.refuse(to).or(() -> mailTooOften(to, place));
        if (refusal.isEmpty())
            sql.together(
                    () -> {
                        links.cancel(MailLinks.Kind.CONFIRM, person);
                        outbox.toPerson(
                                LinkWriter.KIND + MailLinks.Kind.CONFIRM.text(),
                                person,
                                to,
                                List.of());
                    });
        return refusal;
    }

    private Optional<Refusal> mailTooOften(String address, String place) {
        return tooOften(Limit.MAIL_PLACE, place)
                .or(() -> tooOften(Limit.MAIL_ADDRESS, Addresses.key(address)));
    }

    /** Signs in by a link that was sent by mail. */
    public Entry followLink(String token, String place) {
        var wait = tooOften(Limit.LINK_PLACE, place);
        if (wait.isPresent()) return new Entry.No(wait.get());
        return links.use(MailLinks.Kind.SIGN_IN, token)
                .map(held -> unlessSuspended(held.person()))
                .orElseGet(() -> Entry.no("server.people.refuse.link"));
    }

    /** Confirms an address by the link that was sent there. */
    public Entry confirm(String token, String place) {
        var wait = tooOften(Limit.LINK_PLACE, place);
        if (wait.isPresent()) return new Entry.No(wait.get());
        return links.use(MailLinks.Kind.CONFIRM, token)
                .filter(held -> accounts.confirm(held.person(), held.address()))
                .map(held -> unlessSuspended(held.person()))
                .orElseGet(() -> Entry.no("server.people.refuse.link"));
    }

    /** Sets a new password by a link; a password that cannot be leaves the link as it is. */
    public Entry reset(String token, String password, String place) {
        var held = links.look(MailLinks.Kind.RESET, token);
        var wait = tooOften(Limit.LINK_PLACE, place);
        if (wait.isPresent()) return new Entry.No(wait.get());
        if (held.isEmpty()) return Entry.no("server.people.refuse.link");
        var person = held.get().person();
        var refusal = accounts.setPassword(person, password);
        if (refusal.isPresent()) return new Entry.No(refusal.get());
        links.cancel(MailLinks.Kind.RESET, person);
        return unlessSuspended(person);
    }

    /** One more attempt; a sentence if it is one too many. */
    public Optional<Refusal> tooOften(Limit limit, String who) {
        return limits.attempt(limit, who)
                .map(wait -> Refusal.of("house", "server.people.refuse.often", minutes(wait)));
    }

    private static long minutes(Duration wait) {
        return Math.max(1, (wait.toSeconds() + 59) / 60);
    }

    private static Optional<Refusal> refusal(String key) {
        return Optional.of(Refusal.of("house", key));
    }
}

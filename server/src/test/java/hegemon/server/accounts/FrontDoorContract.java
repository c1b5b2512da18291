package hegemon.server.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.id.PersonId;
import hegemon.server.mail.Letter;
import hegemon.server.mail.Posted;
import hegemon.table.Language;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** People at the door, on SQLite and on PostgreSQL. */
abstract class FrontDoorContract extends OnDatabase {
    private static final String PASSWORD = "four words in a row";
    private static final String HERE = "192.0.2.1";

    /** Slow on purpose, so made once. */
    private static final Passwords PASSWORDS = new Passwords();

    private final MovingClock clock = new MovingClock("2026-01-10T12:00:00Z");
    private Guests guests;
    private People people;
    private Accounts accounts;
    private SignIns signIns;
    private MailLinks links;

    @BeforeEach
    void open() {
        guests = new Guests(database(), clock);
        people = new People(database(), clock);
        accounts = new Accounts(database(), PASSWORDS, Departures.UNHEARD, clock);
        signIns = new SignIns(database(), clock);
        links = new MailLinks(database(), clock);
    }

    private FrontDoor door(Registration registration) {
        return new FrontDoor(
                database(),
                accounts,
                new RateLimits(database(), new HouseKey(database()), clock),
                () -> registration,
                clock);
    }

    private PersonId member(String name) {
        var person = guests.welcome().id();
        assertThat(door(Registration.OPEN).signUp(person, name, PASSWORD, "", HERE + name))
                .isEmpty();
        return person;
    }

    @Test
    void aGuestWhoClaimsAnAccountKeepsTheId() {
        var guest = guests.welcome();
        assertThat(people.find(guest.id()).orElseThrow().member()).isFalse();
        assertThat(door(Registration.OPEN).signUp(guest.id(), "Anna", PASSWORD, "", HERE))
                .isEmpty();
        var anna = people.find(guest.id()).orElseThrow();
        assertThat(anna.member()).isTrue();
        assertThat(people.displayName(guest.id(), Language.GERMAN)).isEqualTo("Anna");
        assertThat(door(Registration.OPEN).signIn("ANNA", PASSWORD, HERE))
                .isEqualTo(new Entry.In(guest.id()));
        assertThat(
                        JdbcClient.create(database())
                                .sql("select password from person where id = ?")
                                .param(guest.id().value())
                                .query(String.class)
                                .single())
                .startsWith("{argon2}$argon2id$")
                .doesNotContain(PASSWORD);
    }

    /** It was refused whenever a millisecond passed between two looks at the clock. */
    @Test
    void aKeyWithoutAnEndIsGoodHoweverFastTheClockGoes() {
        InstantSource ticking =
                () -> {
                    clock.pass(Duration.ofMillis(1));
                    return clock.instant();
                };
        var keys = new ApiTokens(database(), ticking.withZone(ZoneOffset.UTC));
        assertThat(keys.person(keys.create(member("Anna"), "bot").orThrow())).isPresent();
    }

    @Test
    void aWrongPasswordAndAnUnknownNameGetTheSameAnswer() {
        member("Anna");
        var door = door(Registration.OPEN);
        var wrong = door.signIn("Anna", "not the password", HERE);
        assertThat(wrong).isInstanceOf(Entry.No.class);
        assertThat(door.signIn("Nobody here", "not the password", HERE)).isEqualTo(wrong);
    }

    @Tag("long") // a password is hashed for each attempt
    @Test
    void whoeverGuessesTooOftenMustWaitOnAllServers() {
        var anna = member("Anna");
        for (int i = 0; i < RateLimits.Limit.SIGN_IN_HERE.times(); i++)
            assertThat(door(Registration.OPEN).signIn("Anna", "wrong " + i + " words", HERE))
                    .isInstanceOf(Entry.No.class);
        assertThat(door(Registration.OPEN).signIn("Anna", PASSWORD, HERE))
                .as("another server of the same house")
                .isInstanceOfSatisfying(
                        Entry.No.class,
                        no -> assertThat(no.why().toString()).contains("Try again in 15 min"));
        assertThat(door(Registration.OPEN).signIn("Anna", PASSWORD, "198.51.100.7"))
                .as("from elsewhere Anna still gets in")
                .isEqualTo(new Entry.In(anna));
        clock.pass(Duration.ofMinutes(16));
        assertThat(door(Registration.OPEN).signIn("Anna", PASSWORD, HERE))
                .isEqualTo(new Entry.In(anna));
    }

    @Tag("long") // a password is hashed for each attempt
    @Test
    void signUpAndMailAreLimitedToo() {
        var door = door(Registration.OPEN);
        for (int i = 1; i <= RateLimits.Limit.SIGN_UP_PLACE.times(); i++) {
            var person = guests.welcome().id();
            assertThat(door.signUp(person, "x", PASSWORD, "", HERE).orElseThrow().field())
                    .as("what was mistyped makes no account and is not counted")
                    .isEqualTo("name");
            assertThat(door.signUp(person, "Anna" + i, PASSWORD, "", HERE)).isEmpty();
        }
        var late = guests.welcome().id();
        assertThat(door.signUp(late, "Anna", PASSWORD, "", HERE).orElseThrow().why().toString())
                .contains("20 accounts", "Try again in 60 min", "invitation");
        assertThat(door.signUp(late, "Anna", PASSWORD, "", HERE + 1)).isEmpty();
        for (int i = 0; i < RateLimits.Limit.MAIL_ADDRESS.times(); i++)
            assertThat(door.askLink(MailLinks.Kind.SIGN_IN, "a@example.org", HERE)).isEmpty();
        assertThat(door.askLink(MailLinks.Kind.SIGN_IN, "A@example.org", HERE + 1)).isPresent();
    }

    @Test
    void aNameIsTakenOnceAndAGuestsNameLapses() {
        var one = guests.welcome().id();
        var two = guests.welcome().id();
        assertThat(people.rename(one, "Léonidas")).isEmpty();
        assertThat(people.rename(two, "leonidas").orElseThrow().toString()).contains("is taken");
        clock.pass(Duration.ofDays(31));
        assertThat(people.rename(two, "leonidas")).isEmpty();
        assertThat(people.find(one).orElseThrow().name()).isEmpty();
        assertThat(people.displayName(one, Language.GERMAN)).startsWith("Gast ");
        member("Gorgo");
        clock.pass(Duration.ofDays(500));
        assertThat(people.rename(two, "Gorgo")).as("members keep theirs").isPresent();
    }

    private Optional<Letter> letter(String kind, Optional<PersonId> person, String to) {
        return new LinkWriter(people, links, path -> "https://x" + path)
                .write(
                        List.of(
                                new Posted(
                                        "1",
                                        person,
                                        Optional.of(to),
                                        kind,
                                        Optional.empty(),
                                        List.of())));
    }

    private static String token(Letter letter) {
        var link = letter.action().orElseThrow().address();
        return link.substring(link.lastIndexOf('/') + 1);
    }

    private void confirm(PersonId person, String to) {
        var letter = letter("link.confirm", Optional.of(person), to).orElseThrow();
        assertThat(door(Registration.OPEN).confirm(token(letter), HERE))
                .isEqualTo(new Entry.In(person));
    }

    @Test
    void aLinkSignsInOnceAndForAWhile() {
        var anna = member("Anna");
        assertThat(letter("link.sign-in", Optional.empty(), "anna@example.org"))
                .as("an address that nobody has confirmed")
                .isEmpty();
        confirm(anna, "Anna@example.org");
        var door = door(Registration.OPEN);
        var token =
                token(letter("link.sign-in", Optional.empty(), "anna@example.org").orElseThrow());
        assertThat(links.look(MailLinks.Kind.SIGN_IN, token))
                .as("looking uses nothing")
                .isPresent();
        assertThat(links.look(MailLinks.Kind.RESET, token)).as("of its kind alone").isEmpty();
        assertThat(door.followLink(token, HERE)).isEqualTo(new Entry.In(anna));
        assertThat(door.followLink(token, HERE)).isInstanceOf(Entry.No.class);
        var late =
                token(letter("link.sign-in", Optional.empty(), "anna@example.org").orElseThrow());
        clock.pass(Duration.ofMinutes(21));
        assertThat(door.followLink(late, HERE)).isInstanceOf(Entry.No.class);
    }

    @Test
    void anAddressBelongsToOneAndItsOwnerHearsOfOthers() {
        var anna = member("Anna");
        confirm(anna, "anna@example.org");
        var other = member("Bert");
        var letter = letter("link.confirm", Optional.of(other), "anna@example.org").orElseThrow();
        assertThat(letter.subject()).isEqualTo("Somebody wants to use your address");
        assertThat(letter.paragraphs().getFirst()).contains("Anna");
    }

    @Test
    void aNewPasswordSignsOutEverywhere() {
        var anna = member("Anna");
        confirm(anna, "anna@example.org");
        var token = signIns.open(anna, "a browser");
        var door = door(Registration.OPEN);
        var link = token(letter("link.reset", Optional.empty(), "anna@example.org").orElseThrow());
        assertThat(door.reset(link, "short", HERE)).isInstanceOf(Entry.No.class);
        assertThat(door.reset(link, "another row of words", HERE)).isEqualTo(new Entry.In(anna));
        assertThat(signIns.person(token)).isEmpty();
        assertThat(door.signIn("anna@example.org", "another row of words", HERE))
                .isEqualTo(new Entry.In(anna));
        assertThat(door.reset(link, "yet another row of words", HERE)).isInstanceOf(Entry.No.class);
    }

    @Test
    void anInvitationIsForOne() {
        var door = door(Registration.INVITATION);
        var invitations = new Invitations(database(), clock);
        var invitation = invitations.make(member("Host")).orElseThrow();
        var one = guests.welcome().id();
        assertThat(door.signUp(one, "Anna", PASSWORD, "", HERE)).isPresent();
        assertThat(door.signUp(one, "Anna", "short", invitation, HERE).orElseThrow().field())
                .isEqualTo("password");
        assertThat(door.signUp(one, "Anna", PASSWORD, invitation, HERE))
                .as("a slip does not use it up")
                .isEmpty();
        assertThat(door.signUp(guests.welcome().id(), "Bert", PASSWORD, invitation, HERE))
                .hasValueSatisfying(
                        slip -> assertThat(slip.why().toString()).contains("has been used"));
    }

    @Test
    void anInvitationRunsOut() {
        var invitation = new Invitations(database(), clock).make(member("Host")).orElseThrow();
        clock.pass(Duration.ofDays(15));
        assertThat(door(Registration.INVITATION).mayRegister(invitation))
                .hasValueSatisfying(why -> assertThat(why.toString()).contains("has run out"));
        new Housekeeping(
                        database(),
                        new RateLimits(database(), new HouseKey(database()), clock),
                        clock,
                        Duration.ofDays(365))
                .tidy();
        assertThat(
                        JdbcClient.create(database())
                                .sql("select count(*) from house_invitation")
                                .query(Integer.class)
                                .single())
                .isZero();
    }

    @Test
    void aClosedHouseLetsInOnlyWhomItInvitesItself() {
        var invitations = new Invitations(database(), clock);
        var closed = door(Registration.CLOSED);
        var byMember = invitations.make(member("Host")).orElseThrow();
        assertThat(closed.signUp(guests.welcome().id(), "Carl", PASSWORD, byMember, HERE))
                .isPresent();
        invitations.byTheHouse("the token of a link", Duration.ofDays(1));
        assertThat(closed.mayRegister("the token of a link")).isEmpty();
        invitations.withdrawByTheHouse();
        assertThat(closed.mayRegister("the token of a link")).isPresent();
    }

    @Test
    void whoeverIsDeletedBecomesNobodyInParticular() {
        var anna = member("Anna");
        confirm(anna, "anna@example.org");
        var token = signIns.open(anna, "a browser");
        accounts.delete(anna);
        var left = people.find(anna).orElseThrow();
        assertThat(left.deleted()).isTrue();
        assertThat(left.name()).isEmpty();
        assertThat(left.email()).isEmpty();
        assertThat(people.displayName(anna, Language.ENGLISH)).isEqualTo("former player");
        assertThat(signIns.person(token)).isEmpty();
        assertThat(door(Registration.OPEN).signIn("Anna", PASSWORD, HERE))
                .isInstanceOf(Entry.No.class);
        assertThat(letter("link.sign-in", Optional.empty(), "anna@example.org")).isEmpty();
        member("Anna");
    }
}

package hegemon.server.mail;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;

import hegemon.server.MovingClock;
import hegemon.server.OnDatabase;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Language;

import jakarta.mail.internet.MimeMessage;
import jakarta.mail.internet.MimeMultipart;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** The way of a letter, on SQLite and on PostgreSQL, to a real mail server. */
abstract class PostContract extends OnDatabase {
    private static final PersonId ANNA = new PersonId("anna");
    private static final TableId TABLE = new TableId("table-1");

    private final MovingClock clock = new MovingClock("2026-01-10T12:00:00Z");
    private final GreenMail mail = new GreenMail(new ServerSetup(0, "127.0.0.1", "smtp"));
    private Outbox outbox;
    private MailWishes wishes;
    private MailNotices notices;

    @BeforeEach
    void open() {
        mail.start();
        outbox = new Outbox(database(), clock);
        wishes = new MailWishes(database());
        notices =
                new MailNotices(
                        database(),
                        new Readers(),
                        path -> "https://x" + path,
                        (letter, about) -> letter,
                        clock);
        sql("insert into person (id, created_at) values ('anna', 0)");
    }

    @AfterEach
    void close() {
        mail.stop();
    }

    /** Anna reads German; nobody else has an address. */
    private static final class Readers implements Addressees {
        @Override
        public Optional<Addressee> find(PersonId person) {
            return person.equals(ANNA)
                    ? Optional.of(
                            new Addressee(
                                    "anna@example.org",
                                    Language.GERMAN,
                                    "Anna",
                                    "https://x/unsubscribe/anna/1"))
                    : Optional.empty();
        }

        @Override
        public String nameOf(PersonId person, Language reader) {
            return person.equals(new PersonId("bert")) ? "Bert" : "";
        }
    }

    private void sql(String statement) {
        JdbcClient.create(database()).sql(statement).update();
    }

    private int count(String where) {
        return JdbcClient.create(database())
                .sql("select count(*) from letter where " + where)
                .query(Integer.class)
                .single();
    }

    /** What a game writes of a round. */
    private static final class Evaluations implements Writer {
        @Override
        public boolean writes(String kind) {
            return kind.equals("round.pygma");
        }

        @Override
        public Optional<Letter> write(Posted posted) {
            return Optional.of(
                    new Letter(
                            "anna@example.org",
                            Language.GERMAN,
                            "Auswertung " + posted.args().getFirst(),
                            List.of("So war es."),
                            Optional.empty(),
                            Optional.empty()));
        }
    }

    private Postman postman(int port) {
        var smtp = new Smtp("127.0.0.1", port, "", "", "house@example.org", Smtp.Security.NONE);
        return new Postman(
                outbox,
                List.of(notices, new Evaluations()),
                Optional.of(MailServer.of(smtp)),
                smtp.from(),
                "The House");
    }

    private Postman postman() {
        return postman(mail.getSmtp().getPort());
    }

    private void tell(Notices.Event event, TableId table) {
        notices.tell(ANNA, event, table, "sparta", new PersonId("bert"));
    }

    private List<MimeMessage> arrived() {
        return List.of(mail.getReceivedMessages());
    }

    @Test
    void aLetterSaysWhatHappenedInTheReadersLanguage() throws Exception {
        tell(Notices.Event.INVITED, TABLE);
        postman().round();
        assertThat(arrived()).hasSize(1);
        var letter = arrived().getFirst();
        assertThat(letter.getSubject()).isEqualTo("Bert lädt dich zu einer Partie Sparta ein");
        assertThat(letter.getFrom()[0]).hasToString("The House <house@example.org>");
        assertThat(letter.getHeader("List-Unsubscribe", null))
                .isEqualTo("<https://x/unsubscribe/anna/1>");
        assertThat(letter.getHeader("List-Unsubscribe-Post", null))
                .isEqualTo("List-Unsubscribe=One-Click");
        var parts = (MimeMultipart) letter.getContent();
        assertThat((String) parts.getBodyPart(0).getContent())
                .contains("Hallo Anna", "https://x/games/table-1", "Keine Briefe zu Partien mehr");
        assertThat((String) parts.getBodyPart(1).getContent())
                .contains("<a href=\"https://x/games/table-1\">");
        postman().round();
        assertThat(arrived()).as("once").hasSize(1);
    }

    @Test
    void aLetterIsWrittenOnlyIfWhatCausesItHappens() {
        var transaction = new TransactionTemplate(new JdbcTransactionManager(database()));
        transaction.executeWithoutResult(
                all -> {
                    tell(Notices.Event.INVITED, TABLE);
                    all.setRollbackOnly();
                });
        assertThat(count("1 = 1")).isZero();
        transaction.executeWithoutResult(ignored -> tell(Notices.Event.INVITED, TABLE));
        assertThat(count("1 = 1")).isEqualTo(1);
    }

    @Test
    void aBrokenMailServerDelaysAndLosesNothing() {
        int port = mail.getSmtp().getPort();
        mail.stop();
        tell(Notices.Event.INVITED, TABLE);
        tell(Notices.Event.INVITED, new TableId("table-2"));
        postman(port).round();
        assertThat(count("sent_at is null and given_up_at is null")).isEqualTo(2);
        assertThat(count("trouble is not null")).as("it stops at the first").isEqualTo(1);
        clock.pass(Duration.ofSeconds(30));
        postman(port).round();
        assertThat(count("attempts = 1")).as("each waits for its next time").isEqualTo(2);
        mail.start();
        clock.pass(Duration.ofMinutes(2));
        postman().round();
        assertThat(arrived()).hasSize(2);
        assertThat(count("sent_at is not null and trouble is null")).isEqualTo(2);
    }

    @Test
    void aLetterThatCannotBeWrittenHoldsUpNoOther() {
        tell(Notices.Event.INVITED, new TableId("table-0"));
        sql("update letter set args = '[]'");
        tell(Notices.Event.INVITED, TABLE);
        postman().round();
        assertThat(arrived()).hasSize(1);
        assertThat(count("game_id = 'table-0' and trouble is not null and sent_at is null"))
                .isEqualTo(1);
    }

    @Test
    void aLetterIsGivenUpAfterDaysAndStaysInTheOutbox() {
        int port = mail.getSmtp().getPort();
        mail.stop();
        tell(Notices.Event.INVITED, TABLE);
        for (int i = 0; i < 12; i++) {
            postman(port).round();
            clock.pass(Duration.ofDays(1));
        }
        assertThat(count("given_up_at is not null and attempts = 9")).isEqualTo(1);
        mail.start();
    }

    @Test
    void aLetterWhoseServerDiedIsSentAgain() {
        tell(Notices.Event.INVITED, TABLE);
        assertThat(outbox.take(outbox.due(1).getFirst())).isTrue();
        assertThat(outbox.due(1)).as("no other server takes it meanwhile").isEmpty();
        clock.pass(Duration.ofMinutes(2));
        postman().round();
        assertThat(arrived()).hasSize(1);
    }

    @Test
    void whoeverHasMovedMeanwhileGetsNoLetterAboutTheTurn() {
        tell(Notices.Event.TURN, TABLE);
        postman().round();
        assertThat(arrived()).as("it waits a little").isEmpty();
        notices.moot(ANNA, TABLE);
        clock.pass(Duration.ofHours(1));
        postman().round();
        assertThat(arrived()).isEmpty();
        tell(Notices.Event.TURN, TABLE);
        tell(Notices.Event.TURN, TABLE);
        clock.pass(Duration.ofHours(1));
        postman().round();
        assertThat(arrived()).as("two of a kind are one").hasSize(1);
    }

    @Test
    void aDigestIsOneLetterADay() throws Exception {
        wishes.keep(
                ANNA,
                new MailWish(
                        MailWish.Manner.DIGEST,
                        EnumSet.allOf(Notices.Event.class),
                        ZoneOffset.UTC,
                        0,
                        0,
                        18,
                        false));
        tell(Notices.Event.TURN, TABLE);
        tell(Notices.Event.OVER, new TableId("table-2"));
        clock.pass(Duration.ofHours(5));
        postman().round();
        assertThat(arrived()).isEmpty();
        clock.pass(Duration.ofHours(1));
        postman().round();
        assertThat(arrived()).hasSize(1);
        assertThat(arrived().getFirst().getSubject()).isEqualTo("Neues von deinen Tischen: 2");
        var text =
                (String)
                        ((MimeMultipart) arrived().getFirst().getContent())
                                .getBodyPart(0)
                                .getContent();
        assertThat(text).contains("games/table-1", "games/table-2");
    }

    /** Noon is quiet, and the letter of the day goes at six. */
    private MailWish quiet(MailWish.Manner manner, boolean roundsWait) {
        return new MailWish(
                manner, EnumSet.allOf(Notices.Event.class), ZoneOffset.UTC, 11, 15, 18, roundsWait);
    }

    private void evaluated(String month) {
        notices.write(ANNA, Notices.Event.ROUND, TABLE, "pygma", List.of(month));
    }

    @ParameterizedTest
    @EnumSource(
            value = MailWish.Manner.class,
            names = {"EACH", "DIGEST"})
    void anEvaluationGoesAtOnceWhateverTheHour(MailWish.Manner manner) {
        wishes.keep(ANNA, quiet(manner, false));
        evaluated("1");
        postman().round();
        assertThat(arrived()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"EACH, 3", "DIGEST, 6"})
    void anEvaluationWaitsForWhoeverWantsThat(MailWish.Manner manner, int hours) throws Exception {
        wishes.keep(ANNA, quiet(manner, true));
        evaluated("1");
        evaluated("2");
        notices.moot(ANNA, TABLE);
        clock.pass(Duration.ofHours(hours).minusMinutes(1));
        postman().round();
        assertThat(arrived()).isEmpty();
        clock.pass(Duration.ofMinutes(1));
        postman().round();
        postman().round();
        assertThat(arrived()).as("each once, by itself").hasSize(2);
        assertThat(List.of(arrived().get(0).getSubject(), arrived().get(1).getSubject()))
                .containsExactlyInAnyOrder("Auswertung 1", "Auswertung 2");
    }

    @Test
    void whoeverWantsNoneOrHasNoAddressGetsNone() {
        tell(Notices.Event.INVITED, TABLE);
        wishes.keep(ANNA, MailWish.DEFAULT.withManner(MailWish.Manner.NEVER));
        postman().round();
        assertThat(arrived()).as("stopped after it was written").isEmpty();
        tell(Notices.Event.INVITED, TABLE);
        notices.tell(
                new PersonId("bert"), Notices.Event.INVITED, TABLE, "sparta", new PersonId("anna"));
        assertThat(count("1 = 1")).isZero();
    }
}

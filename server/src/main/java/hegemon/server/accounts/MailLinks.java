package hegemon.server.accounts;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import java.time.Clock;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** Links that are sent by mail. Each works once and for a while; the database has only its hash. */
public final class MailLinks {
    /** What a link does. */
    public enum Kind {
        CONFIRM(Duration.ofDays(2)),
        SIGN_IN(Duration.ofMinutes(20)),
        RESET(Duration.ofHours(1));

        private final Duration lasts;

        Kind(Duration lasts) {
            this.lasts = lasts;
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        public static Optional<Kind> of(String text) {
            return Arrays.stream(values()).filter(kind -> kind.text().equals(text)).findFirst();
        }
    }

    /** Whose link it is, and to which address it was sent. */
    public record Held(PersonId person, String address) {}

    /** Somebody has to meet or call the other first. */
    private static final Duration BY_HAND = Duration.ofDays(2);

    private final Sql sql;
    private final Clock clock;

    public MailLinks(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** A new link; its token goes into the letter and nowhere else. */
    String make(Kind kind, PersonId person, String address) {
        return make(kind, person, address, kind.lasts);
    }

    private String make(Kind kind, PersonId person, String address, Duration lasts) {
        var token = Tokens.token();
        sql.change(
                "insert into mail_link (token_hash, person_id, kind, address, expires_at) values"
                        + " (?, ?, ?, ?, ?)",
                Tokens.hash(token),
                person,
                kind.text(),
                address,
                clock.millis() + lasts.toMillis());
        return token;
    }

    /**
     * The path of a page at which somebody chooses a new password, handed over by whoever looks
     * after the house: for those who have no address here, or get no letters.
     */
    public String byHand(PersonId person) {
        cancel(Kind.RESET, person);
        return "/link/" + Kind.RESET.text() + "/" + make(Kind.RESET, person, "", BY_HAND);
    }

    /** Whose link this is, if it still works. Looking changes nothing. */
    public Optional<Held> look(Kind kind, String token) {
        return sql.ask(
                        "select person_id, address from mail_link where token_hash = ? and kind = ?"
                                + " and expires_at > ?",
                        Tokens.hash(token),
                        kind.text(),
                        clock.millis())
                .query(
                        (row, ignored) ->
                                new Held(
                                        new PersonId(row.getString("person_id")),
                                        row.getString("address")))
                .optional();
    }

    /** Uses the link; of two at once, one wins. */
    Optional<Held> use(Kind kind, String token) {
        return look(kind, token)
                .filter(
                        ignored ->
                                sql.change(
                                                "delete from mail_link where token_hash = ?",
                                                Tokens.hash(token))
                                        == 1);
    }

    /** All of this person's links of a kind are void. */
    void cancel(Kind kind, PersonId person) {
        sql.change("delete from mail_link where person_id = ? and kind = ?", person, kind.text());
    }

    void tidy() {
        sql.change("delete from mail_link where expires_at < ?", clock.millis());
    }
}

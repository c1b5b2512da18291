package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/**
 * Letters to send. Whoever posts one within a transaction posts it if, and only if, the rest of the
 * transaction happens.
 */
public final class Outbox {
    /** After the last of these the letter is given up; it stays in the outbox. */
    private static final List<Duration> PATIENCE =
            List.of(
                    Duration.ofMinutes(1),
                    Duration.ofMinutes(5),
                    Duration.ofMinutes(15),
                    Duration.ofHours(1),
                    Duration.ofHours(3),
                    Duration.ofHours(6),
                    Duration.ofHours(12),
                    Duration.ofDays(1),
                    Duration.ofDays(1));

    private static final Duration SENT_KEPT = Duration.ofDays(30);

    /** So many letters about games may wait for one person. */
    public static final int MOST_WAITING = 500;

    private static final int LONGEST_TROUBLE = 300;
    private static final SecureRandom RANDOM = new SecureRandom();

    private final Sql sql;
    private final Clock clock;
    private final JsonMapper json = JsonMapper.shared();

    public Outbox(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** At once, to an address that need not belong to anybody. */
    public void toAddress(String kind, String address, List<String> args) {
        insert(posted(Optional.empty(), Optional.of(address), kind, Optional.empty(), args));
    }

    /** At once, to a person, at an address that need not be confirmed. */
    public void toPerson(String kind, PersonId person, String address, List<String> args) {
        insert(posted(Optional.of(person), Optional.of(address), kind, Optional.empty(), args));
    }

    /** At once, to a player of a table, at the address that is confirmed when it goes. */
    public void toPlayer(String kind, PersonId person, TableId game, List<String> args) {
        toPlayer(kind, person, game, args, clock.instant());
    }

    /** Not before this moment, and beside all others of its kind that wait. */
    void toPlayer(String kind, PersonId person, TableId game, List<String> args, Instant due) {
        var letter = posted(Optional.of(person), Optional.empty(), kind, Optional.of(game), args);
        insert(letter, due, false);
    }

    private void insert(Posted letter) {
        insert(letter, clock.instant(), false);
    }

    /** About a table; one of the same kind that still waits is replaced. */
    void aboutGame(
            String kind,
            PersonId person,
            TableId game,
            List<String> args,
            Instant due,
            boolean digest) {
        withdraw(person, game, kind);
        insert(
                posted(Optional.of(person), Optional.empty(), kind, Optional.of(game), args),
                due,
                digest);
    }

    /** What waits for this person about this table need not be said any more: notices alone. */
    void withdraw(PersonId person, TableId game) {
        sql.change(
                """
                delete from letter
                    where person_id = ? and game_id = ? and kind like ? and sent_at is null
                """,
                person.value(),
                game.value(),
                Notices.KIND + "%");
    }

    /** What waits of this kind alone. */
    void withdraw(PersonId person, TableId game, String kind) {
        sql.change(
                """
                delete from letter
                    where person_id = ? and game_id = ? and kind = ? and sent_at is null
                """,
                person.value(),
                game.value(),
                kind);
    }

    private static Posted posted(
            Optional<PersonId> person,
            Optional<String> address,
            String kind,
            Optional<TableId> game,
            List<String> args) {
        var id = new byte[16];
        RANDOM.nextBytes(id);
        return new Posted(HexFormat.of().formatHex(id), person, address, kind, game, args);
    }

    private boolean isFull(PersonId person) {
        return sql.count(
                        "letter where person_id = ? and sent_at is null and given_up_at is null and"
                                + " game_id is not null",
                        person)
                >= MOST_WAITING;
    }

    /** Whoever has so much mail of games before them gets no more of it; their pages show it. */
    private void insert(Posted letter, Instant due, boolean digest) {
        if (letter.game().isPresent() && letter.person().filter(this::isFull).isPresent()) return;
        sql.ask(
                        """
                        insert into letter (id, person_id, address, kind, game_id, args,
                            created_at, due_at, digest, attempts)
                            values (:id, :person, :address, :kind, :game, :args, :now, :due,
                                :digest, 0)
                        """)
                .param("id", letter.id())
                .param("person", letter.person().map(PersonId::value).orElse(null))
                .param("address", letter.address().orElse(null))
                .param("kind", letter.kind())
                .param("game", letter.game().map(TableId::value).orElse(null))
                .param("args", json.writeValueAsString(letter.args()))
                .param("now", clock.millis())
                .param("due", due.toEpochMilli())
                .param("digest", digest ? 1 : 0)
                .update();
    }

    /** What is to go now, each by itself, the oldest first. */
    List<Posted> due(int atMost) {
        return sql.list(
                (row, ignored) -> read(row),
                """
                select * from letter
                    where digest = 0 and sent_at is null and given_up_at is null and due_at <=
                        ?
                    order by due_at, id limit ?
                """,
                clock.millis(),
                atMost);
    }

    /** A letter by its id, also one that was sent. */
    public Optional<Posted> find(String id) {
        return sql.find((row, ignored) -> read(row), "select * from letter where id = ?", id);
    }

    /** A letter that was sent came back. */
    public void returned(String id, String why) {
        sql.change(
                "update letter set trouble = ?, given_up_at = ? where id = ?",
                "returned " + why,
                clock.millis(),
                id);
    }

    /** Whose digest is to go now. */
    List<PersonId> digestsDue(int atMost) {
        return sql.list(
                (row, ignored) -> new PersonId(row.getString("person_id")),
                """
                select person_id from letter
                    where digest = 1 and sent_at is null and given_up_at is null and due_at <=
                        ?
                    group by person_id order by min(due_at), person_id limit ?
                """,
                clock.millis(),
                atMost);
    }

    List<Posted> digest(PersonId person) {
        return sql.list(
                (row, ignored) -> read(row),
                """
                select * from letter
                    where digest = 1 and person_id = ? and sent_at is null and given_up_at is
                        null and due_at <= ?
                    order by created_at, id
                """,
                person.value(),
                clock.millis());
    }

    private Posted read(ResultSet row) throws SQLException {
        return new Posted(
                row.getString("id"),
                Optional.ofNullable(row.getString("person_id")).map(PersonId::new),
                Optional.ofNullable(row.getString("address")),
                row.getString("kind"),
                Optional.ofNullable(row.getString("game_id")).map(TableId::new),
                json.readValue(row.getString("args"), new TypeReference<List<String>>() {}));
    }

    /**
     * Before a letter is handed over: puts it off, so that a server that dies now does not lose it
     * and no other sends it meanwhile.
     *
     * @return false if another server was first
     */
    boolean take(Posted letter) {
        int attempts =
                sql.find(Integer.class, "select attempts from letter where id = ?", letter.id())
                        .orElse(0);
        var wait = PATIENCE.get(Math.min(attempts, PATIENCE.size() - 1));
        return sql.change(
                        """
                        update letter set attempts = attempts + 1, due_at = ?
                            where id = ? and sent_at is null and attempts = ?
                        """,
                        clock.millis() + wait.toMillis(),
                        letter.id(),
                        attempts)
                == 1;
    }

    void sent(Posted letter) {
        sql.change(
                "update letter set sent_at = ?, trouble = null where id = ?",
                clock.millis(),
                letter.id());
    }

    /** There was nobody to write to, or nothing to say any more. */
    void drop(Posted letter) {
        sql.change("delete from letter where id = ?", letter.id());
    }

    /**
     * It could not be written, or the mail server did not take it.
     *
     * @param forGood it never will
     */
    void failed(Posted letter, String trouble, boolean forGood) {
        sql.ask(
                        """
                        update letter
                            set trouble = :trouble, given_up_at = case when attempts >=
                                :patience or :good = 1 then :now else given_up_at end
                            where id = :id
                        """)
                .param("trouble", trouble.substring(0, Math.min(trouble.length(), LONGEST_TROUBLE)))
                .param("patience", PATIENCE.size())
                .param("good", forGood ? 1 : 0)
                .param("now", clock.millis())
                .param("id", letter.id())
                .update();
    }

    /** Removes what was sent long ago. */
    public void tidy() {
        sql.change("delete from letter where sent_at < ?", clock.millis() - SENT_KEPT.toMillis());
    }
}

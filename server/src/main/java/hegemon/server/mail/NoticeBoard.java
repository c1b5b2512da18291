package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** Notices on the pages themselves, guests' too: they stand until they were seen or are moot. */
public final class NoticeBoard implements Notices {
    private static final int MOST_SHOWN = 50;

    /** So many notices of one person; one more, and the oldest is gone. */
    public static final int MOST = 500;

    private static final Duration KEPT = Duration.ofDays(30);

    /** Nobody is asked to a game that is over. */
    private static final String STANDING =
            " from notice n join game g on g.id = n.game_id left join campaign c on c.game_id ="
                    + " n.game_id where n.person_id = ? and (n.event <>"
                    + " 'invited' or g.ended_at is null)";

    /**
     * Something that happened.
     *
     * @param game the name of the game
     * @param title what its leaders call the table; empty if it has no name
     * @param by who made it happen, by id
     */
    public record Note(
            TableId table,
            String game,
            String title,
            Event event,
            Optional<PersonId> by,
            Said said,
            Instant at) {}

    private final Sql sql;
    private final Clock clock;

    public NoticeBoard(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.clock = clock;
    }

    /** One of the same kind about the same table is replaced. Who is gone is told nothing. */
    @Override
    public void tell(
            PersonId person, Event event, TableId table, String game, PersonId by, Said said) {
        sql.ask(
                        """
                        insert into notice (person_id, game_id, event, by_person, told_at, word)
                        select p.id, g.id, :event, b.id, :now, :word
                            from person p cross join game g left join person b on b.id = :by
                            where p.id = :person and p.deleted_at is null and g.id = :table
                        on conflict (person_id, game_id, event) do update set
                            by_person = excluded.by_person, told_at = excluded.told_at,
                            word = excluded.word
                        """)
                .param("person", person.value())
                .param("table", table.value())
                .param("event", event.text())
                .param("by", by.value())
                .param("word", said.print())
                .param("now", clock.millis())
                .update();
        sql.change(
                """
                delete from notice
                    where person_id = ? and told_at < (select told_at from notice where
                        person_id = ? order by told_at desc limit 1 offset ?)
                """,
                person,
                person,
                MOST);
    }

    /** What a round brought stands on the page itself. */
    @Override
    public void write(PersonId person, Event event, TableId table, String game, List<String> what) {
        if (event != Event.ROUND)
            tell(person, event, table, game, PersonId.NOBODY, Said.parse(what.getFirst()));
    }

    @Override
    public void moot(PersonId person, TableId table, Optional<Event> only) {
        Waiting.remove(sql, "notice", person, table, only);
    }

    /** This person has seen everything. */
    public void clear(PersonId person) {
        sql.change("delete from notice where person_id = ?", person);
    }

    public int count(PersonId person) {
        return sql.one(Integer.class, "select count(*)" + STANDING, person);
    }

    /** What this person has not seen yet, the latest first. */
    public List<Note> of(PersonId person) {
        return sql.list(
                (row, ignored) -> note(row),
                "select n.*, g.name, coalesce(c.title, '') as title"
                        + STANDING
                        + " order by n.told_at desc, n.game_id, n.event limit "
                        + MOST_SHOWN,
                person);
    }

    private static Note note(ResultSet row) throws SQLException {
        return new Note(
                new TableId(row.getString("game_id")),
                row.getString("name"),
                row.getString("title"),
                Event.of(row.getString("event")),
                Optional.ofNullable(row.getString("by_person")).map(PersonId::new),
                Said.parse(row.getString("word")),
                Instant.ofEpochMilli(row.getLong("told_at")));
    }

    /** Removes what nobody came to see for long. */
    public void tidy() {
        sql.change("delete from notice where told_at < ?", clock.millis() - KEPT.toMillis());
    }
}

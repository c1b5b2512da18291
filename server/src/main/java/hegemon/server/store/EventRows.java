package hegemon.server.store;

import hegemon.server.id.ClubId;
import hegemon.server.id.EventId;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import javax.sql.DataSource;

/** The events of clubs: who plays, the games of each round, and what directors decided. */
public final class EventRows {
    /** No list shows more. */
    public static final int MOST = 100;

    /** Whether people may enter, it is played, or it is over. */
    public enum Phase {
        OPEN,
        RUNNING,
        OVER;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * An event.
     *
     * @param format how it is paired, by its name
     * @param rounds how many it shall have, where that is chosen
     * @param byItself whether the next round begins as soon as all games of the last are over
     */
    public record Event(
            EventId id,
            ClubId club,
            String name,
            String format,
            String game,
            String setup,
            String pace,
            int rounds,
            boolean byItself,
            Phase phase,
            long at) {}

    /** Who takes part. */
    public record Entrant(PersonId person, int seed, boolean withdrawn) {}

    /**
     * A game of a round.
     *
     * @param second nobody: a bye
     * @param table none if it is decided without a game; then the result says how
     */
    public record Board(
            int round,
            int number,
            PersonId first,
            Optional<PersonId> second,
            Optional<TableId> table,
            Optional<String> result) {}

    /** What a director decided. */
    public record Ruling(
            int round, int board, String result, String reason, PersonId person, long at) {}

    private final Sql sql;

    public EventRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public void create(Event event) {
        sql.change(
                """
                insert into club_event (id, club_id, name, format, game, setup, pace,
                    rounds, by_itself, state, created_at)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                event.id().value(),
                event.club().value(),
                event.name(),
                event.format(),
                event.game(),
                event.setup(),
                event.pace(),
                event.rounds(),
                event.byItself() ? 1 : 0,
                event.phase().text(),
                event.at());
    }

    public Optional<Event> find(EventId id) {
        return sql.find(EventRows::event, "select * from club_event where id = ?", id);
    }

    /** Newest first. */
    public List<Event> of(ClubId club) {
        return sql.list(
                EventRows::event,
                "select * from club_event where club_id = ? order by created_at desc, id"
                        + " limit "
                        + MOST,
                club);
    }

    /** Those that are played. */
    public List<EventId> running() {
        return sql.list(Ids.EVENT, "select id from club_event where state = 'running' order by id");
    }

    private static Event event(ResultSet row, int ignored) throws SQLException {
        return new Event(
                new EventId(row.getString("id")),
                new ClubId(row.getString("club_id")),
                row.getString("name"),
                row.getString("format"),
                row.getString("game"),
                row.getString("setup"),
                row.getString("pace"),
                row.getInt("rounds"),
                row.getInt("by_itself") == 1,
                Phase.valueOf(row.getString("state").toUpperCase(Locale.ROOT)),
                row.getLong("created_at"));
    }

    /** From one phase to another; false if it is not in that phase. */
    public boolean turn(EventId event, Phase from, Phase to) {
        return sql.change(
                        "update club_event set state = ? where id = ? and state = ?",
                        to.text(),
                        event.value(),
                        from.text())
                == 1;
    }

    public void enter(EventId event, PersonId person, long at) {
        sql.change(
                """
                insert into event_player (event_id, person_id, seed, withdrawn, joined_at)
                    values (?, ?, 0, 0, ?) on conflict do nothing
                """,
                event.value(),
                person,
                at);
    }

    public void leave(EventId event, PersonId person) {
        sql.change(
                "delete from event_player where event_id = ? and person_id = ?",
                event.value(),
                person);
    }

    public void withdraw(EventId event, PersonId person) {
        sql.change(
                "update event_player set withdrawn = 1 where event_id = ? and person_id = ?",
                event.value(),
                person);
    }

    public void back(EventId event, PersonId person) {
        sql.change(
                "update event_player set withdrawn = 0 where event_id = ? and person_id = ?",
                event.value(),
                person);
    }

    public void seed(EventId event, PersonId person, int seed) {
        sql.change(
                "update event_player set seed = ? where event_id = ? and person_id = ?",
                seed,
                event.value(),
                person);
    }

    /** By their seeds; before it begins, by when they came. */
    public List<Entrant> players(EventId event) {
        return sql.ask(
                        """
                        select * from event_player where event_id = ?
                            order by seed, joined_at, person_id
                        """,
                        event.value())
                .query(
                        (row, ignored) ->
                                new Entrant(
                                        new PersonId(row.getString("person_id")),
                                        row.getInt("seed"),
                                        row.getInt("withdrawn") == 1))
                .list();
    }

    /** False if somebody else has begun this round. */
    public boolean add(EventId event, Board board) {
        return sql.ask(
                                """
                                insert into event_game (event_id, round, board,
                                    first_person, second_person, game_id, result)
                                    values (:event, :round, :board, :first, :second, :game,
                                        :result)
                                    on conflict do nothing
                                """)
                        .param("event", event.value())
                        .param("round", board.round())
                        .param("board", board.number())
                        .param("first", board.first().value())
                        .param("second", board.second().map(PersonId::value).orElse(null))
                        .param("game", board.table().map(TableId::value).orElse(null))
                        .param("result", board.result().orElse(null))
                        .update()
                == 1;
    }

    public List<Board> boards(EventId event) {
        return sql.ask(
                        "select * from event_game where event_id = ? order by round, board",
                        event.value())
                .query(
                        (row, ignored) ->
                                new Board(
                                        row.getInt("round"),
                                        row.getInt("board"),
                                        new PersonId(row.getString("first_person")),
                                        Optional.ofNullable(row.getString("second_person"))
                                                .map(PersonId::new),
                                        Optional.ofNullable(row.getString("game_id"))
                                                .map(TableId::new),
                                        Optional.ofNullable(row.getString("result"))))
                .list();
    }

    /** The event for which this table was laid, if it was for one. */
    public Optional<EventId> eventOf(TableId table) {
        return sql.find(
                Ids.EVENT, "select event_id from event_game where game_id = ?", table.value());
    }

    public void rule(EventId event, Ruling ruling) {
        sql.ask(
                        """
                        insert into event_ruling (event_id, round, board, number, result,
                            reason, person_id, ruled_at) select :event, :round, :board,
                            coalesce(max(number), 0) + 1, :result, :reason, :person, :at
                            from event_ruling
                            where event_id = :event and round = :round and board = :board
                        """)
                .param("event", event.value())
                .param("round", ruling.round())
                .param("board", ruling.board())
                .param("result", ruling.result())
                .param("reason", ruling.reason())
                .param("person", ruling.person().value())
                .param("at", ruling.at())
                .update();
    }

    /** In the order in which they were made. */
    public List<Ruling> rulings(EventId event) {
        return sql.ask(
                        "select * from event_ruling where event_id = ? order by ruled_at, number",
                        event.value())
                .query(
                        (row, ignored) ->
                                new Ruling(
                                        row.getInt("round"),
                                        row.getInt("board"),
                                        row.getString("result"),
                                        row.getString("reason"),
                                        new PersonId(row.getString("person_id")),
                                        row.getLong("ruled_at")))
                .list();
    }
}

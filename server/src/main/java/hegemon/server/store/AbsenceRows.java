package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** Rounds in which nothing came from somebody, and what is done about it. */
public final class AbsenceRows {
    /** What was, or is to be, done about it. */
    public enum Manner {
        NOTHING,
        SILENT,
        STANDING,
        CARETAKER
    }

    /**
     * What a game does about it.
     *
     * @param most after so many the seat is free for others; 0: never
     * @param botFollows whether a bot follows who gives a seat up
     */
    public record Rule(Manner manner, int most, boolean botFollows) {
        public static final Rule NONE = new Rule(Manner.NOTHING, 0, false);
    }

    /** Nothing came in this round. */
    public record Absence(String round, Seat seat, Manner manner, long at) {}

    private final JdbcClient sql;

    public AbsenceRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    public Rule rule(TableId game) {
        return sql.sql("select manner, most, bot_follows from absence_rule where game_id = ?")
                .param(game.value())
                .query(
                        (row, ignored) ->
                                new Rule(
                                        Manner.valueOf(row.getString(1)),
                                        row.getInt(2),
                                        row.getInt(3) == 1))
                .optional()
                .orElse(Rule.NONE);
    }

    public void keep(TableId game, Rule rule) {
        sql.sql(
                        "insert into absence_rule (game_id, manner, most, bot_follows) values (?,"
                                + " ?, ?, ?) on conflict (game_id) do update set manner ="
                                + " excluded.manner, most = excluded.most, bot_follows ="
                                + " excluded.bot_follows")
                .params(game.value(), rule.manner().name(), rule.most(), rule.botFollows() ? 1 : 0)
                .update();
    }

    /** Notes it once; what was done about it before stays noted. */
    public void note(TableId game, Absence absence) {
        sql.sql(
                        "insert into absence (game_id, round, seat, manner, noted_at) values (?, ?,"
                                + " ?, ?, ?) on conflict (game_id, round, seat) do nothing")
                .params(
                        game.value(),
                        absence.round(),
                        absence.seat().name(),
                        absence.manner().name(),
                        absence.at())
                .update();
    }

    /** Something came after all. */
    public void forgive(TableId game, String round, Seat seat) {
        sql.sql("delete from absence where game_id = ? and round = ? and seat = ?")
                .params(game.value(), round, seat.name())
                .update();
    }

    /** All of them, the oldest first. */
    public List<Absence> of(TableId game) {
        return sql.sql("select * from absence where game_id = ? order by noted_at, round, seat")
                .param(game.value())
                .query(
                        (row, ignored) ->
                                new Absence(
                                        row.getString("round"),
                                        new Seat(row.getString("seat")),
                                        Manner.valueOf(row.getString("manner")),
                                        row.getLong("noted_at")))
                .list();
    }

    /** What is played for this seat where nothing comes. */
    public Optional<String> standing(TableId game, Seat seat) {
        return sql.sql("select text from standing_order where game_id = ? and seat = ?")
                .params(game.value(), seat.name())
                .query(String.class)
                .optional();
    }

    /** An empty text removes it. */
    public void leave(TableId game, Seat seat, PersonId person, String text, long at) {
        sql.sql("delete from standing_order where game_id = ? and seat = ?")
                .params(game.value(), seat.name())
                .update();
        if (text.isEmpty()) return;
        sql.sql(
                        "insert into standing_order (game_id, seat, person, text, changed_at)"
                                + " values (?, ?, ?, ?, ?)")
                .params(game.value(), seat.name(), person.value(), text, at)
                .update();
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

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

    private final Sql sql;

    public AbsenceRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public Rule rule(TableId game) {
        return sql.ask("select manner, most, bot_follows from absence_rule where game_id = ?", game)
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
        sql.change(
                """
                insert into absence_rule (game_id, manner, most, bot_follows)
                    values (?, ?, ?, ?) on conflict (game_id) do update
                    set manner = excluded.manner, most = excluded.most, bot_follows =
                        excluded.bot_follows
                """,
                game,
                rule.manner().name(),
                rule.most(),
                rule.botFollows() ? 1 : 0);
    }

    /** Notes it once; what was done about it before stays noted. */
    public void note(TableId game, Absence absence) {
        sql.change(
                """
                insert into absence (game_id, round, seat, manner, noted_at)
                    values (?, ?, ?, ?, ?)
                    on conflict (game_id, round, seat) do nothing
                """,
                game,
                absence.round(),
                absence.seat().name(),
                absence.manner().name(),
                absence.at());
    }

    /** Something came after all. */
    public void forgive(TableId game, String round, Seat seat) {
        sql.change(
                "delete from absence where game_id = ? and round = ? and seat = ?",
                game,
                round,
                seat.name());
    }

    /** All of them, the oldest first. */
    public List<Absence> of(TableId game) {
        return sql.ask(
                        "select * from absence where game_id = ? order by noted_at, round, seat",
                        game)
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
        return sql.find(
                String.class,
                "select text from standing_order where game_id = ? and seat = ?",
                game,
                seat.name());
    }

    /** An empty text removes it. */
    public void leave(TableId game, Seat seat, PersonId person, String text, long at) {
        sql.change("delete from standing_order where game_id = ? and seat = ?", game, seat.name());
        if (text.isEmpty()) return;
        sql.change(
                """
                insert into standing_order (game_id, seat, person, text, changed_at)
                    values (?, ?, ?, ?, ?)
                """,
                game,
                seat.name(),
                person,
                text,
                at);
    }
}

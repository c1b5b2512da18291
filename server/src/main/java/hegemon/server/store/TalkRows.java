package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.List;

import javax.sql.DataSource;

/** What people say at a table, and what each keeps about it for himself. */
public final class TalkRows {
    /** Something said. */
    public record Word(int number, PersonId person, Seat seat, String text, long at) {}

    /**
     * What a person keeps about a table.
     *
     * @param hears whether to hear the talk
     */
    public record Kept(String notes, boolean hears) {}

    private final JdbcClient sql;

    public TalkRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    /** False if somebody else spoke with this number first. */
    public boolean say(TableId game, Word word) {
        return sql.sql(
                                "insert into chat (game_id, number, person, seat, text, said_at)"
                                    + " values (?, ?, ?, ?, ?, ?) on conflict (game_id, number) do"
                                    + " nothing")
                        .params(
                                game.value(),
                                word.number(),
                                word.person().value(),
                                word.seat().name(),
                                word.text(),
                                word.at())
                        .update()
                == 1;
    }

    public int count(TableId game) {
        return Count.of(sql, "chat where game_id = ?", game.value());
    }

    /** How often this person spoke at this table since then. */
    public int saidSince(TableId game, PersonId person, long since) {
        return Count.of(
                sql,
                "chat where game_id = ? and person = ? and said_at > ?",
                game.value(),
                person.value(),
                since);
    }

    /** The words after this one, in order. */
    public List<Word> after(TableId game, int number) {
        return sql.sql(
                        "select number, person, seat, said_at, case when removed_at is null then"
                            + " text else '' end as text from chat where game_id = ? and number > ?"
                            + " order by number")
                .params(game.value(), number)
                .query(
                        (row, ignored) ->
                                new Word(
                                        row.getInt("number"),
                                        new PersonId(row.getString("person")),
                                        new Seat(row.getString("seat")),
                                        row.getString("text"),
                                        row.getLong("said_at")))
                .list();
    }

    /** Whether this person may say nothing here, or nowhere, for the time being. */
    public boolean isMuted(TableId game, PersonId person, long now) {
        return Count.any(
                sql,
                "mute where person_id = ? and game_id in ('', ?) and ends_at > ?",
                person.value(),
                game.value(),
                now);
    }

    public Kept kept(TableId game, PersonId person) {
        return sql.sql("select notes, hears_chat from reader where game_id = ? and person = ?")
                .params(game.value(), person.value())
                .query(
                        (row, ignored) ->
                                new Kept(row.getString("notes"), row.getInt("hears_chat") == 1))
                .optional()
                .orElse(new Kept("", true));
    }

    public void keep(TableId game, PersonId person, Kept kept) {
        sql.sql(
                        "insert into reader (game_id, person, notes, hears_chat) values (?, ?, ?,"
                                + " ?) on conflict (game_id, person) do update set notes ="
                                + " excluded.notes, hears_chat = excluded.hears_chat")
                .params(game.value(), person.value(), kept.notes(), kept.hears() ? 1 : 0)
                .update();
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

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

    private final Sql sql;

    public TalkRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** False if somebody else spoke with this number first. */
    public boolean say(TableId game, Word word) {
        return sql.change(
                        """
                        insert into chat (game_id, number, person, seat, text, said_at)
                            values (?, ?, ?, ?, ?, ?)
                            on conflict (game_id, number) do nothing
                        """,
                        game,
                        word.number(),
                        word.person().value(),
                        word.seat().name(),
                        word.text(),
                        word.at())
                == 1;
    }

    public int count(TableId game) {
        return sql.count("chat where game_id = ?", game);
    }

    /** How often this person spoke at this table since then. */
    public int saidSince(TableId game, PersonId person, long since) {
        return sql.count(
                "chat where game_id = ? and person = ? and said_at > ?", game, person, since);
    }

    /** The words after this one, in order. */
    public List<Word> after(TableId game, int number) {
        return sql.ask(
                        """
                        select number, person, seat, said_at, case when removed_at is null
                            then text else '' end as text
                            from chat where game_id = ? and number > ? order by number
                        """,
                        game,
                        number)
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
        return sql.any(
                "mute where person_id = ? and game_id in ('', ?) and ends_at > ?",
                person,
                game,
                now);
    }

    public Kept kept(TableId game, PersonId person) {
        return sql.ask(
                        "select notes, hears_chat from reader where game_id = ? and person = ?",
                        game,
                        person)
                .query(
                        (row, ignored) ->
                                new Kept(row.getString("notes"), row.getInt("hears_chat") == 1))
                .optional()
                .orElse(new Kept("", true));
    }

    public void keep(TableId game, PersonId person, Kept kept) {
        sql.change(
                """
                insert into reader (game_id, person, notes, hears_chat)
                    values (?, ?, ?, ?) on conflict (game_id, person) do update
                    set notes = excluded.notes, hears_chat = excluded.hears_chat
                """,
                game,
                person,
                kept.notes(),
                kept.hears() ? 1 : 0);
    }
}

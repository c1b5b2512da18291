package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import java.util.List;

import javax.sql.DataSource;

/** Which tables are shown to everybody, and who was asked to which. */
public final class LobbyRows {
    /** No list shows more. */
    public static final int MOST = 200;

    /** An invitation. */
    public record Invited(TableId game, PersonId by) {}

    private final Sql sql;

    public LobbyRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The listed tables that are not over, newest first. */
    public List<TableId> listed(long since, int most) {
        return sql.list(
                Ids.TABLE,
                """
                select id from game
                    where listed = 1 and ended_at is null and created_at > ?
                    order by created_at desc, id limit ?
                """,
                since,
                most);
    }

    /** The running games with a clock. */
    public List<TableId> timed() {
        return sql.list(
                Ids.TABLE,
                """
                select id from game
                    where pace <> 'none' and started_at is not null and ended_at is null
                    order by id
                """);
    }

    public void invite(TableId game, PersonId person, PersonId by, long at) {
        sql.change(
                """
                insert into invitation (game_id, person, by_person, invited_at)
                    values (?, ?, ?, ?) on conflict (game_id, person) do nothing
                """,
                game,
                person,
                by,
                at);
    }

    public void forget(TableId game, PersonId person) {
        sql.change("delete from invitation where game_id = ? and person = ?", game, person);
    }

    /** Where this person is asked to come, the latest first. */
    public List<Invited> of(PersonId person) {
        return sql.ask(
                        "select i.game_id, i.by_person from invitation i join game g on g.id ="
                                + " i.game_id where i.person = ? and g.ended_at is null order by"
                                + " i.invited_at desc limit "
                                + MOST,
                        person)
                .query(
                        (row, ignored) ->
                                new Invited(
                                        new TableId(row.getString("game_id")),
                                        new PersonId(row.getString("by_person"))))
                .list();
    }
}

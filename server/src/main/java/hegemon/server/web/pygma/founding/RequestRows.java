package hegemon.server.web.pygma.founding;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.List;

import javax.sql.DataSource;

/** Who would like to rule a realm, until a game master answers. */
@Component
public class RequestRows {
    /** More than a campaign has realms. */
    static final int MOST = 100;

    public record Request(PersonId person, String text, long at) {}

    private final Sql sql;

    RequestRows(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The oldest first. */
    public List<Request> of(TableId game) {
        return sql.ask(
                        "select person, text, asked_at from campaign_request where game_id = ?"
                                + " order by asked_at, person limit "
                                + MOST,
                        game)
                .query(
                        (row, ignored) ->
                                new Request(
                                        new PersonId(row.getString(1)),
                                        row.getString(2),
                                        row.getLong(3)))
                .list();
    }

    /** Whoever asks again asks with other words. */
    void put(TableId game, Request request) {
        sql.change(
                """
                insert into campaign_request (game_id, person, text, asked_at)
                    values (?, ?, ?, ?) on conflict (game_id, person) do update
                    set text = excluded.text
                """,
                game,
                request.person().value(),
                request.text(),
                request.at());
    }

    /** Whether this person has asked and waits for an answer. */
    public boolean has(TableId game, PersonId person) {
        return sql.any("campaign_request where game_id = ? and person = ?", game, person);
    }

    void remove(TableId game, PersonId person) {
        sql.change("delete from campaign_request where game_id = ? and person = ?", game, person);
    }
}

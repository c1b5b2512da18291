package hegemon.server.web.pygma.founding;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

import java.util.List;

import javax.sql.DataSource;

/** Who would like to rule a realm, until a game master answers. */
@Component
public class RequestRows {
    /** More than a campaign has realms. */
    static final int MOST = 100;

    public record Request(PersonId person, String text, long at) {}

    private final JdbcClient sql;

    RequestRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    /** The oldest first. */
    public List<Request> of(TableId game) {
        return sql.sql(
                        "select person, text, asked_at from campaign_request where game_id = ?"
                                + " order by asked_at, person limit "
                                + MOST)
                .param(game.value())
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
        sql.sql(
                        "insert into campaign_request (game_id, person, text, asked_at) values (?,"
                                + " ?, ?, ?) on conflict (game_id, person) do update set text ="
                                + " excluded.text")
                .params(game.value(), request.person().value(), request.text(), request.at())
                .update();
    }

    /** Whether this person has asked and waits for an answer. */
    public boolean has(TableId game, PersonId person) {
        return sql.sql("select count(*) from campaign_request where game_id = ? and person = ?")
                        .params(game.value(), person.value())
                        .query(Integer.class)
                        .single()
                > 0;
    }

    void remove(TableId game, PersonId person) {
        sql.sql("delete from campaign_request where game_id = ? and person = ?")
                .params(game.value(), person.value())
                .update();
    }
}

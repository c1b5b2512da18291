package hegemon.server.web.pygma.courier;

import hegemon.server.id.PersonId;
import hegemon.server.store.Sql;

import org.springframework.stereotype.Component;

import java.util.List;
import java.util.Optional;

import javax.sql.DataSource;

/** The newest issues of the house. */
@Component
public class Kuriere {
    private static final int MOST = 3;

    /**
     * An issue.
     *
     * @param title of its campaign; may be empty
     */
    public record Latest(String game, int number, String title) {}

    private final Sql sql;

    Kuriere(DataSource database) {
        this.sql = new Sql(database);
    }

    /** The last one of each campaign that everybody finds, or at which this reader sits. */
    public List<Latest> latest(Optional<PersonId> reader) {
        return sql.ask(
                        "select i.game_id, i.number, coalesce(c.title, '') as title from"
                            + " courier_issue i join game g on g.id = i.game_id left join campaign"
                            + " c on c.game_id = g.id where i.number = (select max(number) from"
                            + " courier_issue where game_id = g.id) and (g.listed = 1 and"
                            + " g.watchable = 1 or exists (select 1 from seat s where s.game_id ="
                            + " g.id and s.guest_id = :reader)) order by i.published_at desc,"
                            + " i.game_id limit :most")
                .param("reader", reader.map(PersonId::value).orElse(""))
                .param("most", MOST)
                .query(
                        (row, ignored) ->
                                new Latest(
                                        row.getString("game_id"),
                                        row.getInt("number"),
                                        row.getString("title")))
                .list();
    }
}

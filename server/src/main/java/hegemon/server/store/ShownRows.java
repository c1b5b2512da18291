package hegemon.server.store;

import hegemon.server.id.PersonId;

import org.springframework.jdbc.core.simple.JdbcClient;

import javax.sql.DataSource;

/** What people let others see of them. */
public final class ShownRows {
    /** Which parts of somebody's page others see. */
    public record Shown(boolean games, boolean results, boolean ratings) {
        public static final Shown ALL = new Shown(true, true, true);
    }

    private final JdbcClient sql;

    public ShownRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    public Shown of(PersonId person) {
        return sql.sql("select games, results, ratings from person_page where person_id = ?")
                .param(person.value())
                .query(
                        (row, ignored) ->
                                new Shown(
                                        row.getInt("games") == 1,
                                        row.getInt("results") == 1,
                                        row.getInt("ratings") == 1))
                .optional()
                .orElse(Shown.ALL);
    }

    public void keep(PersonId person, Shown shown) {
        sql.sql(
                        "insert into person_page (person_id, games, results, ratings) values (?, ?,"
                            + " ?, ?) on conflict (person_id) do update set games = excluded.games,"
                            + " results = excluded.results, ratings = excluded.ratings")
                .params(
                        person.value(),
                        shown.games() ? 1 : 0,
                        shown.results() ? 1 : 0,
                        shown.ratings() ? 1 : 0)
                .update();
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;

import javax.sql.DataSource;

/** What people let others see of them. */
public final class ShownRows {
    /** Which parts of somebody's page others see. */
    public record Shown(boolean games, boolean results, boolean ratings) {
        public static final Shown ALL = new Shown(true, true, true);
    }

    private final Sql sql;

    public ShownRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public Shown of(PersonId person) {
        return sql.ask(
                        "select games, results, ratings from person_page where person_id = ?",
                        person)
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
        sql.change(
                """
                insert into person_page (person_id, games, results, ratings)
                    values (?, ?, ?, ?) on conflict (person_id) do update
                    set games = excluded.games, results = excluded.results, ratings =
                        excluded.ratings
                """,
                person,
                shown.games() ? 1 : 0,
                shown.results() ? 1 : 0,
                shown.ratings() ? 1 : 0);
    }
}

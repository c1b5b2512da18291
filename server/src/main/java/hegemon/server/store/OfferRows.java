package hegemon.server.store;

import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;

import java.util.Optional;

import javax.sql.DataSource;

/** What one player proposes to the other: at most one proposal at a table. */
public final class OfferRows {
    /**
     * A proposal.
     *
     * @param entry the log had this many entries when it was made; any further one makes it void
     */
    public record Row(String kind, Seat seat, int entry) {}

    private final JdbcClient sql;

    public OfferRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    public void put(String game, Row offer) {
        sql.sql(
                        "insert into offer (game_id, kind, seat, entry) values (?, ?, ?, ?) on"
                                + " conflict (game_id) do update set kind = excluded.kind, seat ="
                                + " excluded.seat, entry = excluded.entry")
                .params(game, offer.kind(), offer.seat().name(), offer.entry())
                .update();
    }

    public void remove(String game) {
        sql.sql("delete from offer where game_id = ?").param(game).update();
    }

    public Optional<Row> of(String game) {
        return sql.sql("select kind, seat, entry from offer where game_id = ?")
                .param(game)
                .query(
                        (row, ignored) ->
                                new Row(
                                        row.getString("kind"),
                                        new Seat(row.getString("seat")),
                                        row.getInt("entry")))
                .optional();
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;

import javax.sql.DataSource;

/** Whose letters go with the seat: else nobody else ever reads them. */
public final class BequestRows {
    private final JdbcClient sql;

    public BequestRows(DataSource database) {
        this.sql = JdbcClient.create(database);
    }

    public boolean isLeft(TableId game, Seat seat, PersonId person) {
        return Count.any(
                sql,
                "courier_bequest where game_id = ? and seat = ? and person = ?",
                game.value(),
                seat.name(),
                person.value());
    }

    public void leave(TableId game, Seat seat, PersonId person, boolean left, long now) {
        if (left)
            sql.sql(
                            "insert into courier_bequest (game_id, seat, person, since) values"
                                    + " (?, ?, ?, ?) on conflict do nothing")
                    .params(game.value(), seat.name(), person.value(), now)
                    .update();
        else
            sql.sql("delete from courier_bequest where game_id = ? and seat = ? and person = ?")
                    .params(game.value(), seat.name(), person.value())
                    .update();
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import javax.sql.DataSource;

/** Whose letters go with the seat: else nobody else ever reads them. */
public final class BequestRows {
    private final Sql sql;

    public BequestRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public boolean isLeft(TableId game, Seat seat, PersonId person) {
        return sql.any(
                "courier_bequest where game_id = ? and seat = ? and person = ?",
                game,
                seat.name(),
                person);
    }

    public void leave(TableId game, Seat seat, PersonId person, boolean left, long now) {
        if (left)
            sql.change(
                    "insert into courier_bequest (game_id, seat, person, since) values (?, ?, ?, ?)"
                            + " on conflict do nothing",
                    game,
                    seat.name(),
                    person,
                    now);
        else
            sql.change(
                    "delete from courier_bequest where game_id = ? and seat = ? and person = ?",
                    game,
                    seat.name(),
                    person);
    }
}

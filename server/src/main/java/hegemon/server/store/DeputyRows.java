package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Who acts for the holders of seats. */
public final class DeputyRows {
    private static final int MOST = 50;

    private final Sql sql;

    public DeputyRows(DataSource database) {
        this.sql = new Sql(database);
    }

    public SortedMap<Seat, Deputy> of(TableId game) {
        var deputies = new TreeMap<Seat, Deputy>();
        sql.ask("select * from deputy where game_id = ?", game)
                .query(
                        row -> {
                            deputies.put(
                                    new Seat(row.getString("seat")),
                                    new Deputy(
                                            Deputy.Kind.valueOf(row.getString("kind")),
                                            java.util.Optional.ofNullable(row.getString("person"))
                                                    .map(PersonId::new),
                                            new PersonId(row.getString("asked_by")),
                                            row.getInt("accepted") == 1,
                                            row.getInt("rounds"),
                                            row.getString("seen").lines().toList()));
                        });
        return deputies;
    }

    /** Where this person acts, reads or is asked for somebody else. */
    public List<TableId> gamesOf(PersonId person) {
        return sql.list(
                Ids.TABLE,
                "select distinct game_id from deputy where person = ? order by game_id"
                        + " limit "
                        + MOST,
                person);
    }

    /** One deputy for each seat: another one takes the place. */
    public void put(TableId game, Seat seat, Deputy deputy) {
        remove(game, seat);
        sql.ask(
                        """
                        insert into deputy (game_id, seat, kind, person, asked_by,
                            accepted, rounds, seen)
                            values (:game, :seat, :kind, :person, :by, :accepted, :rounds,
                                :seen)
                        """)
                .param("game", game.value())
                .param("seat", seat.name())
                .param("kind", deputy.kind().name())
                .param("person", deputy.person().map(PersonId::value).orElse(null))
                .param("by", deputy.askedBy().value())
                .param("accepted", deputy.accepted() ? 1 : 0)
                .param("rounds", deputy.rounds())
                .param("seen", String.join("\n", deputy.seen()))
                .update();
    }

    public boolean remove(TableId game, Seat seat) {
        return sql.change("delete from deputy where game_id = ? and seat = ?", game, seat.name())
                == 1;
    }
}

package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Seat;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** Who sits where, and when a table began and ended. */
public final class SeatRows {
    private final Sql sql;

    public SeatRows(DataSource database) {
        this.sql = new Sql(database);
    }

    void insert(TableId id, Seat seat, Occupant occupant, long at) {
        sql.ask(
                        """
                        insert into seat (game_id, seat, guest_id, bot_level, sat_at)
                            values (:game, :seat, :guest, :level, :at)
                        """)
                .param("game", id.value())
                .param("seat", seat.name())
                .param("guest", guest(occupant).map(PersonId::value).orElse(null))
                .param("level", level(occupant).orElse(null))
                .param("at", at)
                .update();
    }

    /** Puts somebody on a seat, or nobody, if it is still held by whom one thinks. */
    public boolean change(TableId id, Seat seat, Occupant from, Occupant to, long at) {
        return sql.ask(
                                """
                                update seat
                                    set guest_id = :guest, bot_level = :level, sat_at = :at
                                    where game_id = :game and seat = :seat and
                                        coalesce(guest_id, '') = :was and coalesce(bot_level, 0) =
                                        :played
                                """)
                        .param("guest", guest(to).map(PersonId::value).orElse(null))
                        .param("level", level(to).orElse(null))
                        .param("at", at)
                        .param("game", id.value())
                        .param("seat", seat.name())
                        .param("was", guest(from).map(PersonId::value).orElse(""))
                        .param("played", level(from).orElse(0))
                        .update()
                == 1;
    }

    /** Seats this guest, whoever sat there. */
    public void give(TableId id, Seat seat, PersonId guest, long at) {
        sql.change(
                """
                update seat set guest_id = ?, bot_level = null, sat_at = ?
                    where game_id = ? and seat = ?
                """,
                guest.value(),
                at,
                id,
                seat.name());
    }

    private static Optional<PersonId> guest(Occupant occupant) {
        return occupant instanceof Occupant.Person(var guest)
                ? Optional.of(guest)
                : Optional.empty();
    }

    private static Optional<Integer> level(Occupant occupant) {
        return occupant instanceof Occupant.Bot(var level) ? Optional.of(level) : Optional.empty();
    }

    SortedMap<Seat, Occupant> of(TableId id) {
        var seats = new TreeMap<Seat, Occupant>();
        sql.ask("select seat, guest_id, bot_level from seat where game_id = ?", id)
                .query(
                        row -> {
                            seats.put(new Seat(row.getString("seat")), occupant(row));
                        });
        return Collections.unmodifiableSortedMap(seats);
    }

    static Occupant occupant(ResultSet row) throws SQLException {
        var guest = Optional.ofNullable(row.getString("guest_id")).map(PersonId::new);
        int level = row.getInt("bot_level");
        Occupant bot = row.wasNull() ? new Occupant.Open() : new Occupant.Bot(level);
        return guest.<Occupant>map(Occupant.Person::new).orElse(bot);
    }

    SortedMap<Seat, Long> sat(TableId id) {
        var times = new TreeMap<Seat, Long>();
        sql.ask("select seat, sat_at from seat where game_id = ?", id)
                .query(
                        row -> {
                            times.put(new Seat(row.getString("seat")), row.getLong("sat_at"));
                        });
        return times;
    }

    public boolean hasOpen(TableId id) {
        return sql.any("seat where game_id = ? and guest_id is null and bot_level is null", id);
    }

    /** Who was asked to come. */
    public List<PersonId> invited(TableId id) {
        return sql.list(
                Ids.PERSON, "select person from invitation where game_id = ? order by person", id);
    }

    /** The seats that a link waits for which nobody has used. */
    public List<String> linked(TableId id, long now) {
        return sql.list(
                String.class,
                """
                select seat from seat_invitation
                    where game_id = ? and used_by is null and expires_at > ?
                    order by seat
                """,
                id,
                now);
    }

    public boolean sits(TableId id, PersonId guest) {
        return sql.any("seat where game_id = ? and guest_id = ?", id, guest.value());
    }

    /** The clocks may run. */
    public void started(TableId id, long at) {
        sql.change("update game set started_at = ? where id = ? and started_at is null", at, id);
    }

    public void ended(TableId id, long at) {
        sql.change("update game set ended_at = ? where id = ? and ended_at is null", at, id);
    }

    /** No clock of its own hurries anybody any more. */
    public void unhurry(TableId id) {
        sql.change("update game set pace = ? where id = ?", new Pace.Untimed().text(), id);
    }

    /** Something beside the log was changed: whoever has the table at hand looks again. */
    public void touch(TableId id) {
        sql.change("update game set changes = changes + 1 where id = ?", id);
    }

    /** Names the rematch; false if there is one already. */
    public boolean succeed(TableId id, TableId successor) {
        return sql.change(
                        "update game set successor = ? where id = ? and successor is null",
                        successor,
                        id)
                == 1;
    }

    public Optional<TableId> successor(TableId id) {
        return sql.find(
                Ids.TABLE, "select successor from game where id = ? and successor is not null", id);
    }

    /** Tables that somebody has made and that are not over, and the seats at them. */
    public record Running(int tables, int seats) {}

    public Running running(PersonId guest) {
        return sql.ask(
                        """
                        select count(distinct g.id) as tables, count(*) as seats
                            from game g join seat s on s.game_id = g.id
                            where g.ended_at is null and g.maker = :guest and g.id in (select
                                game_id from seat where guest_id = :guest)
                        """)
                .param("guest", guest.value())
                .query((row, ignored) -> new Running(row.getInt("tables"), row.getInt("seats")))
                .single();
    }

    /** Whether this person may not act at this table for the time being. */
    public boolean isSuspended(TableId game, PersonId person, long now) {
        return sql.any(
                "mute where person_id = ? and game_id = ? and may_act = 0 and ends_at > ?",
                person,
                game,
                now);
    }
}

package hegemon.server.store;

import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.time.Clock;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import javax.sql.DataSource;

/** The stored games. */
public final class GameStore {
    private final JdbcClient sql;
    private final TransactionTemplate transaction;
    private final Clock clock;

    public GameStore(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.clock = clock;
    }

    /** Stores a new game, its first entries with it. */
    public void create(StoredGame game) {
        transaction.executeWithoutResult(
                ignored -> {
                    sql.sql(
                                    "insert into game (id, name, setup, secret, created_at) values"
                                            + " (?, ?, ?, ?, ?)")
                            .params(
                                    game.id(),
                                    game.log().game(),
                                    game.log().setup(),
                                    game.chance().hex(),
                                    clock.millis())
                            .update();
                    game.seats().forEach((seat, occupant) -> insertSeat(game.id(), seat, occupant));
                    game.log().entries().forEach(entry -> insertEntry(game.id(), entry));
                });
    }

    /**
     * The heading of a game: one row, read before its entries so that no query waits for another.
     */
    private record Heading(String name, String setup, Chance chance) {}

    public Optional<StoredGame> find(String id) {
        return sql.sql("select name, setup, secret from game where id = ?")
                .param(id)
                .query(
                        (row, ignored) ->
                                new Heading(
                                        row.getString("name"),
                                        row.getString("setup"),
                                        Chance.ofHex(row.getString("secret"))))
                .optional()
                .map(heading -> new StoredGame(id, log(id, heading), heading.chance(), seats(id)));
    }

    private Log log(String id, Heading heading) {
        return new Log(
                heading.name(),
                heading.setup(),
                Optional.of(heading.chance().commitment()),
                Optional.empty(),
                entries(id));
    }

    /** When this game was stored first. */
    public Optional<Instant> begun(String id) {
        return sql.sql("select created_at from game where id = ?")
                .param(id)
                .query(Long.class)
                .optional()
                .map(Instant::ofEpochMilli);
    }

    /** How many entries the log of this game has. */
    public int size(String id) {
        return sql.sql("select count(*) from entry where game_id = ?")
                .param(id)
                .query(Integer.class)
                .single();
    }

    /**
     * Appends these entries, all or none, durably.
     *
     * @return false if another writer was first with one of their numbers: nothing was written
     */
    public boolean append(String id, List<Entry> entries) {
        return Boolean.TRUE.equals(
                transaction.execute(
                        write -> {
                            boolean first =
                                    entries.stream().allMatch(entry -> insertEntry(id, entry));
                            if (!first) write.setRollbackOnly();
                            return first;
                        }));
    }

    /** Seats this guest on an open seat; false if somebody else was first. */
    public boolean sitDown(String id, Seat seat, String guest) {
        return sql.sql(
                                "update seat set guest_id = ? where game_id = ? and seat = ? and"
                                        + " guest_id is null and bot_level is null")
                        .params(guest, id, seat.name())
                        .update()
                == 1;
    }

    /** Seats this guest, whoever sat there. */
    public void give(String id, Seat seat, String guest) {
        sql.sql(
                        "update seat set guest_id = ?, bot_level = null where game_id = ? and seat"
                                + " = ?")
                .params(guest, id, seat.name())
                .update();
    }

    /** The ids of all games, oldest first. */
    public List<String> ids() {
        return sql.sql("select id from game order by created_at, id").query(String.class).list();
    }

    /** The ids of this guest's games, newest first. */
    public List<String> idsOf(String guest) {
        return sql.sql(
                        "select distinct g.id, g.created_at from game g join seat s on s.game_id ="
                                + " g.id where s.guest_id = ? order by g.created_at desc, g.id")
                .param(guest)
                .query((row, ignored) -> row.getString("id"))
                .list();
    }

    private List<Entry> entries(String id) {
        return sql.sql("select number, seat, text from entry where game_id = ? order by number")
                .param(id)
                .query(
                        (row, ignored) ->
                                new Entry(
                                        row.getInt("number"),
                                        new Seat(row.getString("seat")),
                                        row.getString("text")))
                .list();
    }

    private SortedMap<Seat, Occupant> seats(String id) {
        var seats = new TreeMap<Seat, Occupant>();
        sql.sql("select seat, guest_id, bot_level from seat where game_id = ?")
                .param(id)
                .query(
                        row -> {
                            var guest = Optional.ofNullable(row.getString("guest_id"));
                            int level = row.getInt("bot_level");
                            Occupant bot =
                                    row.wasNull() ? new Occupant.Open() : new Occupant.Bot(level);
                            seats.put(
                                    new Seat(row.getString("seat")),
                                    guest.<Occupant>map(Occupant.Person::new).orElse(bot));
                        });
        return Collections.unmodifiableSortedMap(seats);
    }

    private void insertSeat(String id, Seat seat, Occupant occupant) {
        var insert =
                sql.sql(
                                "insert into seat (game_id, seat, guest_id, bot_level) values"
                                        + " (:game, :seat, :guest, :level)")
                        .param("game", id)
                        .param("seat", seat.name());
        switch (occupant) {
            case Occupant.Person(var guest) ->
                    insert.param("guest", guest).param("level", null).update();
            case Occupant.Bot(var level) ->
                    insert.param("guest", null).param("level", level).update();
            case Occupant.Open() -> insert.param("guest", null).param("level", null).update();
        }
    }

    /** False if an entry with this number is there already. */
    private boolean insertEntry(String id, Entry entry) {
        return sql.sql(
                                "insert into entry (game_id, number, seat, text, created_at) values"
                                    + " (?, ?, ?, ?, ?) on conflict (game_id, number) do nothing")
                        .params(
                                id,
                                entry.number(),
                                entry.seat().name(),
                                entry.text(),
                                clock.millis())
                        .update()
                == 1;
    }
}

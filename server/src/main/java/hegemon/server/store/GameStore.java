package hegemon.server.store;

import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.support.JdbcTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;

import javax.sql.DataSource;

/** The stored games: their headings and their logs. Who sits where is in {@link SeatRows}. */
public final class GameStore {
    /** How far a table has come: compared before a copy at hand is shown. */
    public record Pulse(int entries, int changes) {}

    private final JdbcClient sql;
    private final SeatRows seats;
    private final TransactionTemplate transaction;
    private final Clock clock;

    public GameStore(DataSource database, Clock clock) {
        this.sql = JdbcClient.create(database);
        this.seats = new SeatRows(database);
        this.transaction = new TransactionTemplate(new JdbcTransactionManager(database));
        this.clock = clock;
    }

    /** Does all of this, or, if the answer is no, none of it. */
    public boolean together(BooleanSupplier work) {
        return Boolean.TRUE.equals(
                transaction.execute(
                        write -> {
                            boolean done = work.getAsBoolean();
                            if (!done) write.setRollbackOnly();
                            return done;
                        }));
    }

    /** Stores a new game, its first entries with it. */
    public void create(StoredGame game) {
        transaction.executeWithoutResult(ignored -> insert(game));
    }

    private void insert(StoredGame game) {
        var terms = game.terms();
        sql.sql(
                        "insert into game (id, name, setup, secret, created_at, maker, pace,"
                            + " listed, watchable, chat, started_at) values (:id, :name, :setup,"
                            + " :secret, :created, :maker, :pace, :listed, :watchable, :chat,"
                            + " :started)")
                .param("id", game.id())
                .param("name", game.log().game())
                .param("setup", game.log().setup())
                .param("secret", game.chance().hex())
                .param("created", game.times().created())
                .param("maker", terms.maker().orElse(null))
                .param("pace", terms.pace().text())
                .param("listed", terms.listed() ? 1 : 0)
                .param("watchable", terms.watchable() ? 1 : 0)
                .param("chat", terms.chat() ? 1 : 0)
                .param("started", game.times().started().orElse(null))
                .update();
        long at = game.times().created();
        game.seats().forEach((seat, occupant) -> seats.insert(game.id(), seat, occupant, at));
        game.log().entries().forEach(entry -> insertEntry(game.id(), entry, at, false));
    }

    /** The heading of a game, read before the rest so that no query waits for another. */
    private record Heading(
            String name,
            String setup,
            Chance chance,
            Terms terms,
            long created,
            Optional<Long> started,
            int changes) {}

    public Optional<StoredGame> find(String id) {
        return sql.sql("select * from game where id = ?")
                .param(id)
                .query((row, ignored) -> heading(row))
                .optional()
                .map(heading -> game(id, heading));
    }

    private static Heading heading(java.sql.ResultSet row) throws java.sql.SQLException {
        long started = row.getLong("started_at");
        var begun = row.wasNull() ? Optional.<Long>empty() : Optional.of(started);
        return new Heading(
                row.getString("name"),
                row.getString("setup"),
                Chance.ofHex(row.getString("secret")),
                new Terms(
                        Optional.ofNullable(row.getString("maker")),
                        Pace.parse(row.getString("pace")).orElse(new Pace.Untimed()),
                        row.getInt("listed") == 1,
                        row.getInt("watchable") == 1,
                        row.getInt("chat") == 1),
                row.getLong("created_at"),
                begun,
                row.getInt("changes"));
    }

    private StoredGame game(String id, Heading heading) {
        var times = new ArrayList<Long>();
        var planned = new TreeSet<Integer>();
        var entries = entries(id, times, planned);
        var log =
                new Log(
                        heading.name(),
                        heading.setup(),
                        Optional.of(heading.chance().commitment()),
                        Optional.empty(),
                        entries);
        return new StoredGame(
                id,
                log,
                heading.chance(),
                seats.of(id),
                heading.terms(),
                new Times(heading.created(), heading.started(), times, seats.sat(id)),
                planned,
                heading.changes());
    }

    private List<Entry> entries(String id, List<Long> times, Set<Integer> planned) {
        return sql.sql("select * from entry where game_id = ? order by number")
                .param(id)
                .query(
                        (row, ignored) -> {
                            times.add(row.getLong("created_at"));
                            if (row.getString("manner") != null) planned.add(row.getInt("number"));
                            return new Entry(
                                    row.getInt("number"),
                                    new Seat(row.getString("seat")),
                                    row.getString("text"));
                        })
                .list();
    }

    /** How many entries the log of this game has, and how often the rest was changed. */
    public Pulse pulse(String id) {
        return sql.sql(
                        "select changes, (select count(*) from entry where game_id = game.id) as"
                                + " entries from game where id = ?")
                .param(id)
                .query((row, ignored) -> new Pulse(row.getInt("entries"), row.getInt("changes")))
                .optional()
                .orElse(new Pulse(0, 0));
    }

    public int size(String id) {
        return pulse(id).entries();
    }

    /** Appends these entries, all or none, durably. */
    public boolean append(String id, List<Entry> entries) {
        return together(() -> insertAll(id, entries, Set.of(), clock.millis()));
    }

    /**
     * Appends these entries and does what follows from them, all or none, durably.
     *
     * @param planned the numbers of those that the house plays as their player had said before
     * @return false if another writer was first with one of their numbers: nothing was written
     */
    public boolean append(
            String id, List<Entry> entries, Set<Integer> planned, long at, Runnable follows) {
        return together(
                () -> {
                    boolean first = insertAll(id, entries, planned, at);
                    if (first) follows.run();
                    return first;
                });
    }

    private boolean insertAll(String id, List<Entry> entries, Set<Integer> planned, long at) {
        return entries.stream()
                .allMatch(entry -> insertEntry(id, entry, at, planned.contains(entry.number())));
    }

    /** False if an entry with this number is there already. */
    private boolean insertEntry(String id, Entry entry, long at, boolean planned) {
        return sql.sql(
                                "insert into entry (game_id, number, seat, text, created_at,"
                                        + " manner) values (:game, :number, :seat, :text, :at,"
                                        + " :manner) on conflict (game_id, number) do nothing")
                        .param("game", id)
                        .param("number", entry.number())
                        .param("seat", entry.seat().name())
                        .param("text", entry.text())
                        .param("at", at)
                        .param("manner", planned ? "if" : null)
                        .update()
                == 1;
    }

    /** The ids of all games, oldest first. */
    public List<String> ids() {
        return sql.sql("select id from game order by created_at, id").query(String.class).list();
    }
}

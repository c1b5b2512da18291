package hegemon.server.store;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.table.Chance;
import hegemon.table.Entry;
import hegemon.table.GrowingList;
import hegemon.table.Log;
import hegemon.table.Seat;

import org.springframework.jdbc.core.JdbcTemplate;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

import javax.sql.DataSource;

/** The stored games: their headings and their logs. Who sits where is in {@link SeatRows}. */
public final class GameStore {
    /** How far a table has come: compared before a copy at hand is shown. */
    public record Pulse(int entries, int changes) {}

    private final Sql sql;
    private final JdbcTemplate batches;
    private final SeatRows seats;
    private final DeputyRows deputies;
    private final Clock clock;

    public GameStore(DataSource database, Clock clock) {
        this.sql = new Sql(database);
        this.batches = new JdbcTemplate(database);
        this.seats = new SeatRows(database);
        this.deputies = new DeputyRows(database);
        this.clock = clock;
    }

    /** Does all of this, or, if the answer is no, none of it. */
    public boolean together(BooleanSupplier work) {
        return sql.together(work::getAsBoolean, done -> done);
    }

    /** Stores a new game, its first entries with it. */
    public void create(StoredGame game) {
        sql.together(() -> insert(game));
    }

    private void insert(StoredGame game) {
        var terms = game.terms();
        sql.ask(
                        "insert into game (id, name, setup, secret, created_at, maker, pace,"
                                + " listed, watchable, chat, rated, started_at) values (:id, :name,"
                                + " :setup, :secret, :created, :maker, :pace, :listed, :watchable,"
                                + " :chat, :rated, :started)")
                .param("id", game.id().value())
                .param("name", game.log().game())
                .param("setup", game.log().setup())
                .param("secret", game.chance().hex())
                .param("created", game.times().created())
                .param("maker", terms.maker().map(PersonId::value).orElse(null))
                .param("pace", terms.pace().text())
                .param("listed", terms.listed() ? 1 : 0)
                .param("watchable", terms.watchable() ? 1 : 0)
                .param("chat", terms.chat() ? 1 : 0)
                .param("rated", terms.rated() ? 1 : 0)
                .param("started", game.times().started().orElse(null))
                .update();
        long at = game.times().created();
        game.seats().forEach((seat, occupant) -> seats.insert(game.id(), seat, occupant, at));
        insertNew(game.id(), game.log().entries(), at);
    }

    /** The first entries of a new game, all in one go: nobody else can have written any. */
    private void insertNew(TableId id, List<Entry> entries, long at) {
        batches.batchUpdate(
                "insert into entry (game_id, number, seat, text, created_at) values (?, ?, ?, ?,"
                        + " ?)",
                entries.stream()
                        .map(
                                entry ->
                                        new Object[] {
                                            id.value(),
                                            entry.number(),
                                            entry.seat().name(),
                                            entry.text(),
                                            at
                                        })
                        .toList());
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

    public Optional<StoredGame> find(TableId id) {
        return find(id, heading -> game(id, heading));
    }

    private Optional<StoredGame> find(TableId id, Function<Heading, StoredGame> rest) {
        return sql.ask("select * from game where id = ?", id)
                .query((row, ignored) -> heading(row))
                .optional()
                .map(rest);
    }

    private static Heading heading(java.sql.ResultSet row) throws java.sql.SQLException {
        long started = row.getLong("started_at");
        var begun = row.wasNull() ? Optional.<Long>empty() : Optional.of(started);
        return new Heading(
                row.getString("name"),
                row.getString("setup"),
                Chance.ofHex(row.getString("secret")),
                new Terms(
                        Optional.ofNullable(row.getString("maker")).map(PersonId::new),
                        Pace.parse(row.getString("pace")).orElse(new Pace.Untimed()),
                        row.getInt("listed") == 1,
                        row.getInt("watchable") == 1,
                        row.getInt("chat") == 1,
                        row.getInt("rated") == 1),
                row.getLong("created_at"),
                begun,
                row.getInt("changes"));
    }

    private StoredGame game(TableId id, Heading heading) {
        var rows = rows(id, 0);
        var log =
                new Log(
                        heading.name(),
                        heading.setup(),
                        Optional.of(heading.chance().commitment()),
                        Optional.empty(),
                        rows.stream().map(Row::entry).toList());
        return game(id, heading, log, new News(List.of(), Set.of(), rows));
    }

    /** What is known of the entries of a log, and the rows that follow. */
    private record News(List<Long> times, Set<Integer> planned, List<Row> rows) {}

    private StoredGame game(TableId id, Heading heading, Log log, News news) {
        var times = GrowingList.<Long>copyOf(news.times());
        var planned = new TreeSet<>(news.planned());
        for (Row row : news.rows()) {
            times = times.plus(row.at());
            if (row.planned()) planned.add(row.entry().number());
        }
        return new StoredGame(
                id,
                log,
                heading.chance(),
                seats.of(id),
                heading.terms(),
                new Times(heading.created(), heading.started(), times, seats.sat(id)),
                planned,
                deputies.of(id),
                heading.changes());
    }

    /**
     * The game as it is now, of which this much was known: of the log only what is new is read.
     * Nothing if what was known is not how the log begins.
     */
    public Optional<StoredGame> renewed(StoredGame known) {
        int size = known.log().size();
        var rows = rows(known.id(), Math.max(0, size - 1));
        if (size > 0) {
            var last = known.log().entries().getLast();
            if (rows.isEmpty() || !rows.getFirst().entry().equals(last)) return Optional.empty();
            rows = rows.subList(1, rows.size());
        }
        var log = known.log();
        for (Row row : rows) log = log.plus(row.entry().seat(), row.entry().text());
        var longer = log;
        var news = new News(known.times().entries(), known.planned(), rows);
        return find(known.id(), heading -> game(known.id(), heading, longer, news));
    }

    /** An entry as it is stored. */
    private record Row(Entry entry, long at, boolean planned) {}

    private List<Row> rows(TableId id, int after) {
        return sql.ask(
                        "select * from entry where game_id = ? and number > ? order by number",
                        id,
                        after)
                .query(
                        (row, ignored) ->
                                new Row(
                                        new Entry(
                                                row.getInt("number"),
                                                new Seat(row.getString("seat")),
                                                row.getString("text")),
                                        row.getLong("created_at"),
                                        row.getString("manner") != null))
                .list();
    }

    /** How many entries the log of this game has, and how often the rest was changed. */
    public Pulse pulse(TableId id) {
        return sql.ask(
                        "select changes, (select coalesce(max(number), 0) from entry where game_id"
                                + " = game.id) as entries from game where id = ?",
                        id)
                .query((row, ignored) -> new Pulse(row.getInt("entries"), row.getInt("changes")))
                .optional()
                .orElse(new Pulse(0, 0));
    }

    public int size(TableId id) {
        return pulse(id).entries();
    }

    /** Appends these entries, all or none, durably. */
    public boolean append(TableId id, List<Entry> entries) {
        return together(() -> insertAll(id, entries, Set.of(), clock.millis()));
    }

    /**
     * Appends these entries and does what follows from them, all or none, durably.
     *
     * @param planned the numbers of those that the house plays as their player had said before
     * @return false if another writer was first with one of their numbers: nothing was written
     */
    public boolean append(
            TableId id, List<Entry> entries, Set<Integer> planned, long at, Runnable follows) {
        return together(
                () -> {
                    boolean first = insertAll(id, entries, planned, at);
                    if (first) follows.run();
                    return first;
                });
    }

    private boolean insertAll(TableId id, List<Entry> entries, Set<Integer> planned, long at) {
        return entries.stream()
                .allMatch(entry -> insertEntry(id, entry, at, planned.contains(entry.number())));
    }

    /** False if an entry with this number is there already. */
    private boolean insertEntry(TableId id, Entry entry, long at, boolean planned) {
        return sql.ask(
                                "insert into entry (game_id, number, seat, text, created_at,"
                                    + " manner) values (:game, :number, :seat, :text, :at, :manner)"
                                    + " on conflict (game_id, number) do nothing")
                        .param("game", id.value())
                        .param("number", entry.number())
                        .param("seat", entry.seat().name())
                        .param("text", entry.text())
                        .param("at", at)
                        .param("manner", planned ? "if" : null)
                        .update()
                == 1;
    }

    /** The games whose draws come from the same secret as these. */
    public List<TableId> drawnFrom(Chance chance) {
        return sql.ask("select id from game where secret = ?", chance.hex())
                .query(Ids.TABLE)
                .list();
    }

    /** The ids of all games, oldest first. */
    public List<TableId> ids() {
        return sql.ask("select id from game order by created_at, id").query(Ids.TABLE).list();
    }
}

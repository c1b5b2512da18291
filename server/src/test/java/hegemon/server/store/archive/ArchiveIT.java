package hegemon.server.store.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hegemon.server.BareTables;
import hegemon.server.EmbeddedPostgresql;
import hegemon.server.accounts.Guests;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Opponent;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Database;
import hegemon.server.store.GameStore;
import hegemon.server.store.Listed;
import hegemon.server.store.ScanRows;
import hegemon.server.store.Verification;
import hegemon.table.Seat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import javax.sql.DataSource;

/** The whole database as text, from one kind to the other and back, without a difference. */
class ArchiveIT {
    private static final String ODD = "a\\nb\n“ü” \t 𝔊 \u0001 'quoted'";

    private static final ScanRows.Scan SCAN =
            new ScanRows.Scan(0, new Seat("First"), "1", "png", 3, 1);

    @TempDir private Path folder;

    @Test
    void fromSqliteToPostgresqlAndBackThereIsNoDifference() throws Exception {
        var sqlite = folder("one");
        fill(sqlite);
        var first = export(sqlite, "first");
        assertThat(first.rows()).containsEntry("game", 3L).containsEntry("person", 2L);

        var postgresql = EmbeddedPostgresql.bareDatabase();
        load("first", postgresql);
        assertThat(export(postgresql, "second")).isEqualTo(first);
        assertThat(files("second")).isEqualTo(files("first"));

        var again = folder("two");
        export(postgresql, "third.zip");
        load("third.zip", again);
        export(again, "fourth");
        assertThat(files("fourth")).isEqualTo(files("first"));
        everyGameReplays(again);
    }

    @Test
    void aDatabaseThatHoldsSomethingIsNotImportedInto() throws Exception {
        var full = folder("full");
        fill(full);
        var before = export(full, "export");
        assertThatThrownBy(() -> load("export", full))
                .isInstanceOf(ArchiveRefused.class)
                .hasMessageContaining("the database is not empty");
        assertThat(export(full, "after")).isEqualTo(before);
    }

    @Test
    void aDamagedExportLeavesNothingBehind() throws Exception {
        var full = folder("full");
        fill(full);
        export(full, "export");
        try (var games = Files.list(folder.resolve("export/games"))) {
            var game = games.findFirst().orElseThrow();
            Files.writeString(
                    game,
                    Files.readString(game).replace("\"name\":\"pebbles\"", "\"name\":\"sparta\""));
        }
        var empty = folder("empty");
        assertThatThrownBy(() -> load("export", empty))
                .isInstanceOf(ArchiveRefused.class)
                .hasMessageContaining("damaged or was changed");
        assertThat(export(empty, "nothing").total()).isZero();
    }

    @Test
    void whatIsNoExportIsRefused() throws Exception {
        Files.createDirectory(folder.resolve("none"));
        var empty = folder("empty");
        assertThatThrownBy(() -> load("none", empty)).hasMessageContaining("no export of Hegemon");
        assertThatThrownBy(() -> load("nowhere", empty)).hasMessageContaining("there is no");
        Files.writeString(folder.resolve("notes.txt"), "hello");
        assertThatThrownBy(() -> load("notes.txt", empty)).hasMessageContaining("is neither");
    }

    @Test
    void anExportWritesOverNothing() throws Exception {
        var full = folder("full");
        Files.createDirectory(folder.resolve("mine"));
        Files.writeString(folder.resolve("mine/letter"), "dear");
        assertThatThrownBy(() -> export(full, "mine")).hasMessageContaining("is there already");
        Files.writeString(folder.resolve("mine.zip"), "dear");
        assertThatThrownBy(() -> export(full, "mine.zip")).hasMessageContaining("is there already");
    }

    /** A migration that adds a table must say here what an export does with it. */
    @Test
    void everyTableIsExportedOrLeftOutOnPurpose() throws Exception {
        var known = new TreeSet<>(Schema.all());
        known.addAll(Schema.LEFT_OUT);
        assertThat(tables(folder("schema"))).isEqualTo(known);
        assertThat(tables(EmbeddedPostgresql.bareDatabase())).isEqualTo(known);
    }

    /** Only PostgreSQL knows the types of its columns well enough to tell. */
    @Test
    void everyColumnOfATypeThatTheDatabasesShowDifferentlyIsNamed() throws Exception {
        var found = new TreeMap<String, TreeSet<String>>();
        try (var database = Database.snapshot(EmbeddedPostgresql.bareDatabase());
                var columns = database.getMetaData().getColumns(null, "public", "%", "%")) {
            while (columns.next())
                if (Schema.all().contains(columns.getString("TABLE_NAME")))
                    found.computeIfAbsent(
                                    columns.getString("TYPE_NAME"), ignored -> new TreeSet<>())
                            .add(columns.getString("COLUMN_NAME"));
        }
        assertThat(found.keySet())
                .isSubsetOf(
                        "varchar",
                        "text",
                        "int2",
                        "int4",
                        "int8",
                        "float8",
                        "bool",
                        "bytea",
                        "timestamptz");
        var none = new TreeSet<String>();
        assertThat(found.getOrDefault("timestamptz", none)).isEqualTo(Schema.MOMENTS);
        assertThat(found.getOrDefault("bytea", none)).isEqualTo(Schema.BYTES);
        assertThat(found.getOrDefault("bool", none)).isEqualTo(Schema.YES_OR_NO);
    }

    @Test
    void aBackupIsMadeWhileTheServerWrites() throws Exception {
        var url = folder("running");
        var guest = fill(url);
        try (var pool = Database.open(url)) {
            var home = Files.createDirectory(folder.resolve("copy"));
            var copy = home.resolve("hegemon.db");
            var busy = Thread.startVirtualThread(() -> writeUntilInterrupted(pool, guest));
            assertThat(Backup.write(url, copy, (done, all) -> {})).isPositive();
            busy.interrupt();
            busy.join();
            everyGameReplays(Database.in(home));
            assertThatThrownBy(() -> Backup.write(url, copy, (done, all) -> {}))
                    .hasMessageContaining("is there already");
        }
    }

    private static void writeUntilInterrupted(DataSource pool, PersonId guest) {
        var house = BareTables.house(pool);
        var tables = new Tables(house);
        var listed = new Summaries(house, tables).of(Listed.Part.first(guest, Listed.Kind.OPEN, 1));
        var table = tables.find(listed.getFirst().id()).orElseThrow();
        while (!Thread.currentThread().isInterrupted() && table.now().entry() < 90)
            tables.submit(table, Optional.of(guest), table.now().entry(), "take 1");
    }

    private static void everyGameReplays(String url) {
        try (var pool = Database.open(url)) {
            var store = new GameStore(pool, Clock.systemUTC());
            assertThat(store.ids()).hasSize(3);
            for (TableId id : store.ids())
                assertThat(Verification.fault(store.find(id).orElseThrow())).isEmpty();
        }
    }

    /** Three games, and a text that is hard to write down; the guest who plays. */
    private static PersonId fill(String url) {
        try (var pool = Database.open(url)) {
            var guest = new Guests(pool, Clock.systemUTC()).welcome().id();
            JdbcClient.create(pool)
                    .sql("insert into person (id, name, created_at) values ('odd', ?, 1)")
                    .param(ODD)
                    .update();
            var tables = BareTables.with(pool);
            for (String opponent : new String[] {"self", "friend", "bot:1"}) {
                var table =
                        tables.start(
                                        "pebbles",
                                        "99",
                                        Opponent.parse(opponent, 9).orElseThrow(),
                                        guest)
                                .orThrow();
                for (int i = 0; i < 3; i++)
                    tables.submit(table, Optional.of(guest), table.now().entry(), "take 1");
                new ScanRows(pool).keep(table.id(), SCAN, new byte[] {0, -1, 'P'}, guest);
            }
            return guest;
        }
    }

    private String folder(String name) throws IOException {
        return Database.in(Files.createDirectories(folder.resolve(name)));
    }

    private Manifest export(String url, String place) throws IOException, SQLException {
        return Export.write(url, folder.resolve(place), total -> () -> {});
    }

    private void load(String place, String url) throws IOException, SQLException {
        try (var pool = Database.open(url)) {
            Import.read(folder.resolve(place), pool, total -> () -> {});
        }
    }

    private Map<String, String> files(String place) throws IOException {
        var texts = new TreeMap<String, String>();
        var root = folder.resolve(place);
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList())
                texts.put(root.relativize(file).toString(), Files.readString(file));
        }
        return texts;
    }

    private static Set<String> tables(String url) throws SQLException {
        var names = new TreeSet<String>();
        try (var database = Database.snapshot(url);
                var tables =
                        database.getMetaData()
                                .getTables(
                                        null,
                                        Database.isSqlite(url) ? null : "public",
                                        "%",
                                        new String[] {"TABLE"})) {
            while (tables.next())
                names.add(tables.getString("TABLE_NAME").toLowerCase(Locale.ROOT));
        }
        return names;
    }
}

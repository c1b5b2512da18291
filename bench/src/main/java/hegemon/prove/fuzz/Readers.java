package hegemon.prove.fuzz;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.earthwater.EarthWater;
import hegemon.pygma.Pygma;
import hegemon.pygma.atlas.WorldParser;
import hegemon.pygma.campaign.Campaign;
import hegemon.pygma.letter.Letter;
import hegemon.pygma.orders.Parser;
import hegemon.server.mail.in.MimeReader;
import hegemon.server.store.Database;
import hegemon.server.store.archive.ArchiveRefused;
import hegemon.server.store.archive.Import;
import hegemon.sparta.AnnotatedGame;
import hegemon.sparta.GameText;
import hegemon.sparta.Sparta;
import hegemon.table.Game;
import hegemon.table.Language;
import hegemon.table.Log;
import hegemon.table.Parse;

import org.springframework.jdbc.datasource.DriverManagerDataSource;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import javax.sql.DataSource;

/** All who read what people send, and how. */
final class Readers {
    /** Reads a text; throws where it stumbles, or where it reads its own words otherwise. */
    interface Reading {
        void read(String text) throws Exception;
    }

    /**
     * @param rule of the grammar: what it mostly gets
     * @param share one of so many inputs of the others, since it takes longer
     */
    record Reader(String name, String rule, int share, Reading reading) {}

    private static final Sparta SPARTA = new Sparta();
    private static final EarthWater EARTH_WATER = new EarthWater();
    private static final Pygma PYGMA = new Pygma();
    private static final MimeReader MAILS = new MimeReader("example.org");

    private final Path scratch;
    private final DataSource house;
    private String schema = "";

    Readers(Path scratch) {
        this.scratch = scratch;
        this.house = new DriverManagerDataSource(Database.in(scratch));
    }

    List<Reader> all() {
        return List.of(
                new Reader("moves of Sparta", "sparta-move", 1, text -> move(SPARTA, text)),
                new Reader(
                        "set-ups of Sparta", "sparta-setup", 1, text -> said(SPARTA.start(text))),
                new Reader("games of Sparta", "sparta-game", 4, Readers::game),
                new Reader("moves of 300", "ew-move", 1, text -> move(EARTH_WATER, text)),
                new Reader("set-ups of 300", "ew-setup", 1, text -> said(EARTH_WATER.start(text))),
                new Reader("order sheets", "sheet", 4, Readers::sheet),
                new Reader("game masters' sheets", "master", 2, text -> move(PYGMA, text)),
                new Reader("set-ups of PYGMA-ISIS", "pygma-setup", 2_000, this::world),
                new Reader("worlds as text", "world", 10, Readers::drawn),
                new Reader("logs", "log", 2, Readers::log),
                new Reader("mails", "mail", 10, Readers::mail),
                new Reader("letters of orders", "letter", 4, text -> said(Letter.read(text, text))),
                new Reader("recorded games of 300", "trace", 200, this::trace),
                new Reader("logs to verify", "log", 200, this::verified),
                new Reader("campaign folders", "folder", 4_000, this::folder),
                new Reader("exports", "archive", 100, this::archive));
    }

    private static void said(Parse<?> parse) {
        if (parse instanceof Parse.Refused<?>(var why))
            for (Language language : Language.values()) said(why.message().say(language));
    }

    private static void said(Object words) {
        if (String.valueOf(words).isBlank()) throw new IllegalStateException("nothing is said");
    }

    /** What is printed is read as the same. */
    private static <M> void move(Game<?, M, ?> game, String text) {
        var read = game.move(text);
        said(read);
        if (!(read instanceof Parse.Parsed<M>(var move))) return;
        var printed = game.print(move);
        same(printed, game.move(printed).map(game::print).orThrow());
    }

    private static void same(String one, String other) {
        if (!one.equals(other))
            throw new IllegalStateException("printed “" + one + "”, read as “" + other + "”");
    }

    private static void game(String text) {
        said(AnnotatedGame.parseAll(text));
        var read = GameText.parse(text);
        said(read);
        if (read instanceof Parse.Parsed<GameText>(var game))
            same(game.print(), GameText.parse(game.print()).orThrow().print());
    }

    private static void sheet(String text) {
        for (var fault : Parser.read(text).faults())
            for (Language language : Language.values()) said(fault.full(language));
        move(PYGMA, text);
    }

    private void world(String text) {
        said(PYGMA.start(text));
    }

    private static void drawn(String text) {
        for (var fault : WorldParser.read(text).faults())
            for (Language language : Language.values()) said(fault.say(language));
    }

    private static void log(String text) {
        var read = Log.parse(text);
        said(read);
        if (read instanceof Parse.Parsed<Log>(var log))
            same(log.print(), Log.parse(log.print()).orThrow().print());
    }

    private static void mail(String text) {
        var incoming = MAILS.read(bytes(text));
        incoming.texts().forEach(each -> Letter.read(incoming.subject(), each.toString()));
    }

    private void trace(String text) throws IOException {
        ends("ew", "replay", file("trace.jsonl", text));
    }

    private void verified(String text) throws IOException {
        ends("verify-dice", file("log.txt", text));
    }

    private String file(String name, String text) throws IOException {
        return Files.write(scratch.resolve(name), bytes(text)).toString();
    }

    /** A letter that no charset has becomes a question mark. */
    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Texts for the files of a campaign, separated by a line of equals signs. */
    private void folder(String text) throws IOException {
        var dir = Files.createTempDirectory(scratch, "campaign");
        Campaign.create(dir, "realms 2 seed 1", new byte[32]);
        var parts = Arrays.asList(text.split("\n=+\n", -1));
        var month = dir.resolve("orders").resolve("01-Andra");
        var files =
                List.of(
                        month.resolve("1.txt"),
                        month.resolve("master.txt"),
                        dir.resolve("rulers.txt"));
        for (int i = 0; i < Math.min(parts.size(), files.size()); i++)
            Files.write(files.get(i), bytes(parts.get(i)));
        ends("pygma", "check", dir.toString(), "1");
        ends("pygma", "month", dir.toString());
        ends("pygma", "report", dir.toString(), "1");
        remove(dir);
    }

    /** Texts for the files of an export, parted likewise, to be brought into an empty house. */
    private void archive(String text) throws IOException {
        var dir = Files.createTempDirectory(scratch, "archive");
        Files.createDirectories(dir.resolve("tables"));
        Files.createDirectories(dir.resolve("games"));
        var parts = Arrays.asList(text.replace("@SCHEMA@", schema).split("\n=+\n", -1));
        var files = List.of("manifest.json", "tables/person.jsonl", "games/table.jsonl");
        for (int i = 0; i < Math.min(parts.size(), files.size()); i++)
            Files.write(dir.resolve(files.get(i)), bytes(parts.get(i)));
        try {
            var _ = Import.read(dir, house, steps -> () -> {});
        } catch (ArchiveRefused e) {
            said(e.sentence());
        } catch (SQLException e) {
            throw new IOException(e);
        }
        remove(dir);
    }

    /** Makes an empty house for exports; what is refused leaves it empty. */
    void open() throws IOException {
        Database.open(Database.in(scratch)).close();
        var place = scratch.resolve("empty");
        ends("export", place.toString(), "--data", scratch.toString());
        schema =
                Files.readString(place.resolve("manifest.json"))
                        .replaceFirst("(?s).*\"schema\"[ :]+\"(\\d+)\".*", "$1");
    }

    private static void remove(Path dir) throws IOException {
        try (Stream<Path> all = Files.walk(dir)) {
            for (Path each : all.sorted(java.util.Comparator.reverseOrder()).toList())
                Files.delete(each);
        }
    }

    /** By the exit code no command of ours has a defect. */
    private static void ends(String... call) {
        var told = new StringWriter();
        var writer = new PrintWriter(told);
        if (Main.run(call, writer, writer) == ExitCode.DEFECT)
            throw new IllegalStateException(told.toString());
    }
}

package hegemon.cli;

import hegemon.server.HegemonServer;
import hegemon.server.ServerSettings;
import hegemon.server.admin.Administrators;
import hegemon.server.store.Database;
import hegemon.server.store.InUse;
import hegemon.server.store.OwnersOnly;
import hegemon.server.store.Unprepared;

import org.springframework.context.ConfigurableApplicationContext;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Starts the server and stays until it is told to stop. */
@Command(name = Main.SERVE, description = "Start the server.", sortOptions = false)
final class ServeCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Mixin private DatabaseOptions database;

    @Mixin private HostOptions host;

    @Option(
            names = "--train",
            hidden = true,
            description = "Start, serve nothing and stop: warms the start-up cache.")
    private boolean train;

    @Option(
            names = "--practice",
            description =
                    "A house to try programs in: keys are printed, bots sit at tables, nothing is"
                            + " kept.")
    private boolean practice;

    @Override
    public Integer call() throws InterruptedException {
        if (practice) database.practise(Practice.folder());
        if (train) database.practise(database.data());
        var chosen = Settings.looked(database.data(), flags(), surroundings());
        var decided = chosen.host();
        int port = chosen.port(Setting.PORT);
        var err = spec.commandLine().getErr();
        Setting.unknown(surroundings()).forEach(each -> err.println("hegemon: " + each));
        err.flush();
        // The start sets the log up anew, and looks here before it looks into the environment.
        System.setProperty(Setting.LOG.variable(), chosen.log());
        prepare(database.data());
        var settings =
                new ServerSettings(
                        port, database.data(), database.reachable(), decided, chosen.stated());
        try (var server = start(settings)) {
            int taken = server.getEnvironment().getProperty("local.server.port", Integer.class, 0);
            if (train) return Training.visit(taken);
            var out = spec.commandLine().getOut();
            out.println("Hegemon is open: " + decided.here(taken) + "/");
            decided.base().ifPresent(base -> out.println("Players see it as " + base + "/"));
            out.println("Database: " + database.shown() + ". Stop with Ctrl-C.");
            if (practice) new Practice(server).open(out);
            server.getBean(Administrators.class)
                    .firstLink()
                    .ifPresent(path -> out.println(invitation(settings, taken, path)));
            out.flush();
            Thread.currentThread().join();
            return ExitCode.OK;
        }
    }

    /**
     * A start that only trains opens neither the host’s database nor his mailbox, and speaks HTTP.
     */
    private Map<String, String> surroundings() {
        return train ? Map.of() : System.getenv();
    }

    /** Who practises has the program that is called on the same machine. */
    private Map<Setting, String> flags() {
        var flags = new EnumMap<Setting, String>(Setting.class);
        if (practice) flags.put(Setting.WEBHOOKS, "any");
        flags.putAll(host.given());
        return flags;
    }

    /** As long as nobody looks after the house, each start says how somebody can. */
    private static String invitation(ServerSettings settings, int port, String path) {
        var address = new ServerSettings(port, settings.data(), settings.db(), settings.host());
        return "Nobody administers this house yet. The first member who opens this page does: "
                + address.address(path);
    }

    private static ConfigurableApplicationContext start(ServerSettings settings) {
        try {
            return HegemonServer.start(settings);
        } catch (Unprepared e) {
            throw e;
        } catch (RuntimeException e) {
            var inUse = cause(e, InUse.class);
            if (inUse.isPresent()) throw Complaint.cannot(inUse.get().sentence());
            var sql = cause(e, SQLException.class);
            if (sql.isPresent()) throw unreachable(settings.db(), sql.get());
            throw e;
        }
    }

    private static <E extends Throwable> Optional<E> cause(Throwable failure, Class<E> kind) {
        for (Throwable each = failure; each != null; each = each.getCause())
            if (kind.isInstance(each)) return Optional.of(kind.cast(each));
        return Optional.empty();
    }

    private static Complaint unreachable(String url, SQLException failure) {
        var why =
                cause(failure, UnknownHostException.class)
                        .map(unknown -> "there is no host " + unknown.getMessage())
                        .orElseGet(() -> firstLine(failure));
        return unreachable(url, why);
    }

    private static Complaint unreachable(String url, String why) {
        return Complaint.cannot(
                "cannot open the database " + Database.shown(url) + ": " + Database.shown(why));
    }

    /**
     * A copy that was put back by root belongs to root; SQLite only says that it cannot open it.
     */
    private static Optional<String> notOurs(String url) {
        if (!Database.isSqlite(url)) return Optional.empty();
        var file = Database.file(url);
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
                        && !(Files.isReadable(file) && Files.isWritable(file))
                ? Optional.of(
                        "the file is there, but this user may not read and write it; give it to"
                                + " whoever runs the server (chown)")
                : Optional.empty();
    }

    private static String firstLine(SQLException failure) {
        return String.valueOf(failure.getMessage()).lines().findFirst().orElse("no answer");
    }

    static void prepare(Path data) {
        try {
            OwnersOnly.folder(data);
        } catch (IOException e) {
            throw Complaint.cannot(
                    "cannot make the data folder "
                            + data.toAbsolutePath()
                            + ". Choose another one: ./hegemon serve --data DIR");
        }
        if (!Files.isWritable(data))
            throw Complaint.cannot(
                    "cannot write into the data folder "
                            + data.toAbsolutePath()
                            + ". Choose another one: ./hegemon serve --data DIR");
    }

    /** Where the database is: for every command that opens it. */
    static final class DatabaseOptions {
        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${HEGEMON_DATA:-data}",
                description = "Folder for all that is kept (default: ./data).")
        private Path data;

        @Option(
                names = "--db",
                paramLabel = "URL",
                defaultValue = "${HEGEMON_DB:-}",
                description =
                        "JDBC address of a PostgreSQL database, e.g."
                            + " jdbc:postgresql://host/hegemon?user=…&password=… (default: SQLite"
                            + " in the data folder).")
        private String db;

        private Optional<Settings> read = Optional.empty();

        /** For a command that has read the settings and tells their mistakes itself. */
        void by(Settings settings) {
            read = Optional.of(settings);
        }

        /** Nothing of the host's own is touched. */
        void practise(Path folder) {
            data = folder;
            db = Database.in(folder);
        }

        String shown() {
            return Database.shown(url());
        }

        /** Whether the database is the one in the data folder. */
        boolean isInFolder() {
            return address().isBlank();
        }

        /** From the flag or the environment, else from the settings file. */
        private String address() {
            if (!db.isBlank()) return db;
            return read.orElseGet(() -> Settings.of(data, Map.of(), Map.of())).value(Setting.DB);
        }

        Path data() {
            return data;
        }

        /** For commands that must not make a new folder by mistake. */
        void requireFolder() {
            if (isInFolder() && !Files.isDirectory(data))
                throw Complaint.cannot("there is no data folder " + data.toAbsolutePath() + ".");
        }

        /** For commands that keep what is there: a copy of nothing would look like a good one. */
        void requireDatabase() {
            requireFolder();
            var url = url();
            if (!Database.isThere(url))
                throw Complaint.cannot(
                        "there is no database "
                                + Database.file(url).toAbsolutePath()
                                + ". Where is yours? --data DIR or --db URL says it.");
        }

        /**
         * The address of a database that answers and that we know; else the command ends with a
         * sentence.
         */
        String reachable() {
            var url = url();
            notOurs(url)
                    .ifPresent(
                            why -> {
                                throw unreachable(url, why);
                            });
            try {
                if (!Database.isOfNewerProgram(url)) return url;
            } catch (SQLException e) {
                throw unreachable(url, e);
            }
            throw Complaint.cannot(
                    "a newer Hegemon has written this database. Start that version, or go back to a"
                            + " backup made before it.");
        }

        String url() {
            if (isInFolder()) return Database.in(data);
            var address = address();
            if (!address.matches("jdbc:(sqlite|postgresql):.+"))
                throw Complaint.usage(
                        "a database address begins with jdbc:postgresql: or jdbc:sqlite:, not "
                                + Database.shown(address));
            return address;
        }
    }
}

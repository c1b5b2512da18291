package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.Guests;
import hegemon.server.accounts.NameRule;
import hegemon.server.store.Database;
import hegemon.server.store.SoleServer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Export, import, backup and administrators, as a host calls them. */
class ArchiveCommandsTest {
    @TempDir private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void fill() throws Exception {
        Files.createDirectory(folder.resolve("data"));
        try (var pool = Database.open(Database.in(folder.resolve("data")))) {
            new Guests(pool, Clock.systemUTC()).welcome();
        }
    }

    private int run(String... args) {
        return Main.run(args, new PrintWriter(out), new PrintWriter(err));
    }

    private String at(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void theSameDatabaseIsExportedAsTheSameBytes() throws Exception {
        for (var name : List.of("one.zip", "two.zip"))
            assertThat(run("export", at(name), "--data", at("data"))).as("%s", err).isZero();
        assertThat(folder.resolve("one.zip")).hasSameBinaryContentAs(folder.resolve("two.zip"));
        try (var zip = new ZipFile(folder.resolve("one.zip").toFile())) {
            assertThat(zip.stream().map(each -> each.getTimeLocal().getYear()).distinct())
                    .as("no entry tells when it was written")
                    .containsExactly(2000);
        }
    }

    @Test
    void whatWasExportedIsImportedAndTheNextTimeRefused() {
        assertThat(run("export", at("all.zip"), "--data", at("data"))).as("%s", err).isZero();
        assertThat(out.toString()).startsWith("ok rows=").contains("person=1");
        assertThat(err.toString()).contains("Exporting");
        assertThat(run("import", at("all.zip"), "--data", at("new"))).as("%s", err).isZero();
        assertThat(run("import", at("all.zip"), "--data", at("new"))).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains("hegemon: the database is not empty")
                .doesNotContain("Exception");
        assertThat(run("export", at("all.zip"), "--data", at("data"))).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("is there already");
    }

    @Test
    void aDamagedExportIsRefusedInASentence() throws Exception {
        assertThat(run("export", at("all"), "--data", at("data"))).as("%s", err).isZero();
        var rows = folder.resolve("all/tables/person.jsonl");
        for (String row :
                List.of(
                        "person {",
                        "person []",
                        "person 7",
                        "person {\"id\":{\"hex\":\"xyz\"}}",
                        "person {\"id\":{\"time\":\"yesterday\"}}",
                        "person {\"nothing\":1}"))
            isRefused(rows, row.getBytes(StandardCharsets.UTF_8));
        isRefused(rows, new byte[] {'p', (byte) 0xff});
        for (String manifest : List.of("null", "[]", "{", "{\"format\":\"hegemon-export\"}"))
            isRefused(
                    folder.resolve("all/manifest.json"), manifest.getBytes(StandardCharsets.UTF_8));
    }

    private void isRefused(Path file, byte[] text) throws IOException {
        Files.write(file, text);
        err.getBuffer().setLength(0);
        assertThat(run("import", at("all"), "--data", at("new"))).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("damaged").doesNotContain("Exception:", "\tat ");
    }

    @Test
    void aBackupIsAWholeDatabase() throws Exception {
        Files.createDirectory(folder.resolve("copy"));
        assertThat(run("backup", at("copy/hegemon.db"), "--data", at("data")))
                .as("%s", err)
                .isZero();
        assertThat(out.toString()).startsWith("ok bytes=");
        assertThat(run("verify", "--data", at("copy"))).isZero();
    }

    @Test
    void whatCannotBeDoneIsSaidInASentence() {
        assertThat(run("export", at("x"), "--data", at("nowhere"))).isEqualTo(ExitCode.CANNOT);
        assertThat(run("backup", at("x"), "--db", "jdbc:postgresql://h/d"))
                .isEqualTo(ExitCode.USAGE);
        assertThat(run("import", at("nothing"), "--data", at("new2"))).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString())
                .contains("there is no data folder", "pg_dump", "there is no")
                .doesNotContain("Exception", "defect");
    }

    /** A nightly copy of nothing would look like a good one. */
    @Test
    void whatIsNotThereIsNeitherCopiedNorMade() throws Exception {
        Files.createDirectory(folder.resolve("empty"));
        assertThat(run("backup", at("copy.db"), "--data", at("empty"))).isEqualTo(ExitCode.CANNOT);
        assertThat(run("export", at("all.zip"), "--data", at("empty"))).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines())
                .hasSize(2)
                .allMatch(each -> each.contains("there is no database " + at("empty/hegemon.db")));
        assertThat(folder.resolve("empty")).isEmptyDirectory();
        assertThat(folder.resolve("copy.db")).doesNotExist();
    }

    /** The second address is kept for documents (RFC 5737): no machine has it. */
    @Test
    void whereNobodyCanListenIsToldInOneSentenceBeforeTheTablesAreMade() throws Exception {
        try (var other = new ServerSocket(0)) {
            var port = String.valueOf(other.getLocalPort());
            assertThat(run("serve", "--port", port, "--data", at("new")))
                    .isEqualTo(ExitCode.CANNOT);
        }
        assertThat(run("serve", "--port", "0", "--bind", "192.0.2.7", "--data", at("new")))
                .isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines()).hasSize(2);
        assertThat(err.toString()).contains("is in use", "this machine has no such address");
        assertThat(folder.resolve("new/hegemon.db")).doesNotExist();
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        assertThat(run("export", "/nope/x.zip", "--data", at("data"))).isEqualTo(ExitCode.CANNOT);
        assertThat(run("backup", "/nope/x.db", "--data", at("data"))).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines())
                .containsExactly(
                        "hegemon: cannot write /nope/x.zip: there is no folder /nope.",
                        "hegemon: cannot write /nope/x.db: there is no folder /nope.");
    }

    /** Nobody listens at port 1, and .invalid is no host anywhere (RFC 2606). */
    @ParameterizedTest
    @ValueSource(strings = {"verify", "export", "import", "admin link", "admin list", "serve"})
    void aDatabaseThatDoesNotAnswerIsToldInOneSentence(String command) {
        for (String url :
                List.of(
                        "jdbc:postgresql://127.0.0.1:1/h?user=u&password=secret",
                        "jdbc:postgresql://nowhere.invalid/h?user=u&password=secret")) {
            var call = new ArrayList<>(List.of(command.split(" ")));
            if (call.getFirst().endsWith("port")) call.add(at("place"));
            call.addAll(List.of("--db", url, "--data", at("data")));
            assertThat(run(call.toArray(String[]::new))).isEqualTo(ExitCode.CANNOT);
        }
        assertThat(err.toString().lines()).hasSize(2);
        assertThat(err.toString())
                .contains("refused", "there is no host nowhere.invalid")
                .doesNotContain("secret");
    }

    /** As after a backup that root has put back. A link to itself is what even root cannot read. */
    @ParameterizedTest
    @ValueSource(strings = {"serve --port 0", "verify"})
    void aDatabaseThatBelongsToSomebodyElseIsToldAsThat(String command) throws Exception {
        var data = Files.createDirectories(folder.resolve("restored"));
        Files.createSymbolicLink(data.resolve("hegemon.db"), Path.of("hegemon.db"));
        var call = new ArrayList<>(List.of(command.split(" ")));
        call.addAll(List.of("--data", data.toString()));
        assertThat(run(call.toArray(String[]::new))).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString()).contains("this user may not read and write it").hasLineCount(1);
    }

    /** Addresses as people mistype them, and a password with a sign of addresses in it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql://u:hush7@host/h",
                "jdbc:postgresql://host:99999/h?user=u&password=hush7",
                "jdbc:postgresql://host:99999/h?user=u&password=p%w&hush7",
                "jdbc:postgresql://u:p@hush7@127.0.0.1:1/h"
            })
    void noPasswordOfADatabaseIsPrinted(String url) {
        for (String command : List.of("serve", "verify", "doctor")) {
            run(command, "--db", url, "--data", at("data"), "--port", "0");
            run(command, "--db", url, "--data", at("data"));
        }
        assertThat(out.toString() + err).isNotEmpty().doesNotContain("hush7");
    }

    /** Somebody else's tables are in it: nothing is made beside them. */
    @ParameterizedTest
    @ValueSource(strings = {"serve --port 0", "verify", "export", "import", "admin list"})
    void aDatabaseOfAnotherProgramIsToldInOneSentence(String command) throws Exception {
        var other = "jdbc:sqlite:" + folder.resolve("other.db");
        try (var connection = DriverManager.getConnection(other);
                var statement = connection.createStatement()) {
            statement.execute("create table diary (day text)");
        }
        var call = new ArrayList<>(List.of(command.split(" ")));
        if (call.getFirst().endsWith("port")) call.add(at("place"));
        call.addAll(List.of("--db", other, "--data", at("data"), "--json"));
        if (command.startsWith("serve")) call.removeLast();
        assertThat(run(call.toArray(String[]::new))).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines())
                .hasSize(1)
                .first()
                .asString()
                .contains("the tables of the database cannot be made")
                .doesNotContain("Exception");
    }

    /** On a full disk its traces stood around our sentence, which says the same. */
    @Test
    void theLibraryThatMakesTablesLeavesItsComplaintsToUs() {
        assertThat(LoggerFactory.getLogger("org.flywaydb").isErrorEnabled()).isFalse();
    }

    @Test
    void allMistakesOfTheSettingsAreToldAtOnce() throws Exception {
        var data = Files.createDirectories(folder.resolve("mistaken"));
        Files.writeString(
                data.resolve("hegemon.properties"), "foo = 1\nregistration = opn\nport = many\n");
        assertThat(run("serve", "--data", data.toString())).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("“foo”", "“opn”", "“many”");
    }

    @Test
    void whatIsKeptIsForItsOwnerAlone() throws Exception {
        var made = Files.createDirectories(folder.resolve("new"));
        assertThat(run("admin", "list", "--data", made.toString())).isEqualTo(ExitCode.OK);
        run("backup", at("copy.db"), "--data", made.toString());
        run("export", at("copy.zip"), "--data", made.toString());
        run("export", at("copy"), "--data", made.toString());
        for (Path file :
                List.of(
                        made.resolve("hegemon.db"),
                        Path.of(at("copy.db")),
                        Path.of(at("copy.zip"))))
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .as(file.toString())
                    .isEqualTo("rw-------");
        assertThat(
                        PosixFilePermissions.toString(
                                Files.getPosixFilePermissions(Path.of(at("copy")))))
                .isEqualTo("rwx------");
    }

    /** A lock that the system gives back when its owner is killed. */
    @ParameterizedTest
    @ValueSource(strings = {"serve", "verify", "admin list"})
    void aDatabaseOfANewerProgramIsLeftAlone(String command) throws Exception {
        var url = Database.in(folder.resolve("data"));
        try (var connection = DriverManager.getConnection(url);
                var statement = connection.createStatement()) {
            statement.execute(
                    "insert into flyway_schema_history select 99999, '99999', description, type,"
                            + " 'V99999__of_tomorrow.sql', checksum, installed_by, installed_on,"
                            + " execution_time, success from flyway_schema_history limit 1");
        }
        var call =
                Stream.concat(Arrays.stream(command.split(" ")), Stream.of("--data", at("data")));
        assertThat(run(call.toArray(String[]::new))).isEqualTo(ExitCode.CANNOT);
        assertThat(err.toString().lines())
                .hasSize(1)
                .first()
                .asString()
                .contains("a newer Hegemon");
    }

    @Test
    void aSecondServerOnTheSameFolderIsRefused() {
        var first = SoleServer.of(Database.in(folder.resolve("data")));
        try {
            assertThat(run("serve", "--port", "0", "--data", at("data")))
                    .isEqualTo(ExitCode.CANNOT);
        } finally {
            first.close();
        }
        assertThat(err.toString().lines()).hasSize(1);
        assertThat(err.toString()).contains("another server is running on");
        SoleServer.of(Database.in(folder.resolve("data"))).close();
    }

    @Test
    void aLinkForTheFirstAdministratorIsPrinted() {
        assertThat(run("admin", "link", "--data", at("data"))).isZero();
        assertThat(out.toString()).matches("http://localhost:8080/admin/claim/[A-Za-z0-9_-]{43}\n");
    }

    @Test
    void aForgottenPasswordIsChosenAnewAtAWholeAddress() throws Exception {
        var data = Files.createDirectories(folder.resolve("data"));
        Files.writeString(data.resolve("hegemon.properties"), "base = https://games.example.org\n");
        try (var pool = Database.open(Database.in(data))) {
            JdbcClient.create(pool)
                    .sql(
                            "insert into person (id, name, name_key, created_at, claimed_at)"
                                    + " values ('a', 'Ada', '"
                                    + NameRule.key("Ada")
                                    + "', 1, 1)")
                    .update();
        }
        assertThat(run("admin", "password", "Ada", "--data", at("data"))).isZero();
        assertThat(out.toString())
                .matches("https://games.example.org/link/reset/[A-Za-z0-9_-]{43}\n");
        assertThat(run("admin", "password", "Nobody", "--data", at("data"), "--json"))
                .isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("there is no member “Nobody”");
        assertThat(run("admin", "list", "--data", at("data"))).isZero();
    }
}

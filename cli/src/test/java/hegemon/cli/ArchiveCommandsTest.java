package hegemon.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.accounts.Guests;
import hegemon.server.store.Database;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;

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

    @Test
    void aLinkForTheFirstAdministratorIsPrinted() {
        assertThat(run("admin", "link", "--data", at("data"))).isZero();
        assertThat(out.toString()).matches("/admin/claim/[A-Za-z0-9_-]{43}\n");
        assertThat(run("admin", "list", "--data", at("data"))).isZero();
    }
}

package hegemon.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** A newer program on the database of an older one. */
class BeforeUpgradeTest {
    /** What the older program knew. */
    private static final String OLDER = "980";

    private static final String VERSION =
            "select max(cast(version as integer)) from flyway_schema_history";

    @TempDir private Path data;
    private String url;

    @BeforeEach
    void anOlderHouse() {
        url = Database.in(data);
        Flyway.configure()
                .dataSource(new DriverManagerDataSource(url))
                .locations("classpath:db/migration")
                .target(OLDER)
                .load()
                .migrate();
        ask(url).sql("insert into house_key (name, secret) values ('cookies', 'of 2025')").update();
    }

    @Test
    void theDatabaseAsItWasIsKeptBeforeItsTablesChange() throws IOException {
        assertThat(Database.isOfOlderProgram(url)).isTrue();
        Database.open(url).close();
        assertThat(version(url)).isGreaterThan(Integer.parseInt(OLDER));
        assertThat(kept()).hasSize(1);
        var copy = "jdbc:sqlite:" + kept().getFirst();
        assertThat(version(copy)).isLessThanOrEqualTo(Integer.parseInt(OLDER));
        assertThat(ask(copy).sql("select count(*) from house_key").query(Integer.class).single())
                .isEqualTo(1);
        assertThat(Database.isOfOlderProgram(url)).isFalse();
        Database.open(url).close();
        assertThat(kept()).as("nothing changes any more").hasSize(1);
    }

    @Test
    void aNewDatabaseIsNotCopied(@TempDir Path fresh) {
        Database.open(Database.in(fresh)).close();
        assertThat(fresh.resolve("backups")).doesNotExist();
    }

    @Test
    void theLastFewStayAndOthersAreNotTouched() throws IOException {
        var folder = Files.createDirectory(data.resolve("backups"));
        for (int day = 1; day <= BeforeUpgrade.KEPT; day++)
            for (BackupKind kind : BackupKind.values())
                Files.createFile(folder.resolve(kind.name(Instant.ofEpochSecond(day)) + ".db"));
        Database.open(url).close();
        assertThat(kept()).hasSize(BeforeUpgrade.KEPT);
        assertThat(version("jdbc:sqlite:" + kept().getFirst())).isPositive();
        for (BackupKind other : List.of(BackupKind.DAILY, BackupKind.BY_HAND))
            assertThat(other.in(folder)).hasSize(BeforeUpgrade.KEPT);
    }

    @Test
    void withoutACopyNothingChanges() throws IOException {
        Files.createFile(data.resolve("backups")); // no folder, and none can be made
        int before = version(url);
        assertThatThrownBy(() -> Database.open(url))
                .isInstanceOfSatisfying(
                        Unprepared.class,
                        e -> assertThat(e.sentence()).contains("Nothing was changed"));
        assertThat(version(url)).isEqualTo(before);
    }

    private List<Path> kept() throws IOException {
        return BackupKind.BEFORE_UPGRADE.in(data.resolve("backups"));
    }

    private static int version(String url) {
        return ask(url).sql(VERSION).query(Integer.class).single();
    }

    private static JdbcClient ask(String url) {
        return JdbcClient.create(new DriverManagerDataSource(url));
    }
}

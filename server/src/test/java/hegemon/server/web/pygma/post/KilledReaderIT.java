package hegemon.server.web.pygma.post;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.EmbeddedPostgresql;
import hegemon.server.id.TableId;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.mail.in.Rounds;
import hegemon.server.play.Tables;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;

import javax.sql.DataSource;

/** Two servers at one mailbox, and one is killed while it reads. */
class KilledReaderIT {
    private static final int MAILS = 40;

    /** After so many letters the one that is to be killed waits, however late the kill comes. */
    private static final String GATE =
            """
            create function wait_for_the_kill() returns trigger language plpgsql as $$
            begin
                if (select count(*) from incoming) > 20 then
                    perform pg_advisory_xact_lock(1);
                end if;
                return new;
            end $$;
            create trigger gate after insert on incoming
            for each row execute function wait_for_the_kill();
            select pg_advisory_lock(1)
            """;

    @TempDir private Path data;

    private Process second(MailHouse house, String db) throws IOException {
        var java = ProcessHandle.current().info().command().orElseThrow();
        return new ProcessBuilder(
                        java,
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledReader.class.getName(),
                        Files.createDirectory(data.resolve("second")).toString(),
                        db,
                        String.valueOf(house.smtpPort()),
                        String.valueOf(house.imapPort()))
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static int taken(MailHouse house) {
        return JdbcClient.create(house.house().part(DataSource.class))
                .sql("select count(*) from incoming")
                .query(Integer.class)
                .single();
    }

    @Test
    void nothingIsTakenTwiceAndNothingIsLost() throws Exception {
        var db = EmbeddedPostgresql.freshDatabase();
        try (var house = new MailHouse(data, db)) {
            var master = house.member("greta", "de");
            var anna = house.member("anna", "de");
            var table = house.campaign(master, "realms 2 seed 4", anna, house.member("bert", "de"));
            var reply = house.house().part(ReplyAddress.class).of(table, anna.id()).orElseThrow();
            int before = entries(house, table);
            for (int i = 1; i <= MAILS; i++)
                house.write("anna@example.org", reply, "Zug", "HYGIENE " + (i % 3) + "\n");
            kill(house, db);
            assertThat(taken(house)).as("it was killed while it read").isBetween(3, MAILS - 1);
            while (house.count("INBOX") > 0) house.post();
            house.post();
            assertThat(taken(house)).isEqualTo(MAILS);
            assertThat(entries(house, table)).isEqualTo(before + MAILS);
            assertThat(receipts(house)).hasSize(MAILS).doesNotHaveDuplicates();
        }
    }

    /** This server reads nothing until the second one is dead. */
    private void kill(MailHouse house, String db) throws Exception {
        synchronized (house.house().part(Rounds.class)) {
            try (var gate = DriverManager.getConnection(db);
                    var statement = gate.createStatement()) {
                statement.execute(GATE);
                var second = second(house, db);
                try {
                    while (taken(house) < 3 && second.isAlive()) Thread.sleep(5);
                } finally {
                    second.destroyForcibly().waitFor();
                }
                statement.execute("select pg_advisory_unlock(1)");
                statement.execute("drop trigger gate on incoming");
            }
        }
    }

    private static List<String> receipts(MailHouse house) {
        return JdbcClient.create(house.house().part(DataSource.class))
                .sql("select args from letter where kind = 'post.pygma.receipt'")
                .query(String.class)
                .list();
    }

    private static int entries(MailHouse house, TableId table) {
        return house.house().part(Tables.class).find(table).orElseThrow().now().entry();
    }
}

package hegemon.server.house;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.JdbcTemplate;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What a move asks the database for: each thing once. */
class MoveCostIT {
    private static final Logger STATEMENTS = (Logger) LoggerFactory.getLogger(JdbcTemplate.class);

    @TempDir private Path data;
    private final Heard heard = new Heard();

    /** The statements that were executed. */
    private static final class Heard extends AppenderBase<ILoggingEvent> {
        private final List<String> statements = new CopyOnWriteArrayList<>();

        @Override
        protected void append(ILoggingEvent event) {
            statements.add(event.getFormattedMessage());
        }

        long with(String words) {
            return statements.stream().filter(each -> each.contains(words)).count();
        }
    }

    @AfterEach
    void forget() {
        STATEMENTS.detachAppender(heard);
        STATEMENTS.setLevel(null);
        STATEMENTS.setAdditive(true);
    }

    @Test
    void whoAsksAndWhatIsProposedAreReadOnce() throws Exception {
        try (var house = new TestHouse(data)) {
            var guest = house.guest();
            var begun = house.form(guest, "/games", "game=sparta&setup=standard&opponent=self");
            var moves = "/api" + begun.headers().firstValue("Location").orElseThrow() + "/moves";
            move(house, guest, moves, "{\"entry\":0,\"text\":\"e2-e3\"}");
            heard.start();
            STATEMENTS.addAppender(heard);
            STATEMENTS.setAdditive(false);
            STATEMENTS.setLevel(Level.DEBUG);
            move(house, guest, moves, "{\"entry\":1,\"text\":\"e9-e8\"}");
            assertThat(heard.with("from offer")).as("%s", heard.statements).isEqualTo(1);
            // Once for the token of the page, which the test fetches, and once for the move.
            assertThat(heard.with("from sign_in")).isLessThanOrEqualTo(2);
            // May it be seen, whose seat is it, under the lock, for the answer, and for bots.
            assertThat(heard.with("coalesce(max(number), 0)")).isLessThanOrEqualTo(5);
            assertThat(heard.with("from plan")).isEqualTo(1);
            // The names at the two seats; the rest is of the page with the token.
            assertThat(heard.with("from person where id")).isLessThanOrEqualTo(4);
        }
    }

    private static void move(TestHouse house, TestHouse.Visitor guest, String path, String move)
            throws Exception {
        assertThat(house.json(guest, path, move).statusCode()).isEqualTo(200);
    }
}

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
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a move asks the database for: each thing once. */
class MoveCostIT {
    private static final Logger STATEMENTS = (Logger) LoggerFactory.getLogger(JdbcTemplate.class);

    @TempDir private Path data;
    private final Heard heard = new Heard();

    /** The statements that were executed. */
    private static final class Heard extends AppenderBase<ILoggingEvent> {
        private static final String STATEMENT = "Executing prepared SQL statement";

        private final List<ILoggingEvent> events = new CopyOnWriteArrayList<>();

        @Override
        protected void append(ILoggingEvent event) {
            event.prepareForDeferredProcessing();
            if (event.getFormattedMessage().contains(STATEMENT)) events.add(event);
        }

        long with(String words) {
            return statements(each -> true).filter(each -> each.contains(words)).count();
        }

        /** All of the request that says these words; its thread may have served another before. */
        List<String> together(String words) {
            var request =
                    events.stream()
                            .filter(each -> each.getFormattedMessage().contains(words))
                            .findFirst()
                            .orElseThrow()
                            .getThreadName();
            var all = statements(each -> each.getThreadName().equals(request)).toList();
            int begun = 0;
            for (int i = 0; i < all.size() && !all.get(i).contains(words); i++)
                if (all.get(i).contains("from sign_in")) begun = i;
            return all.subList(begun, all.size());
        }

        private Stream<String> statements(Predicate<ILoggingEvent> which) {
            return events.stream().filter(which).map(ILoggingEvent::getFormattedMessage);
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
            assertThat(heard.with("from offer")).as("%s", heard.events).isEqualTo(1);
            // Once for the token of the page, which the test fetches, and once for the move.
            assertThat(heard.with("from sign_in")).isLessThanOrEqualTo(2);
            // May it be seen, whose seat is it, under the lock, for the answer, and for bots.
            assertThat(heard.with("coalesce(max(number), 0)")).isLessThanOrEqualTo(5);
            assertThat(heard.with("from plan")).isEqualTo(1);
            // One question whether anything waits to be told; nothing does, and nothing is deleted.
            assertThat(heard.with("from hook_call")).isEqualTo(1);
            assertThat(heard.with("delete from")).isZero();
            assertThat(heard.together("insert into entry")).hasSizeLessThanOrEqualTo(17);
            // The names at the two seats; the rest is of the page with the token.
            assertThat(heard.with("from person where id")).isLessThanOrEqualTo(4);
        }
    }

    private static void move(TestHouse house, TestHouse.Visitor guest, String path, String move)
            throws Exception {
        assertThat(house.json(guest, path, move).statusCode()).isEqualTo(200);
    }
}

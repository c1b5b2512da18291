package hegemon.server.web.table;

import hegemon.server.play.Bells;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * All that happens at a person's tables, for programs: a line for each table that is not over, and
 * again whenever it has changed. Each line is the whole table as the person may see it, so whoever
 * comes back has missed nothing. An empty line says that the server is still there.
 */
@Controller
class EventStream {
    private final Tables tables;
    private final TableDesk desk;
    private final Bells bells;
    private final GuestCookie cookie;
    private final JsonMapper json;
    private final OpenAnswers answers;

    EventStream(
            Tables tables,
            TableDesk desk,
            Bells bells,
            GuestCookie cookie,
            JsonMapper json,
            OpenAnswers answers) {
        this.tables = tables;
        this.desk = desk;
        this.bells = bells;
        this.cookie = cookie;
        this.json = json;
        this.answers = answers;
    }

    @GetMapping("/api/me/events")
    void events(HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        var person =
                cookie.guest(request).orElseThrow(() -> new NoSuchPage(HttpStatus.UNAUTHORIZED));
        answers.open(
                request,
                response,
                "application/x-ndjson",
                out -> new Program(person, out).stream());
    }

    /** One program that listens. */
    private final class Program {
        private final String person;
        private final PrintWriter out;
        private final Map<String, Integer> sent = new HashMap<>();

        Program(String person, PrintWriter out) {
            this.person = person;
            this.out = out;
        }

        void stream() throws InterruptedException {
            try (var crier = bells.hearAll()) {
                sendAll();
                long beat = System.nanoTime();
                while (answers.goesOn(out)) {
                    var heard = crier.await(OpenAnswers.HEARTBEAT_MILLIS);
                    if (!answers.goesOn(out)) return;
                    boolean quiet = isOlder(beat);
                    if (quiet) {
                        beat = System.nanoTime();
                        out.write("\n");
                    }
                    if (quiet || heard.contains(Bells.EVERYWHERE)) sendAll();
                    else sendOwn(heard);
                }
            }
        }

        /** Other people's bells wake it too, so it looks at the clock. */
        private static boolean isOlder(long beat) {
            return System.nanoTime() - beat >= OpenAnswers.HEARTBEAT_MILLIS * 1_000_000L;
        }

        private void sendAll() {
            tables.of(person).forEach(this::send);
        }

        private void sendOwn(Set<String> heard) {
            heard.stream()
                    .map(tables::find)
                    .flatMap(Optional::stream)
                    .filter(this::isOwn)
                    .forEach(this::send);
        }

        private boolean isOwn(LiveTable live) {
            return !live.now().seatOf(Optional.of(person)).equals(Seat.SPECTATOR);
        }

        /** Nothing twice; of a game that was over before, nothing at all. */
        private void send(LiveTable live) {
            var table = desk.read(live, Reader.of(Optional.of(person)));
            if (table.turn().over() && !sent.containsKey(table.id())) return;
            // Not the time on the clocks, which is never twice the same.
            int news = Objects.hash(table.entry(), table.changes(), table.may());
            var before = Optional.ofNullable(sent.put(table.id(), news));
            if (!before.equals(Optional.of(news))) out.write(json.writeValueAsString(table) + "\n");
        }
    }
}

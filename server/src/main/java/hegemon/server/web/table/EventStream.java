package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Bells;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that happens at a person's tables, for programs: a line for each table that is not over, and
 * again whenever it has changed. Each line is the whole table as the person may see it, so whoever
 * comes back has missed nothing. An empty line says that the server is still there.
 */
@Controller
record EventStream(
        Tables tables,
        TableDesk desk,
        Bells bells,
        GuestCookie cookie,
        JsonMapper json,
        OpenAnswers answers,
        Summaries summaries) {
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
        private final PersonId person;
        private final OpenAnswer out;
        private final Map<TableId, Integer> sent = new HashMap<>();

        /** Where each open table stood in the person's list: what has not moved has no news. */
        private final Map<TableId, Listed.Key> places = new HashMap<>();

        Program(PersonId person, OpenAnswer out) {
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
                    if (heard.contains(Bells.EVERYWHERE)) sendAll();
                    else sendOwn(quiet ? moved(heard) : heard);
                }
            }
        }

        /** Other people's bells wake it too, so it looks at the clock. */
        private static boolean isOlder(long beat) {
            return System.nanoTime() - beat >= OpenAnswers.HEARTBEAT_MILLIS * 1_000_000L;
        }

        /** What is open, and what was when it was sent last. */
        private void sendAll() {
            places.clear();
            send(moved(sent.keySet()));
        }

        /** These, and the tables of the list whose place in it is another than before. */
        private Set<TableId> moved(Set<TableId> others) {
            var ids = new LinkedHashSet<TableId>();
            var gone = new LinkedHashSet<>(places.keySet());
            summaries.forEach(
                    person,
                    Listed.Kind.OPEN,
                    listed -> {
                        gone.remove(listed.id());
                        if (!listed.key().equals(places.put(listed.id(), listed.key())))
                            ids.add(listed.id());
                    });
            places.keySet().removeAll(gone);
            ids.addAll(gone);
            ids.addAll(others);
            return ids;
        }

        private void sendOwn(Set<TableId> heard) {
            send(
                    heard.stream()
                            .filter(id -> sent.containsKey(id) || summaries.sits(person, id))
                            .toList());
        }

        private void send(Collection<TableId> ids) {
            ids.stream().map(tables::find).flatMap(Optional::stream).forEach(this::send);
        }

        /** Nothing twice; of a game that was over before, nothing at all. */
        private void send(LiveTable live) {
            boolean over = live.now().isOver();
            if (over && !sent.containsKey(live.id())) return;
            if (!live.now().isVisibleTo(Optional.of(person))) {
                sent.remove(live.id()); // of a seat that somebody else has now
                return;
            }
            var reader = Reader.of(Optional.of(person));
            int news = desk.news(live, reader);
            var before =
                    Optional.ofNullable(over ? sent.remove(live.id()) : sent.put(live.id(), news));
            if (!before.equals(Optional.of(news)))
                out.write(json.writeValueAsString(desk.read(live, reader)) + "\n");
        }
    }
}

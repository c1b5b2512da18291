package hegemon.server.web;

import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;

/**
 * Live updates of a table as server-sent events. Each event is the whole table for this reader and
 * bears the entry's number; a reader who comes, or comes back, gets it at once and has missed
 * nothing. The request runs on a virtual thread that may simply wait.
 */
@Controller
class LiveStream {
    private static final int HEARTBEAT_SECONDS = 15;

    private final TableDesk desk;
    private final BotDesk bots;
    private final Bells bells;
    private final GuestCookie cookie;
    private final JsonMapper json;
    private volatile boolean closing = false;

    LiveStream(TableDesk desk, BotDesk bots, Bells bells, GuestCookie cookie, JsonMapper json) {
        this.desk = desk;
        this.bots = bots;
        this.bells = bells;
        this.cookie = cookie;
        this.json = json;
    }

    @EventListener(ContextClosedEvent.class)
    void close() {
        closing = true;
    }

    @GetMapping("/api/games/{id}/live")
    void live(@PathVariable String id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        bots.look(id);
        response.setContentType("text/event-stream");
        response.setCharacterEncoding("UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        stream(table, Reader.of(guest, request), response.getWriter());
    }

    private void stream(LiveTable table, Reader reader, PrintWriter out)
            throws InterruptedException {
        try (var bell = bells.listen(table.id())) {
            boolean news = true;
            int quiet = 0;
            out.write("retry: 1000\n\n");
            while (!closing && !out.checkError()) {
                if (news) send(desk.read(table, reader), out);
                else if (quiet % HEARTBEAT_SECONDS == 0) out.write(": still here\n\n");
                quiet = news ? 1 : quiet + 1;
                if (out.checkError()) return;
                news = bell.await(1_000);
            }
        }
    }

    private void send(TableJson table, PrintWriter out) {
        out.write(
                "id: "
                        + table.entry()
                        + "\nevent: table\ndata: "
                        + json.writeValueAsString(table)
                        + "\n\n");
    }
}

package hegemon.server.web.table;

import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.web.gate.GuestCookie;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.io.PrintWriter;

/**
 * Live updates of a table as server-sent events. Each event is the whole table for this reader and
 * bears the entry's number; a reader who comes, or comes back, gets it at once and has missed
 * nothing.
 */
@Controller
class LiveStream {
    private final TableDesk desk;
    private final BotDesk bots;
    private final Bells bells;
    private final GuestCookie cookie;
    private final JsonMapper json;
    private final OpenAnswers answers;

    LiveStream(
            TableDesk desk,
            BotDesk bots,
            Bells bells,
            GuestCookie cookie,
            JsonMapper json,
            OpenAnswers answers) {
        this.desk = desk;
        this.bots = bots;
        this.bells = bells;
        this.cookie = cookie;
        this.json = json;
        this.answers = answers;
    }

    @GetMapping("/api/games/{id}/live")
    void live(@PathVariable String id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        bots.look(id);
        var reader = Reader.of(guest, request);
        answers.open(request, response, "text/event-stream", out -> stream(table, reader, out));
    }

    private void stream(LiveTable table, Reader reader, PrintWriter out)
            throws InterruptedException {
        try (var bell = bells.listen(table.id())) {
            out.write("retry: 1000\n\n");
            send(desk.read(table, reader), out);
            while (answers.goesOn(out)) {
                boolean news = bell.await(OpenAnswers.HEARTBEAT_MILLIS);
                if (!news) out.write(": still here\n\n");
                else if (answers.goesOn(out)) send(desk.read(table, reader), out);
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

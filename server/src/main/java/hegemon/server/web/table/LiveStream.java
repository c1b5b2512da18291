package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.play.Bells;
import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.web.gate.GuestCookie;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import java.io.IOException;

/**
 * Live updates of a table as server-sent events, which bear the entry's number. Each is the whole
 * table for this reader, or, with the parameter {@code news}, what is new since the last one; a
 * reader who comes, or comes back, gets the whole at once and has missed nothing.
 */
@Controller
record LiveStream(
        TableDesk desk,
        BotDesk bots,
        Bells bells,
        GuestCookie cookie,
        Tidings tidings,
        OpenAnswers answers) {
    /** An event, not a comment, so that a page notices when it comes no more. */
    private static final String HERE = "event: here\ndata: {}\n\n";

    /** The last one, for who may look no longer. */
    private static final String CLOSED = "event: closed\ndata: {}\n\n";

    @GetMapping("/api/games/{id}/live")
    void live(@PathVariable TableId id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        bots.look(id);
        boolean onlyNews = request.getParameter("news") != null;
        var news = new TableNews(desk, tidings, table, Reader.of(guest, request));
        answers.open(
                request, response, "text/event-stream", out -> stream(table, onlyNews, news, out));
    }

    private void stream(LiveTable table, boolean onlyNews, TableNews tables, OpenAnswer out)
            throws InterruptedException {
        try (var bell = bells.listen(table.id())) {
            out.write("retry: 1000\n\n");
            tables.first().to(out);
            boolean open = true;
            while (answers.goesOn(out) && open) {
                boolean rung = bell.await();
                open = !rung || tables.isOpen(bell.heard());
                if (!open) out.write(CLOSED);
                else if (!rung) out.write(HERE);
                else if (onlyNews)
                    tables.next(bell.heard())
                            .ifPresentOrElse(news -> news.to(out), () -> out.write(HERE));
                else tables.whole(bell.heard()).to(out);
            }
        }
    }
}

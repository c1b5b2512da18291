package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.play.BotDesk;
import hegemon.server.web.gate.GuestCookie;

import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Live updates of a table as server-sent events, which bear the entry's number. Each is the whole
 * table for this reader, or, with the parameter {@code news}, what is new since the last one; a
 * reader who comes, or comes back, gets the whole at once and has missed nothing.
 */
@Controller
record LiveStream(
        TableDesk desk, BotDesk bots, GuestCookie cookie, Tidings tidings, OpenAnswers answers) {
    /** An event, not a comment, so that a page notices when it comes no more. */
    private static final byte[] HERE =
            "event: here\ndata: {}\n\n".getBytes(StandardCharsets.US_ASCII);

    /** The last one, for who may look no longer. */
    private static final byte[] CLOSED =
            "event: closed\ndata: {}\n\n".getBytes(StandardCharsets.US_ASCII);

    @GetMapping("/api/games/{id}/live")
    void live(@PathVariable TableId id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, ServletException {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        bots.look(id);
        boolean onlyNews = request.getParameter("news") != null;
        var news = new TableNews(desk, tidings, table, Reader.of(guest, request));
        answers.attend(request, response, id, new Told(news, onlyNews));
    }

    /** What one reader is told. */
    private record Told(TableNews tables, boolean onlyNews) implements OpenLine.Telling {
        @Override
        public byte[] first() {
            return tables.first().after("retry: 1000\n\n");
        }

        @Override
        public byte[] next(long ring) {
            return onlyNews
                    ? tables.next(ring).map(Known.Sent::text).orElse(HERE)
                    : tables.whole(ring).text();
        }

        @Override
        public boolean mayHear(long ring) {
            return tables.isOpen(ring);
        }

        @Override
        public byte[] closed() {
            return CLOSED;
        }

        @Override
        public byte[] nothing() {
            return HERE;
        }
    }
}

package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.play.Bells;
import hegemon.server.web.gate.NotNow;

import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequestWrapper;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.ServletResponseWrapper;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.stereotype.Component;

import java.io.IOException;
import java.time.Duration;

/**
 * Answers that stay open and go on as things happen. Some wait on a virtual thread of their own,
 * those of tables ({@link OpenLine}) on none; when the server closes, all of them end.
 */
@Component
class OpenAnswers {
    /** So often a quiet one shows that the server is still there. */
    static final int HEARTBEAT_MILLIS = 15_000;

    static final String EVENTS = "text/event-stream";
    private static final Duration LOOK = Duration.ofSeconds(1);

    private final StreamPlaces places;
    private final Bells bells;
    private volatile boolean closing = false;

    OpenAnswers(StreamPlaces places, Bells bells) {
        this.places = places;
        this.bells = bells;
        Thread.ofVirtual().name("heartbeat").start(this::beat);
    }

    private void beat() {
        try {
            while (!closing) {
                Thread.sleep(LOOK);
                bells.beat(Duration.ofMillis(HEARTBEAT_MILLIS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whoever waits at a bell hears it, and finds that it is over. */
    @EventListener(ContextClosedEvent.class)
    void close() {
        closing = true;
        bells.ringAllHere();
    }

    /** What is sent as things happen. */
    interface Sending {
        void to(OpenAnswer out) throws IOException, InterruptedException;
    }

    /**
     * Sends until nobody hears any more.
     *
     * @throws NotNow if too many such answers are open
     */
    void open(
            HttpServletRequest request, HttpServletResponse response, String type, Sending sending)
            throws IOException, InterruptedException {
        var taken = places.take(request);
        try {
            var out = begin(response, type);
            if (!isHead(request)) sending.to(out);
        } finally {
            taken.close();
        }
    }

    /**
     * Opens one that is written as the bell of a table rings, and returns.
     *
     * @throws NotNow if too many such answers are open
     */
    void attend(
            HttpServletRequest request,
            HttpServletResponse response,
            TableId table,
            OpenLine.Telling telling)
            throws IOException, ServletException {
        var place = places.take(request);
        var line = new OpenLine(telling, () -> closing);
        var bell = bells.listen(table, line);
        boolean opened = false;
        try {
            line.begin(bell.since(), () -> leave(bell, place));
            response.setHeader(HttpHeaders.CONNECTION, "close"); // nothing follows, and no length
            begin(response, EVENTS);
            if (isHead(request)) return;
            bare(request).upgrade(OpenConnection.class).carry(line);
            opened = true;
        } finally {
            if (!opened) line.leave();
        }
    }

    private static void leave(Bells.Listener bell, StreamPlaces.Taken place) {
        bell.close();
        place.close();
    }

    /** Who wants the head alone is not there for what follows, and would never be missed. */
    private static boolean isHead(HttpServletRequest request) {
        return request.getMethod().equals(HttpMethod.HEAD.name());
    }

    private static HttpServletRequest bare(HttpServletRequest request) {
        return request instanceof ServletRequestWrapper wrapper
                        && wrapper.getRequest() instanceof HttpServletRequest inner
                ? bare(inner)
                : request;
    }

    /**
     * Nobody on the way may keep or delay what is written. The head is sent by all who have a say
     * in it; what follows goes straight to the connection.
     */
    static OpenAnswer begin(HttpServletResponse response, String type) throws IOException {
        response.setContentType(type);
        response.setCharacterEncoding("UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        response.flushBuffer();
        return new OpenAnswer(bare(response).getOutputStream());
    }

    private static ServletResponse bare(ServletResponse response) {
        return response instanceof ServletResponseWrapper wrapper
                ? bare(wrapper.getResponse())
                : response;
    }

    /** What has been written is sent; says whether anyone is still there to hear more. */
    boolean goesOn(OpenAnswer out) {
        return !closing && out.isHeard();
    }
}

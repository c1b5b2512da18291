package hegemon.server.web.table;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

import java.io.IOException;
import java.io.PrintWriter;

/**
 * Answers that stay open and go on as things happen. Their requests run on virtual threads that may
 * simply wait; when the server closes, all of them end.
 */
@Component
class OpenAnswers {
    /** So often a quiet one shows that the server is still there. */
    static final int HEARTBEAT_SECONDS = 15;

    private volatile boolean closing = false;

    @EventListener(ContextClosedEvent.class)
    void close() {
        closing = true;
    }

    /** Nobody on the way may keep or delay what is written. */
    PrintWriter begin(HttpServletResponse response, String type) throws IOException {
        response.setContentType(type);
        response.setCharacterEncoding("UTF-8");
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.setHeader("X-Accel-Buffering", "no");
        return response.getWriter();
    }

    /** What has been written is sent; says whether anyone is still there to hear more. */
    boolean goesOn(PrintWriter out) {
        return !closing && !out.checkError();
    }
}

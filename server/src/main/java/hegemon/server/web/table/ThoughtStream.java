package hegemon.server.web.table;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.stereotype.Component;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * The thoughts of a desk as server-sent events: {@code thought} for each, then {@code done}.
 * Closing the stream ends the thinking.
 */
@Component
public class ThoughtStream {
    /** How often the stream is tried, so that one which nobody reads any more is noticed. */
    private static final int PULSE_MILLIS = 250;

    private final JsonMapper json;
    private final OpenAnswers answers;

    ThoughtStream(JsonMapper json, OpenAnswers answers) {
        this.json = json;
        this.answers = answers;
    }

    public <T> void send(
            ThinkingDesk<T>.Task task, HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        answers.open(request, response, "text/event-stream", out -> send(task, out));
    }

    private <T> void send(ThinkingDesk<T>.Task task, OpenAnswer out) throws InterruptedException {
        while (answers.goesOn(out)) {
            switch (task.news().poll(PULSE_MILLIS, TimeUnit.MILLISECONDS)) {
                case null -> out.write(": thinking\n\n");
                case ThinkingDesk.News.Thought<T>(var thought) ->
                        out.write(
                                "event: thought\ndata: "
                                        + json.writeValueAsString(thought)
                                        + "\n\n");
                case ThinkingDesk.News.Done<T>() -> {
                    out.write("event: done\ndata: {}\n\n");
                    var _ = out.isHeard();
                    return;
                }
            }
        }
    }
}

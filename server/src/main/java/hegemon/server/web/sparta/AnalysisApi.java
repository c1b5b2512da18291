package hegemon.server.web.sparta;

import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.Looks;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.table.ThoughtStream;
import hegemon.table.Parse;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import tools.jackson.databind.json.JsonMapper;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The engine at the reader's service. */
@RestController
@RequestMapping("/api/sparta")
record AnalysisApi(Analyst analyst, Asking asking, ThoughtStream stream, JsonMapper json) {
    /** How long a request waits for its turn and its answer. */
    private static final int PATIENCE_SECONDS = 20;

    /**
     * What the engine thinks of a position, as server-sent events: {@code thought} for every depth,
     * then {@code done}. Closing the stream ends the search.
     *
     * @param setup a position, with options if need be
     */
    @GetMapping("/analysis")
    void analyse(
            @RequestParam String setup,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale)
            throws IOException, InterruptedException {
        response.setCharacterEncoding("UTF-8");
        switch (Course.of(setup, List.of())) {
            case Parse.Refused<Course> refused -> refuse(refused, response, locale);
            case Parse.Parsed<Course>(var course) -> {
                try (var analysis = analyst.begin(asking.asker(request), course.end())) {
                    stream.send(analysis, request, response);
                }
            }
        }
    }

    private void refuse(Parse<Course> refused, HttpServletResponse response, Locale locale)
            throws IOException {
        var answer = Answers.of(refused, locale);
        response.setStatus(answer.getStatusCode().value());
        response.setContentType("application/json");
        response.getWriter().write(json.writeValueAsString(answer.getBody()));
    }

    /** The value of every position of a game, and where it turned. */
    @Looks
    @PostMapping("/values")
    ResponseEntity<Object> values(
            @RequestBody CourseApi.Question question, HttpServletRequest request, Locale locale) {
        var task = analyst.values(asking.asker(request), question::course);
        return Answers.of(inTime(task), locale);
    }

    private static <T> T inTime(Future<T> task) {
        try {
            return task.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw NotNow.busy();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game has no values", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "closing", e);
        }
    }
}

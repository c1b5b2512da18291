package hegemon.server.web.sparta;

import hegemon.server.web.gate.GuestCookie;
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
import java.util.concurrent.RejectedExecutionException;

/** The engine at the reader's service. */
@RestController
@RequestMapping("/api/sparta")
class AnalysisApi {
    private final Analyst analyst;
    private final GuestCookie cookie;
    private final ThoughtStream stream;
    private final JsonMapper json;

    AnalysisApi(Analyst analyst, GuestCookie cookie, ThoughtStream stream, JsonMapper json) {
        this.analyst = analyst;
        this.cookie = cookie;
        this.stream = stream;
        this.json = json;
    }

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
                var visitor = cookie.guest(request).orElse(request.getRemoteAddr());
                try (var analysis = analyst.begin(visitor, course.end())) {
                    stream.send(analysis, response);
                } catch (RejectedExecutionException e) {
                    response.setStatus(HttpStatus.SERVICE_UNAVAILABLE.value());
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
    @PostMapping("/values")
    ResponseEntity<Object> values(@RequestBody CourseApi.Question question, Locale locale) {
        return Answers.of(question.course().map(this::values), locale);
    }

    private GameValues values(Course course) {
        try {
            return GameValues.of(course, analyst.values(course).get());
        } catch (RejectedExecutionException e) {
            throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "busy", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("no values for " + course.setup().print(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "closing", e);
        }
    }
}

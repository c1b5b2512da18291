package hegemon.server.web.gate;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletResponse;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.ui.Model;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/** What was asked for cannot be done; thrown, it is answered by the page that says why. */
public final class Refused extends RuntimeException {
    private static final Set<String> TOO_OFTEN =
            Set.of(
                    "server.people.refuse.often",
                    "server.people.refuse.accounts",
                    "server.refuse.talk.often");

    /** Where the words say no number of minutes. */
    private static final Duration A_MOMENT = Duration.ofSeconds(10);

    private final transient Refusal why;
    private final HttpStatus status;

    public Refused(Refusal why) {
        this(status(why), why);
    }

    public Refused(HttpStatus status, Refusal why) {
        super(why.key(), null, false, false);
        this.status = status;
        this.why = why;
    }

    HttpStatus status() {
        return status;
    }

    Refusal why() {
        return why;
    }

    /** What was done too often is told apart from what cannot be done. */
    public static HttpStatus status(Refusal why) {
        return TOO_OFTEN.contains(why.key())
                ? HttpStatus.TOO_MANY_REQUESTS
                : HttpStatus.UNPROCESSABLE_CONTENT;
    }

    /** How long to wait before it is tried again: the minutes that the words end with. */
    public static Optional<Duration> pause(Refusal why) {
        if (!TOO_OFTEN.contains(why.key())) return Optional.empty();
        return why.message().args().reversed().stream()
                .findFirst()
                .map(last -> Duration.ofMinutes(Long.parseLong(Arg.plain(last))))
                .or(() -> Optional.of(A_MOMENT));
    }

    /** The state of an answer that says why; who was too fast also learns when to come back. */
    public static void tell(Refusal why, HttpServletResponse response) {
        response.setStatus(status(why).value());
        pause(why)
                .ifPresent(
                        wait ->
                                response.setHeader(
                                        HttpHeaders.RETRY_AFTER, Long.toString(wait.toSeconds())));
    }

    /** The same, for an answer that programs read. */
    public static ResponseEntity.BodyBuilder answer(Refusal why) {
        var answer = ResponseEntity.status(status(why));
        pause(why)
                .ifPresent(
                        wait ->
                                answer.header(
                                        HttpHeaders.RETRY_AFTER, Long.toString(wait.toSeconds())));
        return answer;
    }

    /** For a page that is shown again with the reason on it, as {@code why}. */
    public static void say(Refusal why, HttpServletResponse response, Model model) {
        tell(why, response);
        model.addAttribute("why", Words.in(Language.of(LocaleContextHolder.getLocale())).say(why));
    }
}

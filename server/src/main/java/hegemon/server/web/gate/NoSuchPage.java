package hegemon.server.web.gate;

import hegemon.table.Message;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

import java.util.Optional;

/** The request cannot be served; the error page says so in the reader's language. */
public final class NoSuchPage extends ResponseStatusException {
    private final transient Optional<Message> why;

    public NoSuchPage(HttpStatus status) {
        super(status);
        this.why = Optional.empty();
    }

    private NoSuchPage(HttpStatus status, Message why) {
        super(status);
        this.why = Optional.of(why);
    }

    /** A parameter that cannot be so. */
    public static NoSuchPage parameter(String name, Object value) {
        return new NoSuchPage(
                HttpStatus.BAD_REQUEST,
                Message.of("server.error.wrong.parameter", name, "" + value));
    }

    /** A field without which nothing can be done. */
    public static NoSuchPage missing(String field) {
        return new NoSuchPage(
                HttpStatus.BAD_REQUEST, Message.of("server.error.wrong.field.missing", field));
    }

    /** A field that is none of these. */
    public static NoSuchPage choice(String field, String choices) {
        return new NoSuchPage(
                HttpStatus.BAD_REQUEST, Message.of("server.error.wrong.choice", field, choices));
    }

    /** What is read of a text, whatever its request may hold beside it. */
    public static void requireShort(int most, String text) {
        if (text.length() > most)
            throw new NoSuchPage(
                    HttpStatus.CONTENT_TOO_LARGE,
                    Message.of("server.error.wrong.long", text.length(), most));
    }

    Optional<Message> why() {
        return why;
    }
}

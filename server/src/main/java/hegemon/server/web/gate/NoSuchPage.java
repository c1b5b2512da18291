package hegemon.server.web.gate;

import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** The request cannot be served; the error page says so in the reader's language. */
public final class NoSuchPage extends ResponseStatusException {
    public NoSuchPage(HttpStatus status) {
        super(status);
    }
}

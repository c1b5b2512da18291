package hegemon.server.web.gate;

import java.util.regex.Pattern;

/** The path at which a game takes pictures; a bean of {@code web.<game>}. */
public interface Uploads {
    Pattern path();
}

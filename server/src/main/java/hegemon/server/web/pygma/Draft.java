package hegemon.server.web.pygma;

import java.util.Optional;

/** A text under the pen. */
record Draft(Optional<String> text) {
    private static final int LONGEST = 50_000;

    String words() {
        return text.orElse("");
    }

    boolean isTooLong() {
        return words().length() > LONGEST;
    }
}

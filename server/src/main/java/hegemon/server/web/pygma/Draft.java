package hegemon.server.web.pygma;

import java.util.Optional;

/**
 * A text under the pen.
 *
 * @param entry what it will answer; a check needs none, but whoever sends sheets may check them as
 *     they are
 */
record Draft(Optional<Integer> entry, Optional<String> text) {
    private static final int LONGEST = 50_000;

    String words() {
        return text.orElse("");
    }

    boolean isTooLong() {
        return words().length() > LONGEST;
    }
}

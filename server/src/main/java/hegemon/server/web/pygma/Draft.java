package hegemon.server.web.pygma;

import hegemon.server.web.gate.NoSuchPage;

import java.util.Optional;

/**
 * A text under the pen.
 *
 * @param entry what it will answer; a check needs none, but whoever sends sheets may check them as
 *     they are
 * @param month for which it is written; what is written for another month is not kept
 */
record Draft(Optional<Integer> entry, Optional<String> text, Optional<String> month) {
    private static final int LONGEST = 50_000;

    String words() {
        return text.orElse("");
    }

    /** A page may not know yet that the month is over. */
    boolean isFor(String present) {
        return month.filter(it -> !it.equals(present)).isEmpty();
    }

    void requireShort() {
        NoSuchPage.requireShort(LONGEST, words());
    }
}

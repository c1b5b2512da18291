package hegemon.server.play;

import hegemon.table.Seat;

import java.util.Locale;
import java.util.Optional;

/**
 * What one of two players proposes to the other. It lives as long as nothing else happens at the
 * table, and is not kept: an offer that a restart loses can be made again.
 *
 * @param entry the log had this many entries when it was made; any further one makes it void
 */
public record Offer(Kind kind, Seat by, int entry) {
    public enum Kind {
        DRAW,
        TAKEBACK;

        public static Optional<Kind> parse(String text) {
            for (Kind kind : values()) if (kind.text().equals(text)) return Optional.of(kind);
            return Optional.empty();
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Whether making this offer agrees to that one. */
    boolean answers(Offer other) {
        return kind == other.kind && !by.equals(other.by);
    }
}

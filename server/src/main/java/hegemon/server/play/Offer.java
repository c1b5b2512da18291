package hegemon.server.play;

import hegemon.server.store.OfferRows;
import hegemon.table.Seat;

import java.util.Locale;
import java.util.Optional;

/**
 * What one of two players proposes to the other. It lives as long as nothing else happens at the
 * table.
 *
 * @param entry the log had this many entries when it was made; any further one makes it void
 */
public record Offer(Kind kind, Seat by, int entry) {
    public enum Kind {
        DRAW,
        TAKEBACK,
        /** Another game with sides changed, when this one is over. */
        REMATCH;

        public static Optional<Kind> parse(String text) {
            for (Kind kind : values()) if (kind.text().equals(text)) return Optional.of(kind);
            return Optional.empty();
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    static Optional<Offer> of(OfferRows.Row row) {
        return Kind.parse(row.kind()).map(kind -> new Offer(kind, row.seat(), row.entry()));
    }

    OfferRows.Row row() {
        return new OfferRows.Row(kind.text(), by, entry, OfferRows.Answer.OPEN);
    }

    /** Whether making this offer agrees to that one. */
    boolean answers(Offer other) {
        return kind == other.kind && !by.equals(other.by);
    }
}

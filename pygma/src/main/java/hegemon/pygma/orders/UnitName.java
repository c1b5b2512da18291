package hegemon.pygma.orders;

import java.util.Comparator;

/** An army or a merchant of one realm: {@code KH 1}, {@code H 2}. */
public record UnitName(UnitKind kind, int number) implements Comparable<UnitName> {
    private static final Comparator<UnitName> ORDER =
            Comparator.comparing(UnitName::kind).thenComparingInt(UnitName::number);

    /** Part III: units are dealt with in the order KH, RH, FH, H by number. */
    @Override
    public int compareTo(UnitName other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return kind + " " + number;
    }
}

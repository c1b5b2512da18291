package hegemon.pygma.world;

/** The name of an army or merchant within its realm: KH 1, H 2. */
public record Unit(UnitKind kind, int number) implements Comparable<Unit> {
    public Unit {
        if (number < 1) throw new IllegalArgumentException("units are numbered from 1");
    }

    /** Part III: KH, RH, FH, H by number. */
    @Override
    public int compareTo(Unit other) {
        return kind != other.kind
                ? kind.compareTo(other.kind)
                : Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return kind + " " + number;
    }
}

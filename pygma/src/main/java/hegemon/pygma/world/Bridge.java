package hegemon.pygma.world;

/** D-50: on a field of fresh water; land armies enter the field from these two land fields. */
public record Bridge(int from, int to) {
    public boolean joins(int field) {
        return field == from || field == to;
    }
}

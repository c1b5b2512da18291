package hegemon.server.store;

import java.util.List;

/** The times in which no server lived: no clock runs then. */
public record Pauses(List<Pause> all) {
    public record Pause(long began, long ended) {
        private long within(long from, long to) {
            return Math.max(0, Math.min(ended, to) - Math.max(began, from));
        }
    }

    public static final Pauses NONE = new Pauses(List.of());

    public Pauses {
        all = List.copyOf(all);
    }

    /** How much of this stretch of time does not count. */
    public long within(long from, long to) {
        return all.stream().mapToLong(pause -> pause.within(from, to)).sum();
    }

    /** How much of the time that passed counts. */
    public long elapsed(long from, long to) {
        return Math.max(0, to - from - within(from, to));
    }
}

package hegemon.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The times in which no server lived, or the house rested for its maintenance: no clock runs then.
 */
public record Pauses(List<Pause> all) {
    public record Pause(long began, long ended) {
        private long within(long from, long to) {
            return Math.max(0, Math.min(ended, to) - Math.max(began, from));
        }

        private Pause and(Pause later) {
            return new Pause(began, Math.max(ended, later.ended));
        }

        public boolean isAt(long now) {
            return began <= now && now < ended;
        }
    }

    public static final Pauses NONE = new Pauses(List.of());

    /**
     * @param all in the order in which they began; those that overlap become one, since a server
     *     may be stopped during a maintenance
     */
    public Pauses(List<Pause> all) {
        var apart = new ArrayList<Pause>();
        for (Pause each : all)
            if (apart.isEmpty() || apart.getLast().ended < each.began) apart.add(each);
            else apart.add(apart.removeLast().and(each));
        this.all = List.copyOf(apart);
    }

    /** The one that is, or else the next: what is planned is known before. */
    public Optional<Pause> from(long now) {
        return all.stream().filter(pause -> pause.ended > now).findFirst();
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

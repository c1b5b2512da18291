package hegemon.sparta.search;

import java.time.Duration;

/**
 * How long to think: whichever runs out first.
 *
 * @param nodes positions that the leading thread looks at
 * @param depth plies
 */
public record Limits(Duration time, long nodes, int depth) {
    /** Long enough to be no limit, short enough to be counted in nanoseconds. */
    private static final Duration ENDLESS = Duration.ofDays(365);

    public static final Limits NONE = new Limits(ENDLESS, Long.MAX_VALUE, Searcher.DEEPEST);

    public static Limits time(Duration time) {
        return NONE.withTime(time);
    }

    public static Limits nodes(long nodes) {
        return NONE.withNodes(nodes);
    }

    public static Limits depth(int depth) {
        return NONE.withDepth(depth);
    }

    public Limits withTime(Duration other) {
        return new Limits(other.compareTo(ENDLESS) < 0 ? other : ENDLESS, nodes, depth);
    }

    public Limits withNodes(long other) {
        return new Limits(time, other, depth);
    }

    public Limits withDepth(int other) {
        return new Limits(time, nodes, Math.clamp(other, 1, Searcher.DEEPEST));
    }
}

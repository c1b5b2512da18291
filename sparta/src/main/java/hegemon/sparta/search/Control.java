package hegemon.sparta.search;

import java.util.function.BooleanSupplier;

/** Ends a search when time or nodes have run out, or nobody waits for it any more. */
final class Control {
    private static final int INTERVAL = 1 << 9;

    private final long deadline;
    private final long nodes;
    private final BooleanSupplier unwanted;
    private volatile boolean stopped = false;

    Control(Limits limits, long started, BooleanSupplier unwanted) {
        this.deadline = started + limits.time().toNanos();
        this.nodes = limits.nodes();
        this.unwanted = unwanted;
    }

    boolean isStopped() {
        return stopped;
    }

    void stop() {
        stopped = true;
    }

    /** Whether the search is to end, after this many nodes of the leading thread. */
    boolean countsOut(long count) {
        if (count >= nodes) stopped = true;
        return timesOut(count);
    }

    /** The same for a thread that helps: how much it does is not limited. */
    boolean timesOut(long count) {
        if (count % INTERVAL == 0 && (System.nanoTime() - deadline >= 0 || unwanted.getAsBoolean()))
            stopped = true;
        return stopped;
    }

    /** The same for work whose single steps are long. */
    boolean isOver(long count) {
        return count >= nodes || System.nanoTime() - deadline >= 0 || unwanted.getAsBoolean();
    }
}

package hegemon.table.kit;

import com.sun.management.ThreadMXBean;

import java.lang.management.ManagementFactory;

/** What something costs, counted rather than timed: the same on every machine. */
public final class Cost {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Cost() {}

    /** The bytes that this thread asks for while it does this. */
    public static long bytes(Runnable work) {
        work.run(); // classes are loaded and lambdas linked before it counts
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }
}

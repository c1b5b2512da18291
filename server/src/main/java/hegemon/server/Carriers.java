package hegemon.server;

/**
 * The threads of the system that carry virtual ones. A virtual thread leaves its carrier only when
 * it waits; with one carrier for each processor, a few pages that take long would hold up every
 * move. With more, the system shares the processors among them.
 */
final class Carriers {
    private static final String PARALLELISM = "jdk.virtualThreadScheduler.parallelism";
    private static final int FOR_EACH_PROCESSOR = 8;

    private Carriers() {}

    /** Works as long as no virtual thread was ever started, and unless a host has said how many. */
    static void prepare() {
        if (System.getProperty(PARALLELISM) == null)
            System.setProperty(
                    PARALLELISM,
                    String.valueOf(
                            FOR_EACH_PROCESSOR * Runtime.getRuntime().availableProcessors()));
    }
}

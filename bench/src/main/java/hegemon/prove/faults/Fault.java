package hegemon.prove.faults;

/**
 * Something that goes wrong for a while.
 *
 * @param stops whether nothing can be written meanwhile; else people must be able to play on
 */
record Fault(String name, boolean stops, Act begin, Act end) {
    /** What makes it begin or end. */
    interface Act {
        void go() throws Exception;
    }
}

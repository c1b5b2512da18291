package hegemon.sparta.search;

/** Counts the positions that one thread has looked at, and knows when they are enough. */
final class NodeCount {
    private final Control control;
    private final boolean leads;
    private long count = 0;

    /**
     * @param leads whether these are the positions that limits speak of
     */
    NodeCount(Control control, boolean leads) {
        this.control = control;
        this.leads = leads;
    }

    long count() {
        return count;
    }

    /** One position more; whether the search is to end before it. */
    boolean exhausts() {
        count++;
        return leads ? control.countsOut(count) : control.timesOut(count);
    }

    boolean isOver() {
        return control.isStopped();
    }
}

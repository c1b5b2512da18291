package hegemon.sparta.search;

/** Counts the positions that one thread has looked at, and knows when they are enough. */
final class Visits {
    private final Control control;
    private long count = 0;

    Visits(Control control) {
        this.control = control;
    }

    long count() {
        return count;
    }

    /** One position more; whether the search is to end before it. */
    boolean exhausts() {
        return control.countsOut(++count);
    }

    boolean isOver() {
        return control.isStopped();
    }
}

package hegemon.table.values;

/** A value that is no record, and is kept as the record that it can be made from again. */
public interface Composed {
    /** What makes the value again. */
    interface Parts {
        Object whole();
    }

    /** A record. */
    Parts parts();
}

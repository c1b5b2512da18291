package hegemon.server.play;

import hegemon.server.id.TableId;

import java.util.Optional;

/** Rings at a table when a time is out. Set within the transaction that makes it due. */
public interface Alarm {
    /** When to look at the clocks of this table; empty: never. */
    void set(TableId table, Optional<Long> at);
}

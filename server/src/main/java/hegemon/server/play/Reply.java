package hegemon.server.play;

import hegemon.table.Refusal;

/** What became of an action. Whatever it is, the page then shows the table as it stands. */
public sealed interface Reply {
    /**
     * It is in the log, on disk. A repeated request gets this answer too, and is not played twice.
     */
    record Done() implements Reply {}

    /**
     * Somebody acted meanwhile: the action answers a position that is gone. Nothing was changed.
     */
    record Stale() implements Reply {}

    /** The rules forbid it. */
    record Refused(Refusal why) implements Reply {}

    /** This person has no seat at this table, or not the one that is to act. */
    record NotYours() implements Reply {}
}

package hegemon.pygma.report;

import hegemon.table.Message;

/** Makes what is said to a ruler in a report. */
public final class Note {
    private Note() {}

    /** The key is given without the module's name. */
    public static Message of(String key, Object... args) {
        return Message.of("pygma." + key, args);
    }
}

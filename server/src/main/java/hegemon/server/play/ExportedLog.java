package hegemon.server.play;

import hegemon.table.Log;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The log of a finished game in its own notation, as it is or within an export as JSON. */
public final class ExportedLog {
    private static final String FIELD = "record";

    private ExportedLog() {}

    public static void put(Log log, ObjectNode export) {
        export.put(FIELD, log.print());
    }

    /** A log as it is, or out of what was exported as JSON. */
    public static Parse<String> notation(String text) {
        if (!text.stripLeading().startsWith("{")) return Parse.of(text);
        try {
            var log = JsonMapper.shared().readTree(text).path(FIELD);
            if (log.isString()) return Parse.of(log.stringValue());
        } catch (JacksonException e) {
            // Said below: it is no export of ours.
        }
        return Parse.refused(Refusal.of("house", "server.refuse.import.json"));
    }
}

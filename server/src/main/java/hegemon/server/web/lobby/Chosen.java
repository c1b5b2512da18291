package hegemon.server.web.lobby;

import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** What was chosen on a sheet that is shown again; nothing the first time. */
public record Chosen(Map<String, String[]> fields) {
    /** Whether this was chosen; the first time, whether it is the usual choice. */
    public boolean is(String field, String value, boolean usual) {
        return isFirst() ? usual : values(field).contains(value);
    }

    private boolean isFirst() {
        return !fields.containsKey("pace");
    }

    private List<String> values(String field) {
        return Arrays.asList(fields.getOrDefault(field, new String[0]));
    }

    /** What was written; for templates, hence null for nothing. */
    public @Nullable String text(String field) {
        return values(field).stream().findFirst().orElse(null);
    }
}

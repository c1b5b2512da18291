package hegemon.server.store.archive;

import org.jspecify.annotations.Nullable;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A row as a line: the table's name and a JSON object. Some types look different in the two
 * databases; here each has one form. Bytes are {@code {"hex": …}}, moments {@code {"time": …}}.
 */
final class RowText {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private RowText() {}

    static String print(String table, Map<String, @Nullable Object> row) {
        return table + " " + JSON.writeValueAsString(row);
    }

    /** The row at which the result stands, its columns in the order of the table. */
    static Map<String, @Nullable Object> read(ResultSet result) throws SQLException {
        var columns = result.getMetaData();
        var row = new LinkedHashMap<String, @Nullable Object>();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            var column = columns.getColumnName(i).toLowerCase(Locale.ROOT);
            row.put(column, value(result, i, column));
        }
        return row;
    }

    private static @Nullable Object value(ResultSet result, int i, String column)
            throws SQLException {
        var raw = result.getObject(i);
        if (raw == null) return null;
        if (Schema.MOMENTS.contains(column))
            return Map.of("time", millis(result.getTimestamp(i).toInstant()));
        if (Schema.BYTES.contains(column))
            return Map.of("hex", HexFormat.of().formatHex(result.getBytes(i)));
        if (Schema.YES_OR_NO.contains(column)) return result.getBoolean(i);
        if (raw instanceof Long || raw instanceof Integer || raw instanceof Short)
            return result.getLong(i);
        return raw instanceof Number ? result.getDouble(i) : result.getString(i);
    }

    /** SQLite keeps no more than milliseconds. */
    private static String millis(Instant moment) {
        return moment.truncatedTo(ChronoUnit.MILLIS).toString();
    }

    /** A line that {@link #print} made. */
    record Line(String table, JsonNode row) {
        static Line parse(String text) {
            int space = text.indexOf(' ');
            if (space < 0) throw new ArchiveRefused("damaged: “" + text + "” is no row.");
            return new Line(text.substring(0, space), JSON.readTree(text.substring(space + 1)));
        }
    }

    static void bind(PreparedStatement insert, int place, JsonNode value) throws SQLException {
        if (value.isNull()) insert.setObject(place, null);
        else if (value.isBoolean()) insert.setBoolean(place, value.asBoolean());
        else if (value.isIntegralNumber()) insert.setLong(place, value.asLong());
        else if (value.isNumber()) insert.setDouble(place, value.asDouble());
        else if (value.has("hex"))
            insert.setBytes(place, HexFormat.of().parseHex(value.path("hex").asString()));
        else if (value.has("time"))
            insert.setTimestamp(
                    place, Timestamp.from(Instant.parse(value.path("time").asString())));
        else insert.setString(place, value.asString());
    }
}

package hegemon.server.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Which: the id of a table and of the game played there.
 *
 * @param value as the database, the addresses and the JSON interface write it
 */
public record TableId(@JsonValue String value) implements Id<TableId> {
    /** None. */
    public static final TableId NONE = new TableId("");

    @JsonCreator
    public TableId {}

    @Override
    public String toString() {
        return value;
    }
}

package hegemon.server.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Which: the id of an event of a club.
 *
 * @param value as the database, the addresses and the JSON interface write it
 */
public record EventId(@JsonValue String value) implements Id<EventId> {
    /** None. */
    public static final EventId NONE = new EventId("");

    @JsonCreator
    public EventId {}

    @Override
    public String toString() {
        return value;
    }
}

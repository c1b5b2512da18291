package hegemon.server.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Which: the id of a club.
 *
 * @param value as the database, the addresses and the JSON interface write it
 */
public record ClubId(@JsonValue String value) implements Id<ClubId> {
    @JsonCreator
    public ClubId {}

    @Override
    public String toString() {
        return value;
    }
}

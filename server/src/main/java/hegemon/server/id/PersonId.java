package hegemon.server.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Who: the id of a person, with an account or without.
 *
 * @param value as the database, the addresses and the JSON interface write it
 */
public record PersonId(@JsonValue String value) implements Id<PersonId> {
    /** Nobody, or the house itself. */
    public static final PersonId NOBODY = new PersonId("");

    @JsonCreator
    public PersonId {}

    @Override
    public String toString() {
        return value;
    }
}

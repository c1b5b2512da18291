package hegemon.server.id;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * Who: the id of a person, with an account or without.
 *
 * @param value as the database, the addresses and the JSON interface write it
 */
public record PersonId(@JsonValue String value) implements Comparable<PersonId> {
    /** Nobody, or the house itself. */
    public static final PersonId NOBODY = new PersonId("");

    @JsonCreator
    public PersonId {}

    @Override
    public int compareTo(PersonId other) {
        return value.compareTo(other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}

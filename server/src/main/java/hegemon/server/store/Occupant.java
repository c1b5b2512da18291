package hegemon.server.store;

import hegemon.server.id.PersonId;

/** Who sits on a seat. */
public sealed interface Occupant {
    /** A person, by the guest's id. */
    record Person(PersonId guest) implements Occupant {}

    /** The house's own player, at this level. */
    record Bot(int level) implements Occupant {}

    /** Nobody yet: whoever has the link may sit down. */
    record Open() implements Occupant {}
}

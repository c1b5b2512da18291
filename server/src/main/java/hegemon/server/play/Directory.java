package hegemon.server.play;

import hegemon.server.id.PersonId;

import java.util.Optional;

/** What people are called. */
public interface Directory {
    /** The name of this person, if one was chosen. */
    Optional<String> nameOf(PersonId person);

    /** Who is called so, if anybody is. */
    Optional<PersonId> named(String name);
}

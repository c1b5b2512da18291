package hegemon.server.play;

import java.util.Optional;

/** What people are called. */
public interface Directory {
    /** The name of this person, if one was chosen. */
    Optional<String> nameOf(String person);

    /** Who is called so, if anybody is. */
    Optional<String> named(String name);
}

package hegemon.server.admin;

import hegemon.server.id.PersonId;

import java.util.Optional;

/** What people write on pages of their own that others read: it can be reported, and removed. */
public interface Writings {
    /** Who wrote a page, and what it is called. */
    record Written(PersonId by, String title) {}

    /** What stands at this path. */
    Optional<Written> at(String page);

    void remove(String page);
}

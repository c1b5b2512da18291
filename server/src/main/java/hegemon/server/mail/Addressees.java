package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.table.Language;

import java.util.Optional;

/** Where people get their letters. */
public interface Addressees {
    /**
     * Somebody with a confirmed address.
     *
     * @param stop where the reader says: no more letters about games
     */
    record Addressee(String address, Language language, String name, String stop) {}

    /** Empty for whoever has no confirmed address. */
    Optional<Addressee> find(PersonId person);

    /** What others call this person. */
    String nameOf(PersonId person, Language reader);
}

package hegemon.server.mail;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;

import java.util.List;
import java.util.Optional;

/**
 * A letter in the outbox: what it is about, not yet its words. Those are written when it goes, in
 * the language that the reader speaks then; so no secret link lies in the outbox either.
 *
 * @param address for letters to an address that need not belong to anybody
 * @param kind says who writes it
 */
public record Posted(
        String id,
        Optional<PersonId> person,
        Optional<String> address,
        String kind,
        Optional<TableId> game,
        List<String> args) {
    public Posted {
        args = List.copyOf(args);
    }
}

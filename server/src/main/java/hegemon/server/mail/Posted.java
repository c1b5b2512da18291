package hegemon.server.mail;

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
        Optional<String> person,
        Optional<String> address,
        String kind,
        Optional<String> game,
        List<String> args) {
    public Posted {
        args = List.copyOf(args);
    }
}

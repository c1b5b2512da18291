package hegemon.server.push;

import hegemon.server.mail.Notices;

import java.net.URI;
import java.time.Instant;
import java.util.Set;

/**
 * A browser that wants to be called.
 *
 * @param id names it in forms; it is not the endpoint
 * @param endpoint where its push service takes messages for it
 * @param key its public key, in base64 as the browser gives it
 * @param auth what it shares with the house beside that
 * @param label what kind of device it is, for its owner
 * @param kinds what it wants to be called for
 */
public record Device(
        String id,
        URI endpoint,
        String key,
        String auth,
        String label,
        Set<Notices.Event> kinds,
        Instant since) {}

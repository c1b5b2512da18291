package hegemon.server.web.table;

import hegemon.server.Limit;
import hegemon.server.Limits;
import hegemon.server.ServerSettings;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.InTurn;
import hegemon.server.web.gate.NotNow;
import hegemon.server.web.gate.Place;
import hegemon.table.Refusal;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * How many answers stay open: for one person, one place and the whole house. All stay below what
 * the connector takes, so that moves and pages find a connection.
 */
@Component
class StreamPlaces {
    private static final String HOUSE = "house";

    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    private final GuestCookie cookie;
    private final Limits limits;

    StreamPlaces(GuestCookie cookie, ServerSettings settings) {
        this.cookie = cookie;
        this.limits = settings.host().limits();
    }

    /** A place that was taken, until it is given back. */
    interface Taken extends AutoCloseable {
        @Override
        void close();
    }

    /**
     * One more stream for whoever asks.
     *
     * @throws NotNow if it is one too many
     */
    Taken take(HttpServletRequest request) {
        InTurn.leave(request);
        var place = "place " + Place.of(request);
        var person = cookie.guest(request).map(one -> "person " + one);
        var keys = Stream.concat(Stream.of(HOUSE, place), person.stream()).toList();
        keys.forEach(key -> open.merge(key, 1, Integer::sum));
        Taken taken = () -> keys.forEach(this::release);
        if (isOver(HOUSE, Limit.STREAMS)) throw refused(taken, NotNow.busy());
        if (isOver(place, Limit.STREAMS_PER_ADDRESS)
                || person.filter(one -> isOver(one, Limit.STREAMS_PER_PERSON)).isPresent())
            throw refused(
                    taken,
                    NotNow.tooMany(
                            Refusal.of("house", "server.refuse.streams"), Duration.ofSeconds(30)));
        return taken;
    }

    private static NotNow refused(Taken taken, NotNow why) {
        taken.close();
        return why;
    }

    private boolean isOver(String key, Limit limit) {
        return open.getOrDefault(key, 0) > limits.of(limit);
    }

    private void release(String key) {
        open.computeIfPresent(key, (ignored, many) -> many == 1 ? null : many - 1);
    }
}

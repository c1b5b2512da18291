package hegemon.server.web.gate;

import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** How often each key was shown within the window, at this server. */
final class KeyCounts {
    private static final int MOST_KEYS = 10_000;

    /**
     * @param rest until it is counted anew
     */
    record Count(int times, Duration rest) {}

    private record Window(long began, int times) {}

    private final long window;
    private final Clock clock;

    /** By the moment of the first request, so that the oldest can be forgotten. */
    private final Map<String, Window> windows =
            new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(Map.Entry<String, Window> eldest) {
                    return size() > MOST_KEYS;
                }
            };

    KeyCounts(Duration window, Clock clock) {
        this.window = window.toMillis();
        this.clock = clock;
    }

    synchronized Count one(String key) {
        long now = clock.millis();
        var last = windows.get(key);
        var next =
                last == null || now - last.began() >= window
                        ? new Window(now, 1)
                        : new Window(last.began(), last.times() + 1);
        if (next.times() == 1) windows.remove(key);
        windows.put(key, next);
        return new Count(next.times(), Duration.ofMillis(next.began() + window - now));
    }
}

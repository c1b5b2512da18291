package hegemon.server.play;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How long the thoughts of bots took of late, by game and level. */
final class ThoughtTimes {
    /** A thought that keeps others waiting. */
    private static final Duration LONG = Duration.ofMillis(300);

    private final Map<String, Long> usual = new ConcurrentHashMap<>();

    void remember(String game, int level, Duration time) {
        usual.merge(key(game, level), time.toNanos(), (before, now) -> before + (now - before) / 8);
    }

    /** Before anybody knows, the upper half of the levels thinks long. */
    boolean isLong(String game, int level, int levels) {
        var known = usual.get(key(game, level));
        return known == null ? level * 2 > levels + 1 : known > LONG.toNanos();
    }

    private static String key(String game, int level) {
        return game + " " + level;
    }
}

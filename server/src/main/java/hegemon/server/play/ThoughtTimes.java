package hegemon.server.play;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How long the thoughts of bots took of late, by game and level. */
final class ThoughtTimes {
    /** A thought that keeps others waiting. */
    private static final Duration LONG = Duration.ofMillis(300);

    private static final Duration MOST = Duration.ofSeconds(2);

    /** However many wait, a thought is not shorter. */
    private static final Duration LEAST = Duration.ofMillis(200);

    private final Map<String, Long> usual = new ConcurrentHashMap<>();

    void remember(String game, int level, Duration time) {
        usual.merge(key(game, level), time.toNanos(), (before, now) -> before + (now - before) / 8);
    }

    /** A thought takes less where others wait for theirs, some of them with running clocks. */
    static Duration most(int waiting) {
        var share = MOST.dividedBy(1 + waiting);
        return share.compareTo(LEAST) > 0 ? share : LEAST;
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

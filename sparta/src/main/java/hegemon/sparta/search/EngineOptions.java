package hegemon.sparta.search;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What another program may set through the {@link Protocol}, each a number within bounds. */
final class EngineOptions {
    private record Bounds(int least, int most) {}

    private static final Map<String, Bounds> BOUNDS = bounds();

    private final Map<String, Integer> values = new LinkedHashMap<>();

    EngineOptions(int threads) {
        values.put("threads", threads);
        values.put("memory", Engine.USUAL_MEMORY);
        values.put("level", Level.ALL.size());
        values.put("multipv", 1);
    }

    private static Map<String, Bounds> bounds() {
        var bounds = new LinkedHashMap<String, Bounds>();
        bounds.put("threads", new Bounds(1, 64));
        bounds.put("memory", new Bounds(10, 26));
        bounds.put("level", new Bounds(1, Level.ALL.size()));
        bounds.put("multipv", new Bounds(1, 50));
        return bounds;
    }

    /** As the engine introduces them: {@code option threads 1 64}. */
    List<String> lines() {
        var lines = new ArrayList<String>();
        BOUNDS.forEach(
                (name, bounds) ->
                        lines.add("option " + name + " " + bounds.least + " " + bounds.most));
        return lines;
    }

    /** Sets an option, or says why it cannot be set to this. */
    Optional<String> set(String name, long value) {
        var bounds = BOUNDS.get(name);
        if (bounds == null) return Optional.of("unknown option " + name);
        if (value < bounds.least || value > bounds.most)
            return Optional.of(name + " is " + bounds.least + " to " + bounds.most);
        values.put(name, (int) value);
        return Optional.empty();
    }

    private int get(String name) {
        return values.getOrDefault(name, 0);
    }

    Level level() {
        return Level.of(get("level"));
    }

    /** How many lines the engine tells of. */
    int multipv() {
        return get("multipv");
    }

    /** A fresh engine with these threads and this memory. */
    Engine engine() {
        return new Engine(get("threads"), get("memory"));
    }
}

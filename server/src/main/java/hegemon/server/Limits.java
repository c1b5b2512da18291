package hegemon.server;

import java.util.EnumMap;
import java.util.Map;

/** The limits of a house: what a host said, else the standard. */
public record Limits(Map<Limit, Integer> given) {
    public static final Limits DEFAULTS = new Limits(Map.of());

    public Limits {
        given = Map.copyOf(given);
    }

    public int of(Limit limit) {
        return given.getOrDefault(limit, limit.standard());
    }

    public Limits with(Limit limit, int most) {
        var changed = new EnumMap<Limit, Integer>(Limit.class);
        changed.putAll(given);
        changed.put(limit, most);
        return new Limits(changed);
    }
}

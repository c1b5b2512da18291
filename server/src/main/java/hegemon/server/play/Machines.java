package hegemon.server.play;

import hegemon.server.rating.Rating;
import hegemon.table.Bots;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** The players made of code, by the game they play, as their service files name them. */
public final class Machines {
    private static final Map<String, Bots<?, ?, ?>> ALL = load();

    private Machines() {}

    @SuppressWarnings("rawtypes") // a service has no type arguments
    private static Map<String, Bots<?, ?, ?>> load() {
        var bots = new HashMap<String, Bots<?, ?, ?>>();
        for (Bots each : ServiceLoader.load(Bots.class)) bots.put(each.game(), each);
        return bots;
    }

    static Map<String, Bots<?, ?, ?>> all() {
        return ALL;
    }

    /** How strong this level plays, where matches have shown it. */
    public static Optional<Rating> rating(String game, int level) {
        var bots = Optional.<Bots<?, ?, ?>>ofNullable(ALL.get(game));
        return bots.map(Bots::ratings)
                .filter(ratings -> level <= ratings.size())
                .map(ratings -> Rating.measured(ratings.get(level - 1)));
    }
}

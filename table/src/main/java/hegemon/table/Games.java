package hegemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** The games of this house: whatever is on the class path. */
public final class Games {
    private static final List<Game<?, ?, ?>> ALL = load();

    private Games() {}

    public static List<Game<?, ?, ?>> all() {
        return ALL;
    }

    public static Optional<Game<?, ?, ?>> named(String name) {
        return ALL.stream().filter(game -> game.name().equals(name)).findFirst();
    }

    @SuppressWarnings("rawtypes") // a class literal has no type arguments
    private static List<Game<?, ?, ?>> load() {
        var games = new ArrayList<Game<?, ?, ?>>();
        for (Game game : ServiceLoader.load(Game.class)) games.add(game);
        return List.copyOf(games);
    }
}

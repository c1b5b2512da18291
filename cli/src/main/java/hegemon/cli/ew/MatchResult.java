package hegemon.cli.ew;

import hegemon.earthwater.search.Arena.Ending;
import hegemon.earthwater.search.Interval;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What a match came to for the first player.
 *
 * @param swapped whether the sides changed after every game; the first player began as the Greeks
 */
record MatchResult(String first, String second, boolean swapped, long seed, List<Ending> endings) {
    MatchResult {
        endings = List.copyOf(endings);
    }

    /** Games with this result for the first player: 1 won, 0 tied, -1 lost. */
    private long count(int result) {
        long count = 0;
        for (int game = 0; game < endings.size(); game++) if (result(game) == result) count++;
        return count;
    }

    private int result(int game) {
        boolean asPersia = swapped && game % 2 == 1;
        return (asPersia ? 1 : -1) * endings.get(game).winner();
    }

    long won() {
        return count(1);
    }

    long tied() {
        return count(0);
    }

    long lost() {
        return count(-1);
    }

    /** A tie is half a victory. */
    double points() {
        return (won() + tied() / 2.0) / endings.size();
    }

    Interval interval() {
        return Interval.of(points(), endings.size());
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("first", first);
        json.put("second", second);
        json.put("swapped", swapped);
        json.put("seed", seed);
        json.put("games", endings.size());
        json.put("won", won());
        json.put("tied", tied());
        json.put("lost", lost());
        json.put("points", points());
        json.put("low", interval().low());
        json.put("high", interval().high());
        return json;
    }

    String text() {
        return String.format(
                Locale.ENGLISH,
                "%s against %s%s: %d games, won %d, tied %d, lost %d: %.1f %% of the points"
                        + " (%.1f–%.1f)",
                first,
                second,
                swapped ? ", changing sides" : "",
                endings.size(),
                won(),
                tied(),
                lost(),
                100 * points(),
                100 * interval().low(),
                100 * interval().high());
    }
}

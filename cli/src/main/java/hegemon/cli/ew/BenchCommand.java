package hegemon.cli.ew;

import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.Setup;
import hegemon.earthwater.search.RandomGames;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

/** How fast random games are played on one thread. */
@Command(
        name = "bench",
        description =
                "Plays games of uniformly random legal choices on one thread and says how many a"
                        + " second.")
final class BenchCommand implements Callable<Integer> {
    private static final int BATCH = 1_000;

    @Mixin private JsonOption json;

    @Option(
            names = "--seconds",
            description =
                    "Length of each measurement, after as long a warm-up. Default:"
                            + " ${DEFAULT-VALUE}.")
    private int seconds = 3;

    @Override
    public Integer call() {
        var figures = new LinkedHashMap<String, Long>();
        var twoPlayer = measured(Setup.TWO_PLAYER);
        figures.put("twoPlayerGamesPerSecond", Math.round(twoPlayer.games()));
        figures.put("twoPlayerDecisionsPerSecond", Math.round(twoPlayer.decisions()));
        figures.put("soloGamesPerSecond", Math.round(measured(Setup.SOLO).games()));
        json.print(figures, () -> tell(figures));
        return ExitCode.OK;
    }

    private record Rate(double games, double decisions) {}

    private Rate measured(Setup setup) {
        run(setup);
        return run(setup);
    }

    private Rate run(Setup setup) {
        var games = new RandomGames(setup, 1);
        long count = 0;
        long start = System.nanoTime();
        long length = Duration.ofSeconds(Math.max(1, seconds)).toNanos();
        while (System.nanoTime() - start < length) {
            for (int i = 0; i < BATCH; i++) games.play();
            count += BATCH;
        }
        double elapsed = (System.nanoTime() - start) / 1e9;
        return new Rate(count / elapsed, games.decisions() / elapsed);
    }

    private void tell(Map<String, Long> figures) {
        var out = json.out();
        figures.forEach((name, value) -> out.printf(Locale.ENGLISH, "%-28s %,d%n", name, value));
    }
}

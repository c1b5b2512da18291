package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.search.Mind;
import hegemon.sparta.search.Score;
import hegemon.sparta.search.SearchTuner;
import hegemon.sparta.search.Tuner;
import hegemon.sparta.search.Weights;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "tune",
        description =
                "Tunes the engine’s evaluation by games against itself and writes the weights to a"
                        + " file.")
final class TuneCommand implements Callable<Integer> {
    /** What {@code --json} prints: the mean square error before and after. */
    record Result(int positions, double before, double after, Optional<Score> newAgainstOld) {}

    @Mixin private JsonOption json;
    @Mixin private Seed seed;

    @Option(names = "--games", description = "Games of self-play.")
    private int games = 1_000;

    @Option(names = "--nodes", description = "Positions a move in these games.")
    private long nodes = 2_000;

    @Option(names = "--epochs", description = "How often all positions are learnt from.")
    private int epochs = 30;

    @Option(names = "--threads", description = "Games at a time (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--from", description = "Weights to begin with; those in use if none.")
    private Optional<Path> from = Optional.empty();

    @Option(names = "--out", required = true, description = "The file to write.")
    private Path file;

    @Option(names = "--check", description = "Games of the new weights against the old ones.")
    private int check = 0;

    @Option(
            names = "--search",
            description = {
                "Tune the numbers that steer the search instead; --games are then pairs of games",
                "between two choices, and --from is a file of such numbers."
            })
    private boolean search = false;

    @Override
    public Integer call() throws InterruptedException {
        try {
            if (search) tuneSearch();
            else tuneWeights();
        } catch (IOException e) {
            throw Complaint.cannot("cannot read or write a file: " + e.getMessage());
        }
        return ExitCode.OK;
    }

    private void tuneSearch() throws IOException {
        var mind = Mind.net();
        if (from.isPresent()) mind = mind.with(PlayerSpec.margins(from.get()));
        try (var progress = Progress.of("pairs of games", games, json.err())) {
            var found = new SearchTuner(mind, games, nodes).tune(seed.get(), it -> progress.step());
            Files.writeString(file, found.print());
            json.print(found.print().lines().toList(), found.print().strip());
        }
    }

    private void tuneWeights() throws IOException, InterruptedException {
        var old =
                from.isPresent() ? Weights.parse(Files.readAllLines(from.get())) : Weights.tuned();
        try (var progress = Progress.of("games", games, json.err())) {
            var report =
                    new Tuner(games, nodes, threads, progress::step).tune(old, epochs, seed.get());
            Files.writeString(file, report.weights().print());
            var score =
                    check > 0 ? Optional.of(check(report.weights(), old)) : Optional.<Score>empty();
            json.print(
                    new Result(report.samples(), report.before(), report.after(), score),
                    String.format(
                            Locale.ROOT,
                            "%d positions, mean square error %.5f before and %.5f after%s",
                            report.samples(),
                            report.before(),
                            report.after(),
                            score.map(it -> "\nnew against old: " + it.print()).orElse("")));
        }
    }

    private Score check(Weights fresh, Weights old) {
        var arena = Tuner.arena(fresh, old, nodes, seed.get());
        var score = Score.NONE;
        for (int game = 0; game < check; game++) score = score.plus(arena.play(game));
        return score;
    }
}

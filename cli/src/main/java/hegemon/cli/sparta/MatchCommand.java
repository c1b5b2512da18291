package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.search.Arena;
import hegemon.sparta.search.Score;
import hegemon.sparta.search.Sprt;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

@Command(
        name = "match",
        description = {
            "Plays games between two players and prints the score of the first, South’s.",
            "Players: " + PlayerSpec.HELP + "."
        })
final class MatchCommand implements Callable<Integer> {
    /**
     * What {@code --json} prints: the score of South’s player, and half the width of its interval.
     */
    record Result(
            String south,
            String north,
            Score score,
            double share,
            double margin,
            Optional<Sprt.Verdict> verdict) {}

    @Mixin private Start start;
    @Mixin private Bouts bouts;
    @Mixin private JsonOption json;

    @Option(names = "--south", required = true, paramLabel = "SPEC", description = "Who is South.")
    private String south;

    @Option(names = "--north", required = true, paramLabel = "SPEC", description = "Who is North.")
    private String north;

    @Option(names = "--games", description = "How many games.")
    private int games = 20;

    @Option(
            names = "--swap",
            description = "Change sides every game; the score is still that of the first player.")
    private boolean swap;

    @Option(names = "--parallel", description = "Games at a time.")
    private int parallel = 1;

    @Override
    public Integer call() {
        if (games < 1 || parallel < 1 || parallel > 64)
            throw Complaint.usage("games and parallel are 1 or more (parallel at most 64)");
        bouts.check();
        var arena =
                new Arena(
                        start.setup(),
                        PlayerSpec.parse(south),
                        PlayerSpec.parse(north),
                        bouts.beginning(),
                        bouts.longest(),
                        swap,
                        bouts.seed());
        if (start.state().outcome().isPresent()) throw Complaint.usage("this game is over");
        var test = bouts.sprt();
        var score = play(arena, test);
        json.print(
                new Result(
                        south,
                        north,
                        score,
                        score.share(),
                        score.margin(),
                        test.map(it -> it.verdict(score))),
                south
                        + " against "
                        + north
                        + ": "
                        + score.print()
                        + test.map(it -> "\n" + it.print(score)).orElse(""));
        return ExitCode.OK;
    }

    /** The games count in the order of their numbers, however many are played at a time. */
    private Score play(Arena arena, Optional<Sprt> test) {
        var score = Score.NONE;
        var pool = Executors.newFixedThreadPool(parallel);
        try (var progress = Progress.of("games", games, json.err())) {
            var played = new ArrayList<Future<Arena.Ending>>();
            for (int game = 0; game < games; game++) {
                int number = game;
                played.add(pool.submit(() -> arena.play(number)));
            }
            for (var game : played) {
                score = score.plus(game.get());
                progress.step(score.print());
                var now = score;
                if (test.filter(it -> it.verdict(now) != Sprt.Verdict.OPEN).isPresent()) break;
            }
            return score;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Complaint.cannot("the match was interrupted");
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }
}

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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

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
        },
        mixinStandardHelpOptions = true)
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

    @Spec private CommandSpec spec;
    @Mixin private Start start;
    @Mixin private JsonOption json;

    @Option(names = "--south", required = true, paramLabel = "SPEC", description = "Who is South.")
    private String south;

    @Option(names = "--north", required = true, paramLabel = "SPEC", description = "Who is North.")
    private String north;

    @Option(names = "--games", description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games = 20;

    @Option(
            names = "--swap",
            description = "Change sides every game; the score is still that of the first player.")
    private boolean swap;

    @Option(
            names = "--opening",
            description = "Random moves at the start of each game (default: ${DEFAULT-VALUE}).")
    private int opening = 4;

    @Option(
            names = "--longest",
            paramLabel = "TURNS",
            description =
                    "A game of more turns than this is cut and drawn (default: ${DEFAULT-VALUE}).")
    private int longest = Arena.USUAL_LENGTH;

    @Option(names = "--parallel", description = "Games at a time (default: ${DEFAULT-VALUE}).")
    private int parallel = 1;

    @Option(names = "--seed", description = "Another seed, other games.")
    private long seed = 1;

    @Option(
            names = "--sprt",
            arity = "2",
            paramLabel = "ELO",
            description = {
                "Stop as soon as a sequential test knows whether South’s player is better by the",
                "larger number of Elo or only by the smaller one, such as 0 5."
            })
    private Optional<double[]> bounds = Optional.empty();

    @Override
    public Integer call() {
        if (games < 1 || parallel < 1 || parallel > 64 || opening < 0 || opening > 40)
            throw Complaint.usage(
                    "games and parallel are 1 or more (parallel at most 64), opening 0 to 40");
        if (longest <= opening) throw Complaint.usage("longest is more than opening");
        var arena =
                new Arena(
                        start.setup(),
                        PlayerSpec.parse(south),
                        PlayerSpec.parse(north),
                        opening,
                        longest,
                        swap,
                        seed);
        if (start.state().outcome().isPresent()) throw Complaint.usage("this game is over");
        var test = bounds.map(MatchCommand::test);
        var score = play(arena, test);
        json.print(
                spec,
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

    private static Sprt test(double[] elo) {
        if (!(Math.abs(elo[0]) <= 1_000 && Math.abs(elo[1]) <= 1_000 && elo[0] < elo[1]))
            throw Complaint.usage("sprt is two numbers of Elo, the smaller one first, such as 0 5");
        return new Sprt(elo[0], elo[1]);
    }

    /** The games count in the order of their numbers, however many are played at a time. */
    private Score play(Arena arena, Optional<Sprt> test) {
        var score = Score.NONE;
        var pool = Executors.newFixedThreadPool(parallel);
        try (var progress = Progress.of("games", games, spec.commandLine().getErr())) {
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

package hegemon.cli.ew;

import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Replays games recorded by another implementation and compares. */
@Command(
        name = "replay",
        description = {
            "Replays recorded two-player games (format ew300-trace) and compares the state after"
                    + " each decision.",
            "Prints “ok games=N decisions=M”, or game, line, expected and found at the first"
                    + " difference (exit code 1)."
        })
final class ReplayCommand implements Callable<Integer> {
    @Mixin private JsonOption json;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "A .jsonl or .jsonl.gz file.")
    private List<Path> files;

    /**
     * What {@code --json} prints.
     *
     * @param stops recordings that ended before their game, or were ruled differently
     * @param difference where the first game differs, if one does
     */
    record Result(
            int games,
            int decisions,
            int ruledDifferently,
            int aborted,
            List<String> stops,
            Optional<String> difference) {
        String told() {
            return "games="
                    + games
                    + " decisions="
                    + decisions
                    + (ruledDifferently > 0 ? " ruled-differently=" + ruledDifferently : "")
                    + (aborted > 0 ? " aborted=" + aborted : "");
        }
    }

    @Override
    public Integer call() {
        var out = json.out();
        var result = new Tally().replay(files);
        json.print(
                result,
                () -> {
                    result.stops().forEach(out::println);
                    out.println(result.difference().orElseGet(() -> "ok " + result.told()));
                });
        return result.difference().isEmpty() ? ExitCode.OK : ExitCode.NO;
    }

    private static String name(Path file, List<TraceLine> lines) {
        return file + ", game " + lines.getFirst().json().path("game").asString("?");
    }

    private static String told(TraceLine stop) {
        return ", line %d: %s"
                .formatted(
                        stop.number(),
                        stop.is("abort")
                                ? "the recording was aborted"
                                : "ruled differently: " + stop.text("what"));
    }

    /** What has been replayed so far. */
    private static final class Tally {
        private final List<String> stops = new ArrayList<>();
        private int games = 0;
        private int decisions = 0;
        private int ruledDifferently = 0;
        private int aborted = 0;

        Result replay(List<Path> files) {
            for (Path file : files) {
                for (List<TraceLine> lines : TraceFile.games(file)) {
                    var game = new TraceGame(lines);
                    try {
                        game.replay();
                    } catch (Difference difference) {
                        return result(Optional.of(name(file, lines) + ", " + difference.told()));
                    }
                    count(game);
                    game.stopped().ifPresent(stop -> stops.add(name(file, lines) + told(stop)));
                }
            }
            return result(Optional.empty());
        }

        private void count(TraceGame game) {
            games++;
            decisions += game.decisions();
            if (game.stopped().isEmpty()) return;
            if (game.stopped().get().is("abort")) aborted++;
            else ruledDifferently++;
        }

        private Result result(Optional<String> difference) {
            return new Result(games, decisions, ruledDifferently, aborted, stops, difference);
        }
    }
}

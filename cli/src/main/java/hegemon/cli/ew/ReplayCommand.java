package hegemon.cli.ew;

import hegemon.cli.ExitCode;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** Replays games recorded by another implementation and compares. */
@Command(
        name = "replay",
        description = {
            "Replays recorded two-player games (format ew300-trace) and compares the state after"
                    + " each decision.",
            "Prints “ok games=N decisions=M”, or game, line, expected and found at the first"
                    + " difference (exit code 1)."
        },
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "A .jsonl or .jsonl.gz file.")
    private List<Path> files;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    ReplayCommand() {}

    @Override
    public Integer call() {
        var out = spec.commandLine().getOut();
        int games = 0;
        int decisions = 0;
        int ruledDifferently = 0;
        for (Path file : files) {
            for (List<TraceFile.Line> lines : TraceFile.games(file)) {
                var game = new TraceGame(lines);
                try {
                    game.replay();
                } catch (Difference difference) {
                    out.println(name(file, lines) + ", " + difference.told());
                    return ExitCode.NO;
                }
                games++;
                decisions += game.decisions();
                if (game.quirk().isPresent()) {
                    ruledDifferently++;
                    tellQuirk(out, file, lines, game);
                }
            }
        }
        out.println(
                "ok games="
                        + games
                        + " decisions="
                        + decisions
                        + (ruledDifferently > 0 ? " ruled-differently=" + ruledDifferently : ""));
        return ExitCode.OK;
    }

    private static void tellQuirk(
            PrintWriter out, Path file, List<TraceFile.Line> lines, TraceGame game) {
        var quirk = game.quirk().orElseThrow();
        out.println(
                name(file, lines)
                        + ", line "
                        + quirk.number()
                        + ": ruled differently: "
                        + quirk.text("what"));
    }

    private static String name(Path file, List<TraceFile.Line> lines) {
        return file + ", game " + lines.getFirst().json().path("game").asString("?");
    }
}

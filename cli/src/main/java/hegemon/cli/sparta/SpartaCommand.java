package hegemon.cli.sparta;

import hegemon.cli.JsonOption;
import hegemon.sparta.Setup;
import hegemon.sparta.search.Protocol;
import hegemon.sparta.search.Speed;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/** What the command line can do for Sparta; each method is a command of its name. */
@Command(
        name = "sparta",
        description = "Sparta.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            PerftCommand.class,
            MovesCommand.class,
            ApplyCommand.class,
            ThinkCommand.class,
            MatchCommand.class,
            LeagueCommand.class,
            TuneCommand.class,
            PuzzlesCommand.class,
            OpeningsCommand.class,
            StudyCommand.class,
            TrainCommand.class
        })
public final class SpartaCommand {
    @Spec private CommandSpec spec;

    @Command(
            description =
                    "Speaks with another program on standard input and output; see"
                            + " docs/sparta-protocol.md.")
    void engine(
            @Option(names = "--threads", description = "Threads (default: all cores).")
                    Optional<Integer> threads)
            throws IOException {
        int most = threads.orElse(Runtime.getRuntime().availableProcessors());
        new Protocol(Lines.standardInput(), spec.commandLine().getOut(), Math.clamp(most, 1, 64))
                .run();
    }

    @Command(
            description =
                    "Measures random playouts and perft: one thread, standard set-up, games cut at"
                            + " 300 moves, repetition and quiet limit off.")
    void bench(
            @Mixin JsonOption json,
            @Option(
                            names = "--time",
                            defaultValue = "3s",
                            description = "How long to measure each, after as long a warm-up.")
                    String time,
            @Option(
                            names = "--processor",
                            description =
                                    "Measure by processor time and not by the clock: on a busy"
                                            + " machine this tells what a free one does.")
                    boolean processor) {
        LongSupplier clock =
                processor
                        ? ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime
                        : System::nanoTime;
        var speed = Speed.measure(Setup.standard().position(), Spans.parse(time), clock);
        json.print(
                speed,
                String.format(
                        Locale.ROOT,
                        "playouts per second    %,12d%nmoves per second       %,12d%n"
                                + "perft nodes per second %,12d",
                        speed.playoutsPerSecond(),
                        speed.movesPerSecond(),
                        speed.perftNodesPerSecond()));
    }
}

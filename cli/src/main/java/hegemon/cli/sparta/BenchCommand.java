package hegemon.cli.sparta;

import hegemon.cli.ExitCode;
import hegemon.sparta.Setup;
import hegemon.sparta.search.Speed;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import tools.jackson.databind.json.JsonMapper;

import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.LongSupplier;

@Command(
        name = "bench",
        description =
                "Measures random playouts and perft: one thread, standard set-up, games cut at 300"
                        + " moves, repetition and quiet limit off.")
final class BenchCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(names = "--time", description = "How long to measure each, after as long a warm-up.")
    private String time = "3s";

    @Option(
            names = "--processor",
            description =
                    "Measure by processor time and not by the clock: on a busy machine this tells"
                            + " what a free one does.")
    private boolean processor;

    @Override
    public Integer call() {
        LongSupplier clock =
                processor
                        ? ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime
                        : System::nanoTime;
        var speed = Speed.measure(Setup.standard().position(), Spans.parse(time), clock);
        var out = spec.commandLine().getOut();
        if (json) out.println(JsonMapper.builder().build().writeValueAsString(speed));
        else
            out.printf(
                    Locale.ROOT,
                    "playouts per second    %,12d%nmoves per second       %,12d%n"
                            + "perft nodes per second %,12d%n",
                    speed.playoutsPerSecond(),
                    speed.movesPerSecond(),
                    speed.perftNodesPerSecond());
        return ExitCode.OK;
    }
}

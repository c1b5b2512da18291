package hegemon.cli.sparta;

import hegemon.cli.ExitCode;
import hegemon.sparta.search.Protocol;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.util.concurrent.Callable;

@Command(
        name = "engine",
        description =
                "Speaks with another program on standard input and output; see"
                        + " docs/sparta-protocol.md.")
final class EngineCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(names = "--threads", description = "Threads (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Override
    public Integer call() throws IOException {
        new Protocol(Lines.standardInput(), spec.commandLine().getOut(), Math.clamp(threads, 1, 64))
                .run();
        return ExitCode.OK;
    }
}

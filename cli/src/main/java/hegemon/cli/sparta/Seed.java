package hegemon.cli.sparta;

import picocli.CommandLine.Option;

/** {@code --seed}, of commands that play games. */
final class Seed {
    @Option(names = "--seed", description = "Another seed, other games.")
    private long seed = 1;

    long get() {
        return seed;
    }
}

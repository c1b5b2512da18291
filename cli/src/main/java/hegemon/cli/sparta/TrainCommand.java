package hegemon.cli.sparta;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.cli.Progress;
import hegemon.sparta.search.Net;
import hegemon.sparta.search.NetData;
import hegemon.sparta.search.NetTrainer;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;

@Command(
        name = "train",
        description = {
            "Learns a net from games of the engine against itself and writes it to a file, for"
                    + " engine:eval=net:FILE.",
            "The positions are kept in a file of their own, which is continued."
        })
final class TrainCommand implements Callable<Integer> {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_EPOCHS = 1_000;

    /** What {@code --json} prints: the mean square error on positions kept aside, by epoch. */
    record Result(int positions, List<Double> errors) {}

    @Mixin private JsonOption json;
    @Mixin private Seed seed;

    @Option(names = "--games", description = "Games in all.")
    private int games = 1_000;

    @Option(names = "--nodes", description = "Positions a move in these games.")
    private long nodes = 600;

    @Option(names = "--epochs", description = "How often all positions are learnt from.")
    private int epochs = 20;

    @Option(
            names = "--net",
            description = "An earlier net that plays these games; without one the features do.")
    private Optional<Path> net = Optional.empty();

    @Option(
            names = "--data",
            required = true,
            description = "The positions, to write or to continue.")
    private Path data;

    @Option(names = "--out", required = true, description = "The net.")
    private Path out;

    @Override
    public Integer call() {
        if (games < 1 || games > MOST_GAMES || nodes < 1 || epochs < 1 || epochs > MOST_EPOCHS)
            throw Complaint.usage(
                    "games are 1 to %d, nodes 1 or more, epochs 1 to %d"
                            .formatted(MOST_GAMES, MOST_EPOCHS));
        try {
            var report = learn();
            report.net().write(out);
            json.print(
                    new Result(report.positions(), report.errors()),
                    String.format(
                            Locale.ROOT,
                            "%d positions, mean square error on those kept aside %.5f",
                            report.positions(),
                            report.errors().getLast()));
        } catch (IOException e) {
            throw Complaint.cannot("cannot read or write a file: " + e.getMessage());
        }
        return ExitCode.OK;
    }

    private Optional<Net> teacher() throws IOException {
        return net.isPresent() ? Optional.of(Net.read(net.get())) : Optional.empty();
    }

    private NetTrainer.Report learn() throws IOException {
        var positions = new NetData(data);
        var err = json.err();
        try (var progress = Progress.of("games", games, err)) {
            positions.play(teacher(), games, nodes, seed.get(), progress::step);
        }
        try (var progress = Progress.of("epochs", epochs, err)) {
            return NetTrainer.train(
                    positions,
                    epochs,
                    seed.get(),
                    error -> progress.step(String.format(Locale.ROOT, "error %.5f", error)));
        }
    }
}

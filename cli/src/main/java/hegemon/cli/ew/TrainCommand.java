package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.earthwater.search.Training;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Learns what a campaign that begins promises. */
@Command(
        name = "train",
        description = {
            "Lets a player play games for two against itself and fits to them how likely each side"
                    + " is to win when a campaign begins.",
            "One game in ten is left out of the fit and tells what it is worth."
        },
        mixinStandardHelpOptions = true)
final class TrainCommand implements Callable<Integer> {
    private static final int LEFT_OUT = 10;

    @Mixin private Games games;

    @Option(
            names = "--player",
            defaultValue = "search:100",
            paramLabel = "SPEC",
            description = "Who plays: " + PlayerSpec.HELP + ". Default: ${DEFAULT-VALUE}.")
    private String player;

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "Where the weights are written.")
    private Path out;

    @Spec private CommandSpec spec;

    @SuppressWarnings("NullAway.Init") // picocli sets the fields
    TrainCommand() {}

    @Override
    public Integer call() {
        var who = PlayerSpec.parse(player);
        var played = games.played(spec, (game, own) -> Training.game(who, own));
        var fitted = Training.fit(samples(played, false));
        try {
            Files.writeString(out, fitted.print() + "\n");
        } catch (IOException e) {
            throw Complaint.cannot("cannot write " + out + ": " + e.getMessage());
        }
        var test = samples(played, true);
        spec.commandLine()
                .getOut()
                .printf(
                        Locale.ROOT,
                        "%d beginnings of campaigns; logarithmic loss on %d others: %.4f%n",
                        samples(played, false).size(),
                        test.size(),
                        Training.loss(fitted, test));
        return ExitCode.OK;
    }

    private static List<Training.Sample> samples(
            List<List<Training.Sample>> played, boolean leftOut) {
        return java.util.stream.IntStream.range(0, played.size())
                .filter(game -> (game % LEFT_OUT == 0) == leftOut)
                .mapToObj(played::get)
                .flatMap(List::stream)
                .toList();
    }
}

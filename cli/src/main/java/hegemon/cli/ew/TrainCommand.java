package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.search.Training;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;

/** Learns what a campaign that begins promises. */
@Command(
        name = "train",
        description = {
            "Lets a player play games for two against itself and fits to them how likely each side"
                    + " is to win when a campaign begins.",
            "One game in ten is left out of the fit and tells what it is worth."
        })
final class TrainCommand implements Callable<Integer> {
    private static final int LEFT_OUT = 10;

    @Mixin private Games games;

    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description = "Who plays: " + PlayerSpec.HELP + ".")
    private String player = "search:100";

    @Option(names = "--out", required = true, description = "Where the weights are written.")
    private Path out;

    @Mixin private JsonOption json;

    /**
     * What came of it.
     *
     * @param fitted beginnings of campaigns
     * @param loss the logarithmic one on the others
     */
    record Learnt(int fitted, int others, double loss) {
        String text() {
            return String.format(
                    Locale.ROOT,
                    "%d beginnings of campaigns; logarithmic loss on %d others: %.4f",
                    fitted,
                    others,
                    loss);
        }
    }

    @Override
    public Integer call() {
        var who = PlayerSpec.parse(player);
        var played = games.played((game, own) -> Training.game(who, own));
        var fitted = Training.fit(samples(played, false));
        try {
            Files.writeString(out, fitted.print() + "\n");
        } catch (IOException e) {
            throw Complaint.cannot("cannot write " + out + ": " + e.getMessage());
        }
        var others = samples(played, true);
        var learnt =
                new Learnt(
                        samples(played, false).size(),
                        others.size(),
                        Training.loss(fitted, others));
        json.print(learnt, () -> json.out().println(learnt.text()));
        return ExitCode.OK;
    }

    private static List<Training.Sample> samples(
            List<List<Training.Sample>> played, boolean leftOut) {
        return IntStream.range(0, played.size())
                .filter(game -> (game % LEFT_OUT == 0) == leftOut)
                .mapToObj(played::get)
                .flatMap(List::stream)
                .toList();
    }
}

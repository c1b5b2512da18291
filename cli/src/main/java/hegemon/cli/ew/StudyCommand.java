package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.Setup;
import hegemon.earthwater.search.Arena.Ending;
import hegemon.earthwater.search.Player;
import hegemon.earthwater.search.SoloGames;
import hegemon.table.Parse;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** How hard PERS.IA is: many solo games on all cores. */
@Command(name = "study", description = "Plays solo games on all cores and reports how they end.")
final class StudyCommand implements Callable<Integer> {

    @Mixin private Games games;

    @Option(
            names = "--greek",
            defaultValue = "greedy",
            description = "Who plays the Greeks: ${COMPLETION-CANDIDATES}. Default: greedy.")
    private SoloGames.Policy greek;

    @Option(
            names = "--playouts",
            description =
                    "How many playouts the search makes for each decision. Default: 100, with"
                            + " --greek best 1000.")
    private int playouts = 0;

    @Option(
            names = "--variant",
            paramLabel = "OPTION",
            description =
                    "A reading or handicap of the solo game, such as pass=phase, place=strict,"
                            + " target=road, handicap=beginner. May be repeated.")
    private List<String> variants = new ArrayList<>();

    @Mixin private JsonOption json;

    @Option(names = "--row", description = "Write one row of the table in docs/persia-study.md.")
    private boolean row;

    @Option(names = "--svg", description = "Draw the scores into this file.")
    private List<Path> charts = new ArrayList<>();

    @Override
    public Integer call() {
        if (playouts != 0 && (playouts < 1 || !greek.searches()))
            throw Complaint.usage("--playouts is at least 1, and goes with --greek search or best");
        var setup = setup();
        var endings = games.played((game, own) -> play(setup, own));
        var study = new Study(setup.print(), name(), games.seed(), endings);
        for (Path chart : charts) draw(study, chart);
        var out = json.out();
        json.print(study.json(), () -> out.print(row ? StudyRow.of(study) + "\n" : study.text()));
        return ExitCode.OK;
    }

    private String name() {
        var name = greek.name().toLowerCase(Locale.ROOT);
        return playouts == 0 ? name : name + " " + playouts;
    }

    private Setup setup() {
        var words = new ArrayList<>(List.of("solo"));
        words.addAll(variants);
        return switch (Setup.parse(String.join(" ", words))) {
            case Parse.Parsed<Setup>(var setup) -> setup;
            case Parse.Refused<Setup>(var why) -> throw Complaint.usage(why.toString());
        };
    }

    private Ending play(Setup setup, long gameSeed) {
        return playouts == 0
                ? SoloGames.play(setup, greek, gameSeed)
                : SoloGames.play(setup, Player.search(playouts), gameSeed);
    }

    private static void draw(Study study, Path file) {
        try {
            Files.writeString(file, StudyChart.of(study));
        } catch (IOException e) {
            throw Complaint.cannot("cannot write " + file + ": " + e.getMessage());
        }
    }
}

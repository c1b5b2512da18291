package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.Setup;
import hegemon.earthwater.search.Arena;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.concurrent.Callable;

/** Players against each other, or against PERS.IA. */
@Command(
        name = "match",
        description = {
            "Plays games between two players on all cores and tells how often the first, who is"
                    + " given as --greek, wins.",
            "Players: " + PlayerSpec.HELP + ". As --persia also: persia, the solo automaton."
        })
final class MatchCommand implements Callable<Integer> {
    private static final String AUTOMATON = "persia";

    @Option(names = "--greek", required = true, paramLabel = "SPEC", description = "The Greeks.")
    private String greek;

    @Option(
            names = "--persia",
            required = true,
            paramLabel = "SPEC",
            description = "The Persians; “persia” is the automaton of the solo game.")
    private String persian;

    @Mixin private Games games;

    @Option(
            names = "--swap",
            description = "Change sides every game; the result is still that of the first player.")
    private boolean swap;

    @Option(names = "--cheap-fleets", description = "A Persian fleet costs 1 talent (EW-4.3).")
    private boolean cheapFleets;

    @Mixin private JsonOption json;

    @Override
    public Integer call() {
        boolean solo = persian.equals(AUTOMATON);
        if (solo && (swap || cheapFleets))
            throw Complaint.usage("--swap and --cheap-fleets are for two players, not for PERS.IA");
        var endings = solo ? againstPersia() : againstEachOther();
        var result = new MatchResult(greek, persian, swap, games.seed(), endings);
        json.print(result.json(), () -> json.out().println(result.text()));
        return ExitCode.OK;
    }

    private List<Arena.Ending> againstPersia() {
        var player = PlayerSpec.parse(greek);
        var arena = new Arena(setup("solo"), player, player);
        return games.played((game, own) -> arena.play(own));
    }

    private List<Arena.Ending> againstEachOther() {
        var setup = setup(cheapFleets ? "two-player cheap-fleets" : "two-player");
        var first = PlayerSpec.parse(greek);
        var second = PlayerSpec.parse(persian);
        var straight = new Arena(setup, first, second);
        var swapped = new Arena(setup, second, first);
        return games.played((game, own) -> (swap && game % 2 == 1 ? swapped : straight).play(own));
    }

    private static Setup setup(String text) {
        return Setup.parse(text).orThrow();
    }
}

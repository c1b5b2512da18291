package hegemon.cli.ew;

import hegemon.cli.Complaint;
import hegemon.cli.ExitCode;
import hegemon.cli.JsonOption;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.search.Forecast;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.List;
import java.util.concurrent.Callable;

/** How far the adviser's probabilities can be trusted. */
@Command(
        name = "calibrate",
        description = {
            "Asks the adviser at a decision somewhere in each of many games, lets good players"
                    + " play on, and compares what it said with what came of it.",
            "Without --two-player the games are solo games of all readings and handicaps."
        })
final class CalibrateCommand implements Callable<Integer> {
    /** From the first word of the adviser to its last. */
    private static final List<Integer> STEPS = List.of(1_500, 6_000, 30_000);

    private static final List<String> SOLO =
            List.of(
                    "solo",
                    "solo pass=phase",
                    "solo place=letter",
                    "solo place=strict",
                    "solo target=road",
                    "solo handicap=beginner",
                    "solo handicap=expert");

    private static final List<String> TWO_PLAYER = List.of("two-player", "two-player cheap-fleets");

    @Mixin private Games games;

    @Option(names = "--two-player", description = "Games for two, by the machine on both sides.")
    private boolean twoPlayer;

    @Option(
            names = "--persia",
            description = "The Persians are advised, not the Greeks; with --two-player only.")
    private boolean persia;

    @Mixin private JsonOption json;

    @Override
    public Integer call() {
        if (persia && !twoPlayer) throw Complaint.usage("--persia goes with --two-player");
        var side = persia ? Side.PERSIA : Side.GREECE;
        var setups = twoPlayer ? TWO_PLAYER : SOLO;
        var forecasts =
                games.played((game, seed) -> Forecast.made(setup(setups, game), side, STEPS, seed));
        var trust = new Trust(!twoPlayer, side, games.seed(), STEPS, forecasts);
        json.print(trust.json(), () -> json.out().print(trust.text()));
        return ExitCode.OK;
    }

    private static Setup setup(List<String> setups, long game) {
        return Setup.parse(setups.get((int) (game % setups.size()))).orThrow();
    }
}

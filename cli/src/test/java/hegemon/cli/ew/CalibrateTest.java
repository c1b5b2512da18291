package hegemon.cli.ew;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.cli.ExitCode;
import hegemon.cli.Main;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.search.Calibration;
import hegemon.earthwater.search.Forecast;

import org.junit.jupiter.api.Test;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.stream.IntStream;

class CalibrateTest {
    private static Forecast forecast(double share, double result) {
        return new Forecast(Side.GREECE, 3, List.of(share), result);
    }

    @Test
    void theErrorIsTheMeanSquareOfTheMisses() {
        var forecasts = List.of(forecast(0.5, 1), forecast(0.2, 0));
        var predictions = Predictions.of(forecasts, 0, each -> new Calibration(1));
        assertThat(predictions.error()).isCloseTo((0.25 + 0.04) / 2, within(1e-9));
        assertThat(predictions.predicted()).isCloseTo(0.35, within(1e-9));
        assertThat(predictions.won()).isEqualTo(0.5);
    }

    @Test
    void predictionsThatSayAboutTheSameAreHeldAgainstTheirResultsTogether() {
        var forecasts =
                List.of(forecast(0, 0), forecast(0.31, 0), forecast(0.39, 1), forecast(1, 1));
        var bins = Predictions.of(forecasts, 0, each -> new Calibration(1)).bins();
        assertThat(bins).extracting(Predictions.Bin::from).containsExactly(0, 30, 90);
        assertThat(bins).extracting(Predictions.Bin::count).containsExactly(1, 2, 1);
        assertThat(bins.get(1).predicted()).isCloseTo(0.35, within(1e-9));
        assertThat(bins.get(1).won()).isEqualTo(0.5);
    }

    /** Half of the playouts won, three of four games won: odds of one become odds of three. */
    @Test
    void theBestFactorPredictsAsMuchAsWasWon() {
        var forecasts =
                IntStream.range(0, 8).mapToObj(i -> forecast(0.5, i % 4 == 0 ? 0 : 1)).toList();
        var trust = new Trust(true, Side.GREECE, 1, List.of(100), forecasts);
        assertThat(trust.campaigns().getFirst().bestFactor()).isCloseTo(3, within(1e-6));
        assertThat(trust.text())
                .startsWith("solo, advice for Greece: 8 decisions, seed 1, won 75.0 %");
        assertThat(trust.json()).containsEntry("decisions", 8).containsEntry("won", 0.75);
    }

    @Test
    void onlyTheGreeksNeedAdviceAgainstTheAutomaton() {
        var err = new StringWriter();
        int code =
                Main.run(
                        new String[] {"ew", "calibrate", "--persia"},
                        new PrintWriter(new StringWriter()),
                        new PrintWriter(err));
        assertThat(code).isEqualTo(ExitCode.USAGE);
        assertThat(err.toString()).contains("--persia goes with --two-player");
    }
}

package hegemon.earthwater.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hegemon.earthwater.EarthWater;
import hegemon.earthwater.Position;
import hegemon.earthwater.Setup;
import hegemon.earthwater.board.Side;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.SplittableRandom;

class CalibrationTest {
    @Test
    void theOddsAreMultiplied() {
        var calibration = new Calibration(4);
        assertThat(calibration.winning(0.5)).isCloseTo(0.8, within(1e-9));
        assertThat(calibration.winning(0.2)).isCloseTo(0.5, within(1e-9));
        assertThat(calibration.winning(0)).isZero();
        assertThat(calibration.winning(1)).isOne();
    }

    @Test
    void theFactorIsTheLargerTheMoreIsToCome() {
        for (int campaign = 3; campaign < Position.LAST_CAMPAIGN; campaign++)
            assertThat(Calibration.of(true, Side.GREECE, campaign).factor())
                    .isGreaterThan(Calibration.of(true, Side.GREECE, campaign + 1).factor());
        assertThat(Calibration.of(true, Side.GREECE, Position.LAST_CAMPAIGN).factor())
                .isGreaterThan(1);
    }

    @ParameterizedTest
    @EnumSource
    void adviceSpeaksOfProbabilitiesAndNotOfPlayouts(Side side) {
        var random = new SplittableRandom(1);
        var state = new EarthWater().start("two-player").orThrow();
        while (!(state.turn() instanceof Turn.Of(var seats) && seats.contains(side.seat())))
            state = Dealer.stepped(state, random);
        var calibration = Calibration.of(false, side, state.position().campaign());
        assertThat(new MonteCarlo(state, side.seat(), 1).run(100, () -> false).advice())
                .allMatch(move -> move.winning() == calibration.winning(move.share()));
    }

    @Test
    void aForecastIsMadeInTheMiddleOfAGameAndJudgedByItsEnd() {
        var steps = List.of(20, 40);
        var forecast = Forecast.made(Setup.SOLO, Side.GREECE, steps, 5);
        assertThat(forecast).isEqualTo(Forecast.made(Setup.SOLO, Side.GREECE, steps, 5));
        assertThat(forecast.shares()).hasSize(2).allMatch(share -> share >= 0 && share <= 1);
        assertThat(forecast.result()).isIn(0.0, 0.5, 1.0);
        assertThat(forecast.campaign()).isBetween(3, 5);
    }
}

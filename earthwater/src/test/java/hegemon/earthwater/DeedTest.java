package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.table.Outcome;

import org.junit.jupiter.api.Test;

import java.util.List;

class DeedTest {
    private static final Position START = Position.start(Setup.SOLO);

    private static EarthWaterState at(Position position) {
        return EarthWaterState.of(position, new Stage.Over(Outcome.won(GREECE.seat(), "EW-8.3")));
    }

    @Test
    void aQuietVictoryHoldsAthensAndHomeWithoutHeroes() {
        assertThat(Deed.in(List.of(at(START))))
                .containsExactly(Deed.VICTORY, Deed.ATHENAI, Deed.HOME, Deed.UNAIDED);
    }

    @Test
    void whatIsLostOnTheWayCountsAndWhatIsTakenToo() {
        var board = START.board();
        var raided = START.with(board.armies(PERSIA, City.ATHENAI, 1)).scored(2);
        var asia =
                START.with(
                        board.armies(PERSIA, City.ABYDOS, -3)
                                .armies(GREECE, City.ABYDOS, 2)
                                .withBridge(false));
        assertThat(Deed.in(List.of(at(raided), at(asia))))
                .contains(Deed.ASIA, Deed.BRIDGE, Deed.COMEBACK)
                .doesNotContain(Deed.HOME, Deed.EMPIRE);
    }

    @Test
    void theEndDecidesOnIslesSeaAndTriumph() {
        var board = START.board();
        var end =
                START.with(
                                board.armies(GREECE, City.NAXOS, 1)
                                        .armies(GREECE, City.ERETRIA, 1)
                                        .fleets(GREECE, City.NAXOS, 3))
                        .scored(-8);
        assertThat(Deed.in(List.of(at(START), at(end))))
                .contains(Deed.ISLES, Deed.SEA, Deed.TRIUMPH);
        assertThat(Deed.in(List.of(at(end), at(START))))
                .doesNotContain(Deed.ISLES, Deed.SEA, Deed.TRIUMPH);
    }
}

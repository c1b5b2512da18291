package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.earthwater.board.City;
import hegemon.table.Chance;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Outcome;
import hegemon.table.Turn;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;

class DeedTest {
    private static final EarthWater GAME = new EarthWater();
    private static final Chance CHANCE = Chance.ofHex("5a".repeat(Chance.SECRET_BYTES));
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

    /** The text of a log is enough: games of before there were deeds count. */
    @Test
    void theDeedsAreFoundFromTheLogAlone() {
        var match = won();
        var text = match.log().print();
        var again = Match.replay(GAME, Log.parse(text).orThrow()).orThrow();
        assertThat(Deed.in(course(again))).isEqualTo(Deed.in(course(match))).contains(Deed.VICTORY);
    }

    private static List<EarthWaterState> course(
            Match<EarthWaterState, Move, EarthWaterView> match) {
        return match.course().stream().map(stop -> stop.state()).toList();
    }

    /** The first of random games that the Greeks win, by readings that are easy for them. */
    private static Match<EarthWaterState, Move, EarthWaterView> won() {
        for (long seed = 0; seed < 1_000; seed++) {
            var match = randomGame(seed);
            if (match.turn() instanceof Turn.Over(var outcome)
                    && outcome.winners().contains(GREECE.seat())) return match;
        }
        throw new AssertionError("no random game was won");
    }

    private static Match<EarthWaterState, Move, EarthWaterView> randomGame(long seed) {
        var random = new Random(seed);
        var match = Match.start(GAME, "solo pass=phase limit=every handicap=beginner").orThrow();
        while (!(match.turn() instanceof Turn.Over)) {
            if (match.turn() instanceof Turn.Chance) {
                match = match.draw(CHANCE);
                continue;
            }
            var moves = match.state().moves(GREECE.seat());
            var move = GAME.print(moves.get(random.nextInt(moves.size())));
            match = match.submit(GREECE.seat(), move).orThrow();
        }
        return match;
    }
}

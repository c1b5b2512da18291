package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Outcome;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** EW-8: scoring, and the ends of the game. */
final class Scoring {
    private Scoring() {}

    static EarthWaterState score(Position position) {
        var loser = beaten(position.board());
        if (loser.isPresent())
            return over(position, Outcome.won(loser.get().enemy().seat(), "EW-8.2"));
        int greek = points(position, GREECE);
        int persian = points(position, PERSIA);
        return endOfCampaign(
                position.scored(persian - greek)
                        .noting(Note.of("EW-8.1", "scored", greek, persian)),
                "EW-8.3");
    }

    /** EW-8.2: the Greek side's loss first. */
    static Optional<Side> beaten(Board board) {
        return Arrays.stream(Side.values()).filter(side -> majorsLost(board, side)).findFirst();
    }

    private static boolean majorsLost(Board board, Side side) {
        return City.ALL.stream()
                .filter(city -> city.isMajorOf(side))
                .allMatch(city -> board.controls(side.enemy(), city));
    }

    static int points(Position position, Side side) {
        return counting(position, side).stream().mapToInt(City::points).sum();
    }

    /** EW-8.1: a side's cities; while the Acropolis is on fire Athenai scores for nobody. */
    static List<City> counting(Position position, Side side) {
        boolean burnt = position.acropolis() == position.campaign();
        return City.ALL.stream()
                .filter(city -> position.board().controls(side, city))
                .filter(city -> city != City.ATHENAI || !burnt)
                .toList();
    }

    /** EW-3, EW-8.3. */
    static EarthWaterState endOfCampaign(Position position, String rule) {
        if (position.campaign() < Position.LAST_CAMPAIGN)
            return Preparation.begin(position.nextCampaign());
        if (position.score() == 0) return over(position, Outcome.drawn(rule));
        return over(position, Outcome.won((position.score() > 0 ? PERSIA : GREECE).seat(), rule));
    }

    private static EarthWaterState over(Position position, Outcome outcome) {
        return EarthWaterState.of(position, new Stage.Over(outcome));
    }
}

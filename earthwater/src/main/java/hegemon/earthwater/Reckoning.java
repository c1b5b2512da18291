package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.EarthWaterView.Loss;
import hegemon.earthwater.EarthWaterView.Reckoned;
import hegemon.earthwater.EarthWaterView.Worth;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Hunger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Supply (EW-7) and scoring (EW-8) as if the campaign ended now. */
final class Reckoning {
    private final Position position;
    private final List<Loss> losses = new ArrayList<>();

    private Reckoning(Position position) {
        this.position = position;
    }

    static Reckoned of(Position position) {
        var reckoning = new Reckoning(position);
        var left = reckoning.supplied(position.board(), PERSIA);
        return reckoning.scored(reckoning.supplied(left, GREECE));
    }

    private Board supplied(Board board, Side side) {
        var left = position.solo() && side == PERSIA ? starved(board) : chosen(board, side);
        var kept = left;
        for (City city : Roads.cutOff(left, side)) {
            int armies = left.armies(side, city);
            losses.add(new Loss(side.seat().name(), city.label(), armies, "EW-7.5"));
            kept = kept.armies(side, city, -armies);
        }
        return kept;
    }

    /** EW-S5.2: PERS.IA has no choice. */
    private Board starved(Board board) {
        var hunger = Hunger.of(board);
        hunger.removed().stream()
                .collect(
                        Collectors.groupingBy(
                                city -> city, java.util.LinkedHashMap::new, Collectors.counting()))
                .forEach(
                        (city, armies) ->
                                losses.add(
                                        new Loss(
                                                PERSIA.seat().name(),
                                                city.label(),
                                                armies.intValue(),
                                                "EW-S5.2")));
        return hunger.afterAttrition();
    }

    /** EW-7.2: where is a choice; it is taken to cost as few points as can be. */
    private Board chosen(Board board, Side side) {
        int excess = board.excess(side);
        if (excess > 0) losses.add(new Loss(side.seat().name(), "", excess, "EW-7.2"));
        var cutOff = Roads.cutOff(board, side);
        var left = board;
        for (int i = 0; i < excess; i++) {
            var now = left;
            var cheapest =
                    City.ALL.stream()
                            .filter(city -> now.armies(side, city) > 0)
                            .filter(city -> side == GREECE || !city.isMajorOf(PERSIA))
                            .min(
                                    Comparator.comparingInt(
                                            city ->
                                                    cutOff.contains(city)
                                                            ? -1
                                                            : cost(now, side, city)));
            left = left.armies(side, cheapest.orElseThrow(), -1);
        }
        return left;
    }

    private static int cost(Board board, Side side, City city) {
        return board.armies(side, city) > 1 || city.isMajorOf(side) ? 0 : city.points();
    }

    private Reckoned scored(Board board) {
        var ended = position.with(board);
        var loser = Scoring.beaten(board);
        int greek = Scoring.points(ended, GREECE);
        int persian = Scoring.points(ended, PERSIA);
        return new Reckoned(
                List.copyOf(losses),
                Arrays.stream(Side.values()).flatMap(side -> worth(ended, side)).toList(),
                greek,
                persian,
                ended.scored(persian - greek).score(),
                loser.map(side -> side.enemy().seat().name()).orElse(""));
    }

    private static Stream<Worth> worth(Position ended, Side side) {
        return Scoring.counting(ended, side).stream()
                .map(city -> new Worth(side.seat().name(), city.label(), city.points()));
    }
}

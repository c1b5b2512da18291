package hegemon.server.web.earthwater;

import static java.util.stream.Collectors.joining;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.earthwater.persia.Hunger;
import hegemon.server.web.book.Figure;
import hegemon.server.web.book.WrongFigure;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** What a figure of the book of 300 says of its map, counted on the map. */
record EarthWaterCounts(Figure figure, Board board) {
    String of(String key, List<String> words) {
        return switch (key) {
            case "control" ->
                    board.control(city(words.getFirst()))
                            .map(it -> it.seat().toString())
                            .orElse("nobody");
            case "supplied" ->
                    Roads.isSupplied(board, side(words.get(0)), city(words.get(1))) ? "yes" : "no";
            case "attrition" ->
                    Hunger.of(board).removed().stream().map(City::label).collect(joining(" "));
            default -> String.valueOf(number(key, words));
        };
    }

    private int number(String key, List<String> words) {
        var side = side(words.getFirst());
        return switch (key) {
            case "armies" -> board.armies(side, city(words.get(1)));
            case "points" -> sum(city -> board.controls(side, city), City::points);
            // EW-7.2: what lies in the major cities of the Persians does not count
            case "outside" -> sum(city -> !city.isMajorOf(side), city -> board.armies(side, city));
            case "food" ->
                    sum(city -> !city.isMajorOf(side) && board.controls(side, city), City::food);
            case "excess" -> board.excess(side);
            default -> throw new WrongFigure(figure, "has no use for " + key);
        };
    }

    private static int sum(Predicate<City> where, ToIntFunction<City> what) {
        return City.ALL.stream().filter(where).mapToInt(what).sum();
    }

    City city(String name) {
        return City.named(name).orElseThrow(() -> new WrongFigure(figure, "no city " + name));
    }

    Side side(String name) {
        for (Side side : Side.values()) if (side.seat().toString().equals(name)) return side;
        throw new WrongFigure(figure, "no side " + name);
    }
}

package hegemon.server.web.sparta;

import hegemon.server.web.book.Figure;
import hegemon.server.web.book.WrongFigure;
import hegemon.sparta.Position;
import hegemon.sparta.Side;
import hegemon.sparta.SpartaState;
import hegemon.sparta.Square;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a figure of Sparta's book says in numbers beside its moves, counted on the board: {@code
 * pieces: north = 1} and {@code cities: south = 5} when it is over, {@code cities: south 5 = 2} on
 * one rank; {@code on: 4 south = 2} the pieces on a rank or a file, {@code beside: e3 south = 5}
 * those around a square, {@code at: d4 = f} what stands there (as in SP-7.1, or nothing); {@code
 * city: b5 = south}; {@code steps: d5 g7 = 3}; {@code taken: last = 2}; {@code turns: all = 100};
 * {@code changes: d6 = 12} how often a city changed hands; {@code times: last = 3} how often the
 * last position stood there; {@code leaves: f3 = 2} how often a piece went from there; {@code
 * marks: all = 2}.
 *
 * @param game the states from the first to the last
 */
record SpartaCounts(Figure figure, List<SpartaState> game) {
    void check() {
        for (Figure.Line line : figure.lines()) {
            int equals = line.value().indexOf(" = ");
            if (equals < 0) continue;
            var words = List.of(line.value().substring(0, equals).split(" "));
            figure.expect(
                    line.key() + " " + line.value(),
                    line.value().substring(equals + 3),
                    counted(line.key(), words));
        }
    }

    private String counted(String key, List<String> words) {
        return switch (key) {
            case "pieces" -> String.valueOf(end().count(side(words.getFirst())));
            case "cities" -> String.valueOf(cities(words));
            case "on" -> String.valueOf(pieces(words, it -> isOn(it, words.getFirst())));
            case "beside" -> {
                var square = square(words.getFirst());
                yield String.valueOf(pieces(words, it -> apart(it, square) == 1));
            }
            case "at" -> at(square(words.getFirst()));
            case "city" -> name(owner(end(), words.getFirst()));
            case "steps" -> String.valueOf(apart(square(words.get(0)), square(words.get(1))));
            case "taken" ->
                    String.valueOf(game.getLast().last().orElseThrow().captured().keySet().size());
            case "turns" -> String.valueOf(game.size() - 1);
            case "changes" -> String.valueOf(changes(words.getFirst()));
            case "times" ->
                    String.valueOf(game.stream().filter(it -> it.position().equals(end())).count());
            case "leaves" -> String.valueOf(leaves(square(words.getFirst())));
            case "marks" ->
                    String.valueOf(
                            figure.values("mark").stream()
                                    .flatMap(it -> Stream.of(it.split(" ")))
                                    .count());
            default -> throw new WrongFigure(figure, "has no use for " + key);
        };
    }

    private Position end() {
        return game.getLast().position();
    }

    private long cities(List<String> words) {
        return end().cities().entrySet().stream()
                .filter(it -> it.getValue() == side(words.getFirst()))
                .filter(it -> words.size() < 2 || isOn(it.getKey(), words.get(1)))
                .count();
    }

    private long pieces(List<String> words, Predicate<Square> where) {
        return end().pieces().entrySet().stream()
                .filter(it -> it.getValue().side() == side(words.get(1)))
                .map(Map.Entry::getKey)
                .filter(where)
                .count();
    }

    private String at(Square square) {
        var piece = end().pieces().get(square);
        return piece == null ? "nothing" : String.valueOf(piece.letter());
    }

    private long leaves(Square square) {
        return game.stream()
                .flatMap(it -> it.last().stream())
                .filter(it -> it.way().getFirst().equals(square))
                .count();
    }

    private int changes(String city) {
        int changes = 0;
        for (int n = 1; n < game.size(); n++)
            if (owner(game.get(n).position(), city) != owner(game.get(n - 1).position(), city))
                changes++;
        return changes;
    }

    private Side owner(Position position, String city) {
        var owner = position.cities().get(square(city));
        if (owner == null) throw new WrongFigure(figure, city + " is no city");
        return owner;
    }

    private static boolean isOn(Square square, String line) {
        return square.toString().startsWith(line) || square.toString().substring(1).equals(line);
    }

    private static int apart(Square one, Square other) {
        return Math.max(Math.abs(one.file() - other.file()), Math.abs(one.rank() - other.rank()));
    }

    private Square square(String name) {
        return SpartaFigures.square(figure, name);
    }

    private static String name(Side side) {
        return side.toString().toLowerCase(Locale.ROOT);
    }

    private static Side side(String name) {
        return Side.valueOf(name.toUpperCase(Locale.ROOT));
    }
}

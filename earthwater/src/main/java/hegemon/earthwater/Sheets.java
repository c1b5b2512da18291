package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.EarthWaterView.Face;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.persia.Action;
import hegemon.earthwater.persia.Sheet;

import java.util.List;
import java.util.stream.IntStream;

/** The player's aid of the solo game as the page shows it. */
final class Sheets {
    private Sheets() {}

    static EarthWaterView.Sheet of(Position position) {
        if (!position.solo()) return new EarthWaterView.Sheet("", List.of());
        var board = position.board();
        var reading = position.setup().reading();
        var sheet = Sheet.of(board, position.score(), reading, !position.hand(PERSIA).isEmpty());
        var situation = sheet.situation().name();
        if (position.persiaDone()) return new EarthWaterView.Sheet(situation, List.of(done()));
        return new EarthWaterView.Sheet(
                situation,
                sheet.unrolled()
                        .map(action -> List.of(face(0, action, board)))
                        .orElseGet(() -> faces(sheet, board)));
    }

    private static Face done() {
        return new Face(0, "done", List.of(), "", "", 0, 0, Action.Battle.NONE.label());
    }

    private static List<Face> faces(Sheet sheet, Board board) {
        return IntStream.range(0, sheet.faces().size())
                .mapToObj(index -> face(index + 1, sheet.faces().get(index), board))
                .toList();
    }

    private static Face face(int die, Action action, Board before) {
        return new Face(
                die,
                action.act().label(),
                action.tried().stream().map(Action.Act::label).toList(),
                action.origin().map(City::label).orElse(""),
                action.target().map(City::label).orElse(""),
                action.target().map(city -> gained(action, before, city)).orElse(0),
                action.target()
                        .map(
                                city ->
                                        action.board().fleets(PERSIA, city)
                                                - before.fleets(PERSIA, city))
                        .orElse(0),
                action.battle().label());
    }

    private static int gained(Action action, Board before, City city) {
        return action.board().armies(PERSIA, city) - before.armies(PERSIA, city);
    }
}

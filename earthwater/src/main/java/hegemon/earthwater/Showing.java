package hegemon.earthwater;

import hegemon.earthwater.EarthWaterView.Change;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.ArrayList;
import java.util.List;

/** What the map and the tracks beside it show at a moment. */
public record Showing(Board board, int campaign, int score) {
    Showing with(Board other) {
        return new Showing(other, campaign, score);
    }

    /** What must be done to a map that shows another moment, so that it shows this one. */
    List<Change> since(Showing before) {
        var changes = new ArrayList<Change>();
        if (!board.equals(before.board)) {
            for (Side side : Side.values())
                for (Piece piece : Piece.values())
                    changes.addAll(new Transfer(before.board, board, side, piece).changes());
            changes.addAll(controlsSince(before.board));
            if (board.bridge() != before.board.bridge())
                changes.add(Change.set("bridge", board.bridge() ? 1 : 0));
        }
        if (campaign != before.campaign) changes.add(Change.set("campaign", campaign));
        if (score != before.score) changes.add(Change.set("score", score));
        return List.copyOf(changes);
    }

    private List<Change> controlsSince(Board before) {
        return City.ALL.stream()
                .filter(city -> !board.control(city).equals(before.control(city)))
                .map(city -> new Change("control", Views.control(board, city), "", city.label(), 0))
                .toList();
    }

    /** The pieces of one kind: those that left a city go to the next one that got some. */
    private record Transfer(Board before, Board after, Side side, Piece piece) {
        private static final String OFF_THE_MAP = "";

        List<Change> changes() {
            var changes = new ArrayList<Change>();
            var left = cities(-1);
            var reached = cities(1);
            for (int i = 0; i < Math.max(left.size(), reached.size()); i++)
                add(
                        changes,
                        i < left.size() ? left.get(i) : OFF_THE_MAP,
                        i < reached.size() ? reached.get(i) : OFF_THE_MAP);
            return changes;
        }

        /** The cities that lost pieces, or got some: each once for every piece. */
        private List<String> cities(int sign) {
            var cities = new ArrayList<String>();
            for (City city : City.ALL) {
                int more = after.pieces(piece, side, city) - before.pieces(piece, side, city);
                for (int i = 0; i < sign * more; i++) cities.add(city.label());
            }
            return cities;
        }

        /** Pieces that go the same way go together. */
        private void add(List<Change> changes, String from, String to) {
            var one = new Change(piece.label(), side.seat().name(), from, to, 1);
            if (!changes.isEmpty() && changes.getLast().isSameWay(one))
                changes.addLast(changes.removeLast().andOne());
            else changes.add(one);
        }
    }
}

package hegemon.cli.ew;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.Card;
import hegemon.earthwater.Position;
import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The state of a question and of its answer: a position between two operations. */
record PersiaPosition(Board board, int score, int campaign, int hand, int greekHand) {
    private static final int MOST_PIECES = 999_999;
    private static final int KINDS = 4;

    static PersiaPosition read(JsonNode question) {
        var json = question.path("state");
        if (!json.isObject()) throw new WrongQuestion("“state” is an object");
        var position =
                new PersiaPosition(
                        board(json),
                        number(json, "vp", -Position.TRACK_END, Position.TRACK_END),
                        number(json, "campaign", 3, Position.LAST_CAMPAIGN),
                        number(json, "hand", 0, Card.COUNT),
                        number(json, "greekHand", 0, Card.COUNT));
        position.requirePossible();
        return position;
    }

    private static int number(JsonNode json, String field, int least, int most) {
        var value = json.path(field);
        if (!value.isInt() || value.intValue() < least || value.intValue() > most)
            throw new WrongQuestion("“" + field + "” is a number from " + least + " to " + most);
        return value.intValue();
    }

    private static Board board(JsonNode json) {
        var units = json.path("u");
        if (!units.isObject())
            throw new WrongQuestion("“u” is an object with four counts for each city");
        var board = Board.empty().withBridge(number(json, "bridge", 0, 1) == 1);
        for (var entry : units.properties()) {
            var city =
                    City.named(entry.getKey())
                            .orElseThrow(
                                    () ->
                                            new WrongQuestion(
                                                    "there is no city “"
                                                            + entry.getKey()
                                                            + "”; the cities are "
                                                            + City.ALL));
            board = filled(board, city, entry.getValue());
        }
        return board;
    }

    private static Board filled(Board board, City city, JsonNode counts) {
        if (!counts.isArray() || counts.size() != KINDS) throw wrongCounts(city);
        var filled = board;
        int next = 0;
        for (Piece piece : Piece.values())
            for (Side side : Side.values()) {
                var count = counts.path(next++);
                if (!count.isInt() || count.intValue() < 0 || count.intValue() > MOST_PIECES)
                    throw wrongCounts(city);
                if (piece == Piece.FLEET && count.intValue() > 0 && !city.isPort())
                    throw new WrongQuestion(city + " has no port, so no fleet can lie there");
                filled = filled.plus(piece, side, city, count.intValue());
            }
        return filled;
    }

    private static WrongQuestion wrongCounts(City city) {
        return new WrongQuestion(
                "“"
                        + city
                        + "” has four counts from 0 to "
                        + MOST_PIECES
                        + ": Greek armies, Persian armies, Greek fleets, Persian fleets");
    }

    private void requirePossible() {
        for (City city : City.ALL)
            for (Piece piece : Piece.values())
                if (board.pieces(piece, GREECE, city) > 0 && board.pieces(piece, PERSIA, city) > 0)
                    throw new WrongQuestion(
                            "between two operations no city holds "
                                    + (piece == Piece.ARMY ? "armies" : "fleets")
                                    + " of both sides; "
                                    + city
                                    + " does");
        if (board.total(Piece.ARMY, GREECE) > GREECE.armies()
                || board.total(Piece.FLEET, GREECE) > GREECE.fleets())
            throw new WrongQuestion("the Greeks have at most 9 armies and 5 fleets (EW-1.5)");
        if (holdsGreece(board))
            throw new WrongQuestion("Persia holds Athenai and Sparta and has won (EW-S2.3)");
        if (hand + greekHand > Card.COUNT)
            throw new WrongQuestion("both hands together have at most 16 cards");
    }

    /** EW-S2.3. */
    static boolean holdsGreece(Board board) {
        return board.controls(PERSIA, City.ATHENAI) && board.controls(PERSIA, City.SPARTA);
    }

    PersiaPosition with(Board changed) {
        return new PersiaPosition(changed, score, campaign, hand, greekHand);
    }

    PersiaPosition withHands(int persian, int greek) {
        return new PersiaPosition(board, score, campaign, persian, greek);
    }

    Map<String, Object> json() {
        var json = new LinkedHashMap<String, Object>();
        json.put("u", units(board));
        json.put("bridge", board.bridge() ? 1 : 0);
        json.put("vp", score);
        json.put("campaign", campaign);
        json.put("hand", hand);
        json.put("greekHand", greekHand);
        return json;
    }

    /** Cities without units are left out. */
    static Map<String, List<Integer>> units(Board board) {
        var units = new LinkedHashMap<String, List<Integer>>();
        for (City city : City.ALL) {
            var here = new ArrayList<Integer>();
            for (Piece piece : Piece.values())
                for (Side side : Side.values()) here.add(board.pieces(piece, side, city));
            if (here.stream().anyMatch(count -> count > 0)) units.put(city.label(), here);
        }
        return units;
    }
}

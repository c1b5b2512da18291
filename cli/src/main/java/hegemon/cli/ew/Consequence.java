package hegemon.cli.ew;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Piece;
import hegemon.table.Arg;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A line that only shows what follows from the rules, beside what our rules did. */
record Consequence(TraceGame game, TraceLine line) {
    void battle() {
        var note = shown("battle");
        same("kind", line.text("kind"), Journal.name(note).substring("battle.".length()));
        same("at", line.city("at"), note.args().get(0));
        same("attacker", line.side("attacker"), note.args().get(1));
    }

    /** The dice of one round have been injected. */
    void round() {
        var note = shown("round");
        same("persia", Arg.of(spaced(line.numbers("persia"))), note.args().get(1));
        same("greece", Arg.of(spaced(line.numbers("greece"))), note.args().get(2));
        same("best", line.numbers("best"), List.of(number(note, 4), number(note, 3)));
        var city = cityOf(note.args().get(0));
        same("loss", line.numbers("loss"), game.step().losses(game.position(), city));
    }

    void separatePeace() {
        var note = shown("peace");
        same("persia", line.numbers("persia"), List.of(number(note, 0)));
        same("greece", line.numbers("greece"), List.of(number(note, 1)));
    }

    void score() {
        switch (line.text("why")) {
            case "cities" -> {
                var note = shown("scored");
                same("greece", line.number("greece"), number(note, 0));
                same("persia", line.number("persia"), number(note, 1));
                same("delta", line.number("delta"), number(note, 1) - number(note, 0));
            }
            case "evangelion", "great-king" -> {
                same("why", line.text("why"), game.lastEvent());
                boolean persian = shown("glory").args().get(0).equals(PERSIA);
                same("delta", line.number("delta"), persian ? 1 : -1);
            }
            default -> throw line.complaint("no such reason for points: " + line.text("why"));
        }
    }

    void discard() {
        var gone = new ArrayList<>(game.step().discarded(game.position(), line.side("side")));
        switch (line.text("why")) {
            case "king" -> same("side", line.side("side"), PERSIA);
            case "oracle" -> game.requireLastPlay(line);
            case "separate-peace" -> same("why", line.text("why"), game.lastEvent());
            default -> throw line.complaint("no such reason to discard: " + line.text("why"));
        }
        if (line.text("why").equals("oracle")) gone.removeIf(card -> card == game.lastCard());
        same("cards", line.numbers("cards").stream().sorted().toList(), gone);
    }

    void king() {
        same("who", "king." + line.text("who"), Journal.name(shown("king")));
        same("why", line.text("why"), game.lastDraw());
        same("army", line.text("army"), game.phase().equals("king-army") ? "map" : "reserve");
    }

    /** EW-4.7: pile and discards become the new pile. */
    void shuffle() {
        same("why", line.text("why"), "king");
        same("discards", List.of(), game.position().piles().discards());
    }

    /** What Defection of Thebes puts in Thebai. */
    void place() {
        var side = line.side("side");
        same("side", side, PERSIA);
        var placed = new TreeMap<City, Integer>();
        for (City city : City.ALL) {
            int armies = game.step().gained(game.position(), Piece.ARMY, side, city);
            if (armies != 0) placed.put(city, armies);
        }
        same("armies", line.counts("armies"), placed);
    }

    /** EW-7.5: all of a side at once, a note for each city. */
    void communication() {
        var side = line.side("side");
        var removed = new TreeMap<City, Integer>();
        for (var ignored : line.counts("armies").entrySet()) {
            var note = shown("cut-off");
            same("side", side, note.args().get(0));
            removed.put(cityOf(note.args().get(1)), number(note, 2));
        }
        same("armies", line.counts("armies"), removed);
    }

    void automaticPass() {
        same("side", line.side("side"), shown("no-card").args().get(0));
    }

    /** What goes with a retreat. */
    void retreat() {
        var side = line.side("side");
        var to = line.city("to");
        for (Piece piece : Piece.values()) {
            var field = piece == Piece.ARMY ? "armies" : "fleets";
            if (line.has(field))
                same(
                        field,
                        line.number(field),
                        game.step().gained(game.position(), piece, side, to));
        }
    }

    /** All Greek armies of Thebai leave it. */
    void relocation() {
        same("from", line.city("from"), City.THEBAI);
        int armies = game.step().before().board().armies(GREECE, City.THEBAI);
        if (line.has("armies")) same("armies", line.number("armies"), armies);
    }

    private static City cityOf(Arg argument) {
        return (City) argument;
    }

    private static String spaced(List<Integer> dice) {
        return dice.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private Note shown(String kind) {
        return game.shown(line, kind);
    }

    private static int number(Note note, int place) {
        return Integer.parseInt(Arg.plain(note.args().get(place)));
    }

    private void same(String what, Object expected, Object found) {
        line.same(what, expected, found);
    }
}

package hegemon.cli.ew;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Figure;
import hegemon.earthwater.Position;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Seat;
import hegemon.table.Turn;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A recorded snapshot beside our position. */
record Snapshot(TraceLine line, EarthWaterState state, Position position) {
    Snapshot(TraceLine line, EarthWaterState state) {
        this(line, state, state.position());
    }

    void compare() {
        if (state.turn() instanceof Turn.Chance(var due))
            throw new Difference(line, "phase", line.text("phase"), "a draw: " + due.purpose());
        same("to_act", line.optional("to_act"), toAct());
        same("phase", line.text("phase"), prompt().phase());
        comparePosition();
        if (!line.text("phase").equals("over")) // nothing is in force any more
        same("flags", words(line.json().path("flags")), flags());
        for (String amount : List.of("talents", "excess"))
            if (line.has(amount)) same(amount, line.number(amount), prompt().amount());
        if (line.has("cargo")) same("cargo", line.number("cargo"), prompt().cargo());
        if (line.has("at")) same("at", line.text("at"), prompt().at());
        if (line.text("phase").equals("operation"))
            same("passed", words(line.json().path("passed")), passed());
        if (line.has("legal")) new SnapshotLegal(line, state).compare();
    }

    /** All that lies on the table. */
    void comparePosition() {
        same("c", line.number("c"), position.campaign());
        same("vp", line.number("vp"), position.score());
        same("bridge", line.number("bridge"), position.board().bridge() ? 1 : 0);
        same("u", units(line.json().path("u")), PersiaPosition.units(position.board()));
        same("res", line.numbers("res"), reserves());
        for (Side side : Side.values()) {
            var cards = line.numbers("hands", Milestone.side(side.seat()));
            same("hands", cards.stream().sorted().toList(), position.hand(side).numbers());
        }
        same("deck", line.number("deck"), position.piles().pile().size());
        same(
                "discard",
                line.numbers("discard").stream().sorted().toList(),
                position.piles().discards().stream().sorted().toList());
        same("out", new TreeSet<>(line.texts("out")), figures());
    }

    private void same(String what, Object expected, Object found) {
        line.same(what, expected, found);
    }

    /** The side whose last turn was a pass. */
    private Set<String> passed() {
        var passed = new TreeSet<String>();
        state.junction()
                .filter(EarthWaterState.Junction::enemyPassed)
                .ifPresent(turn -> passed.add(Milestone.side(turn.side().enemy().seat())));
        return passed;
    }

    private hegemon.earthwater.EarthWaterView.Prompt prompt() {
        return state.view(Seat.SPECTATOR).prompt();
    }

    private String toAct() {
        return state.turn() instanceof Turn.Of(var seats) ? Milestone.side(seats.first()) : "";
    }

    private static Map<String, List<Integer>> units(JsonNode json) {
        var units = new TreeMap<String, List<Integer>>();
        for (var city : json.properties()) units.put(city.getKey(), numbers(city.getValue()));
        return units;
    }

    private List<Integer> reserves() {
        return List.of(
                position.reserve(Piece.ARMY, GREECE),
                position.reserve(Piece.ARMY, PERSIA),
                position.reserve(Piece.FLEET, GREECE),
                position.reserve(Piece.FLEET, PERSIA));
    }

    private Set<String> figures() {
        return position.figures().stream()
                .map(Figure::label)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private Set<String> flags() {
        var flags = new TreeSet<String>();
        for (String event : state.view(Seat.SPECTATOR).inForce())
            flags.add(event.equals("acropolis-budget") ? "acropolis" : event);
        if (!position.piles().aside().isEmpty()) flags.add("mines");
        return flags;
    }

    static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).toList();
    }

    static Set<String> words(JsonNode list) {
        return list.valueStream()
                .map(JsonNode::asString)
                .collect(Collectors.toCollection(TreeSet::new));
    }
}

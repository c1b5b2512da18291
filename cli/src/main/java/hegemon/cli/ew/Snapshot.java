package hegemon.cli.ew;

import static hegemon.earthwater.Side.GREECE;
import static hegemon.earthwater.Side.PERSIA;

import hegemon.cli.ew.TraceFile.Line;
import hegemon.earthwater.City;
import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Figure;
import hegemon.earthwater.Move;
import hegemon.earthwater.Piece;
import hegemon.earthwater.Position;
import hegemon.earthwater.Side;
import hegemon.table.Seat;
import hegemon.table.Turn;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A recorded snapshot beside our position. */
final class Snapshot {
    private final Line line;
    private final EarthWaterState state;
    private final Position position;

    Snapshot(Line line, EarthWaterState state) {
        this.line = line;
        this.state = state;
        this.position = state.position();
    }

    void compare() {
        if (state.turn() instanceof Turn.Chance(var due))
            throw new Difference(line, "phase", line.text("phase"), "a draw: " + due.purpose());
        same("to_act", line.text("to_act"), toAct());
        same("phase", line.text("phase"), prompt().phase());
        same("c", line.number("c"), position.campaign());
        same("vp", line.number("vp"), position.score());
        same("bridge", line.number("bridge"), position.board().bridge() ? 1 : 0);
        same("u", units(line.json().path("u")), units());
        same("res", numbers(line.json().path("res")), reserves());
        for (Side side : Side.values()) {
            var cards = line.json().path("hands").path(Milestone.side(side.seat()));
            same("hands", sorted(cards), position.hand(side).numbers());
        }
        same("deck", line.number("deck"), position.piles().pile().size());
        same(
                "discard",
                sorted(line.json().path("discard")),
                position.piles().discards().stream().sorted().toList());
        same("out", words(line.json().path("out")), figures());
        if (!line.text("phase").equals("over")) // nothing is in force any more
        same("flags", words(line.json().path("flags")), flags());
        for (String amount : List.of("talents", "excess"))
            if (line.json().has(amount)) same(amount, line.number(amount), prompt().amount());
        if (line.json().has("cargo")) same("cargo", line.number("cargo"), prompt().cargo());
        if (line.json().has("legal")) compareLegal(line.json().path("legal"));
    }

    private void same(String what, Object expected, Object found) {
        if (!expected.equals(found)) throw new Difference(line, what, expected, found);
    }

    private hegemon.earthwater.EarthWaterView.Prompt prompt() {
        return state.view(Seat.SPECTATOR).prompt();
    }

    private Optional<Seat> decider() {
        return state.turn() instanceof Turn.Of(var seats)
                ? Optional.of(seats.first())
                : Optional.empty();
    }

    private String toAct() {
        return decider().map(Milestone::side).orElse("");
    }

    private static Map<String, List<Integer>> units(JsonNode json) {
        var units = new TreeMap<String, List<Integer>>();
        for (var city : json.properties()) units.put(city.getKey(), numbers(city.getValue()));
        return units;
    }

    private Map<String, List<Integer>> units() {
        var units = new TreeMap<String, List<Integer>>();
        for (City city : City.ALL) {
            var here = new ArrayList<Integer>();
            for (Piece piece : Piece.values())
                for (Side side : Side.values())
                    here.add(position.board().pieces(piece, side, city));
            if (here.stream().anyMatch(count -> count > 0)) units.put(city.label(), here);
        }
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

    private static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).toList();
    }

    private static List<Integer> sorted(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).sorted().toList();
    }

    private static Set<String> words(JsonNode list) {
        return list.valueStream()
                .map(JsonNode::asString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private List<Move> moves() {
        return decider().map(state::moves).orElse(List.of());
    }

    private void compareLegal(JsonNode legal) {
        switch (line.text("phase")) {
            case "prep-cards", "mines-cards" ->
                    same("legal cards", legal.path("cards").asInt(), moves().size() - 1);
            case "prep-build", "mines-build" -> compareBuilding(legal);
            case "operation" -> compareOperation(legal);
            case "triremes-2" ->
                    same("legal sea", words(legal.path("sea")), origins(moves(), Move.Sail.class));
            case "supply-attrition", "king-army", "relocate-thebai" ->
                    same("legal cities", words(legal.path("cities")), cities(moves().stream()));
            default -> compareWindowOrRetreat(legal);
        }
    }

    private void compareBuilding(JsonNode legal) {
        same("legal armies", words(legal.path("armies")), raised(Piece.ARMY));
        same("legal fleets", words(legal.path("fleets")), raised(Piece.FLEET));
        boolean bridge = legal.path("bridge").asBoolean(false);
        if (!Tolerance.isUnguardedBridge(state))
            same("legal bridge", bridge, moves().contains(new Move.BuildBridge()));
    }

    private Set<String> raised(Piece piece) {
        return cities(
                moves().stream()
                        .filter(
                                move ->
                                        move instanceof Move.Raise raise
                                                && raise.piece() == piece));
    }

    private void compareOperation(JsonNode legal) {
        var expected = new TreeSet<Integer>(numbers(legal.path("events")));
        expected.removeIf(card -> Tolerance.isLeonidasTooDear(card, state));
        var found = new TreeSet<Integer>();
        for (Move move : moves())
            if (move instanceof Move.Play(var card, var as) && as == Move.As.EVENT) found.add(card);
        found.removeIf(card -> Tolerance.isLeonidasTooDear(card, state));
        same("legal events", expected, found);
        var movements = movements();
        same("legal land", roads(legal.path("land")), roads(movements));
        same("legal sea", words(legal.path("sea")), origins(movements, Move.Sail.class));
    }

    /** The movements that any card of the hand allows. */
    private List<Move> movements() {
        var seat = decider().orElseThrow();
        return moves().stream()
                .filter(move -> move instanceof Move.Play(var card, var as) && as == Move.As.MOVE)
                .findFirst()
                .map(move -> state.play(seat, move).moves(seat))
                .orElse(List.of());
    }

    private static Map<String, Set<String>> roads(JsonNode land) {
        var roads = new TreeMap<String, Set<String>>();
        for (var origin : land.properties()) roads.put(origin.getKey(), words(origin.getValue()));
        return roads;
    }

    private static Map<String, Set<String>> roads(List<Move> movements) {
        var roads = new TreeMap<String, Set<String>>();
        for (Move move : movements)
            if (move instanceof Move.March(var from, var to, var ignored))
                roads.computeIfAbsent(from.label(), origin -> new TreeSet<>()).add(to.label());
        return roads;
    }

    private static Set<String> origins(List<Move> movements, Class<Move.Sail> kind) {
        return movements.stream()
                .filter(kind::isInstance)
                .map(move -> kind.cast(move).from().label())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void compareWindowOrRetreat(JsonNode legal) {
        if (legal.has("cards")) {
            var found = new TreeSet<Integer>();
            for (Move move : moves()) if (move instanceof Move.React(var card)) found.add(card);
            same("legal cards", new TreeSet<>(numbers(legal.path("cards"))), found);
        }
        for (Move.Way way : Move.Way.values()) {
            var name = way == Move.Way.LAND ? "land" : "sea";
            if (legal.has(name)) same("legal " + name, words(legal.path(name)), havens(way));
        }
    }

    private Set<String> havens(Move.Way way) {
        return cities(
                moves().stream()
                        .filter(
                                move ->
                                        move instanceof Move.Retreat retreat
                                                && retreat.by() == way));
    }

    private static Set<String> cities(Stream<Move> moves) {
        return moves.flatMap(move -> city(move).stream())
                .map(City::label)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Optional<City> city(Move move) {
        return switch (move) {
            case Move.Raise(var ignored, var city) -> Optional.of(city);
            case Move.Remove(var city) -> Optional.of(city);
            case Move.Pay(var city) -> Optional.of(city);
            case Move.Relocate(var city) -> Optional.of(city);
            case Move.Retreat(var ignored, var city) -> Optional.of(city);
            default -> Optional.empty();
        };
    }
}

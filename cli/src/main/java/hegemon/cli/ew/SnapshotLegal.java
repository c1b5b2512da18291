package hegemon.cli.ew;

import hegemon.earthwater.EarthWaterState;
import hegemon.earthwater.Move;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.table.Seat;
import hegemon.table.Turn;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The recorded choices of a snapshot beside our legal moves. */
record SnapshotLegal(TraceLine line, EarthWaterState state) {
    private Optional<Seat> decider() {
        return state.turn() instanceof Turn.Of(var seats)
                ? Optional.of(seats.first())
                : Optional.empty();
    }

    private List<Move> moves() {
        return decider().map(state::moves).orElse(List.of());
    }

    void compare() {
        var legal = line.json().path("legal");
        switch (line.text("phase")) {
            case "prep-cards", "mines-cards" ->
                    line.same("legal cards", legal.path("cards").asInt(), moves().size() - 1);
            case "prep-build", "mines-build" -> compareBuilding(legal);
            case "operation" -> compareOperation(legal);
            case "triremes-2" ->
                    line.same(
                            "legal sea",
                            Snapshot.words(legal.path("sea")),
                            origins(moves(), Move.Sail.class));
            case "supply-attrition", "king-army", "relocate-thebai" ->
                    line.same(
                            "legal cities",
                            Snapshot.words(legal.path("cities")),
                            cities(moves().stream()));
            default -> compareWindowOrRetreat(legal);
        }
    }

    private void compareBuilding(JsonNode legal) {
        line.same("legal armies", Snapshot.words(legal.path("armies")), raised(Piece.ARMY));
        line.same("legal fleets", Snapshot.words(legal.path("fleets")), raised(Piece.FLEET));
        boolean bridge = legal.path("bridge").asBoolean(false);
        if (!Tolerance.isUnguardedBridge(state))
            line.same("legal bridge", bridge, moves().contains(new Move.BuildBridge()));
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
        var expected = new TreeSet<Integer>(Snapshot.numbers(legal.path("events")));
        expected.removeIf(card -> Tolerance.isLeonidasTooDear(card, state));
        var found = new TreeSet<Integer>();
        for (Move move : moves())
            if (move instanceof Move.Play(var card, var as) && as == Move.As.EVENT) found.add(card);
        found.removeIf(card -> Tolerance.isLeonidasTooDear(card, state));
        line.same("legal events", expected, found);
        var movements = movements();
        line.same("legal land", roads(legal.path("land")), roads(movements));
        line.same(
                "legal sea",
                Snapshot.words(legal.path("sea")),
                origins(movements, Move.Sail.class));
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
        for (var origin : land.properties())
            roads.put(origin.getKey(), Snapshot.words(origin.getValue()));
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
            line.same("legal cards", new TreeSet<>(Snapshot.numbers(legal.path("cards"))), found);
        }
        for (Move.Way way : Move.Way.values()) {
            var name = way == Move.Way.LAND ? "land" : "sea";
            if (legal.has(name))
                line.same("legal " + name, Snapshot.words(legal.path(name)), havens(way));
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

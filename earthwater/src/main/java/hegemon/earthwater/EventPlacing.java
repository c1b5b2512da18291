package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;

import java.util.ArrayList;
import java.util.List;

/** Tribute of Earth and Water, The Royal Road, Support from Syracuse: where pieces are placed. */
record EventPlacing(Side side, Event event) implements Stage.Decision {
    private static final int ROYAL_ROAD_ARMIES = 3;

    @Override
    public Kind kind() {
        return new Kind("event-place", "EW-9");
    }

    @Override
    public List<Move> moves(Position position) {
        return switch (event) {
            case TRIBUTE -> tribute(position);
            case ROYAL_ROAD -> royalRoad(position);
            default -> syracuse(position);
        };
    }

    private static List<Move> tribute(Position position) {
        if (position.reserve(Piece.ARMY, PERSIA) == 0) return List.of();
        return City.ALL.stream()
                .filter(city -> position.board().control(city).isEmpty())
                .<Move>map(city -> new Move.Place(city, 1))
                .toList();
    }

    private static List<Move> royalRoad(Position position) {
        var moves = new ArrayList<Move>();
        for (City city : List.of(City.ABYDOS, City.EPHESOS)) {
            if (position.board().armies(GREECE, city) > 0) {
                moves.add(new Move.Evict(city));
                continue;
            }
            int most = Math.min(ROYAL_ROAD_ARMIES, position.reserve(Piece.ARMY, PERSIA));
            for (int armies = 1; armies <= most; armies++) moves.add(new Move.Place(city, armies));
        }
        return moves;
    }

    /** EW-9.11: every fleet of the reserve, no port with an enemy fleet. One at a time. */
    private static List<Move> syracuse(Position position) {
        if (position.reserve(Piece.FLEET, GREECE) == 0) return List.of();
        return City.PORTS.stream()
                .filter(city -> position.board().opensPort(GREECE, city))
                .<Move>map(city -> new Move.Place(city, 1))
                .toList();
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        if (move instanceof Move.Evict(var city)) {
            int armies = position.board().armies(GREECE, city);
            return Operations.acted(
                    position.with(position.board().armies(GREECE, city, -armies)), side);
        }
        var place = (Move.Place) move;
        return event == Event.SUPPORT_FROM_SYRACUSE
                ? fleetPlaced(position, place.city())
                : armiesPlaced(position, place);
    }

    private EarthWaterState fleetPlaced(Position position, City city) {
        var placed = position.with(position.board().fleets(GREECE, city, 1));
        return placed.reserve(Piece.FLEET, GREECE) > 0
                ? EarthWaterState.of(placed, this)
                : Operations.acted(placed, side);
    }

    private EarthWaterState armiesPlaced(Position position, Move.Place place) {
        var placed = position.with(position.board().armies(PERSIA, place.city(), place.pieces()));
        return event == Event.TRIBUTE
                ? new MolonLabe(place.city()).opened(placed)
                : Operations.acted(placed, side);
    }
}

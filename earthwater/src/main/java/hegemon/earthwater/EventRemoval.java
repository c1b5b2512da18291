package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.List;

/** Ionian Revolt, Wrath of Poseidon, Desertion: one Persian piece goes to its reserve. */
record EventRemoval(Event event) implements Stage.OfGreece {
    @Override
    public Kind kind() {
        return new Kind("event-remove", "EW-9");
    }

    private Piece piece() {
        return event == Event.WRATH_OF_POSEIDON ? Piece.FLEET : Piece.ARMY;
    }

    @Override
    public List<Move> moves(Position position) {
        return City.ALL.stream()
                .filter(city -> event != Event.IONIAN_REVOLT || city.isMajorOf(PERSIA))
                .filter(city -> position.board().pieces(piece(), PERSIA, city) > 0)
                .<Move>map(Move.Remove::new)
                .toList();
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        var city = ((Move.Remove) move).city();
        return Operations.acted(
                position.with(position.board().plus(piece(), PERSIA, city, -1)), side());
    }
}

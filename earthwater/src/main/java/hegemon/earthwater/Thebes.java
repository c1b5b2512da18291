package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.List;

/** Defection of Thebes (EW-9, EW-9.11). */
final class Thebes {
    private Thebes() {}

    /** EW-9.3: there are Greeks to evict who have somewhere to go, or an army to place. */
    static boolean canDefect(Position position) {
        return position.board().armies(GREECE, City.THEBAI) > 0
                ? !refuges(position).isEmpty()
                : position.reserve(Piece.ARMY, PERSIA) > 0;
    }

    static EarthWaterState defects(Position position) {
        return position.board().armies(GREECE, City.THEBAI) > 0
                ? EarthWaterState.of(position, new Relocating())
                : taken(position);
    }

    private static List<City> refuges(Position position) {
        return City.ALL.stream()
                .filter(city -> city != City.THEBAI && position.board().controls(GREECE, city))
                .toList();
    }

    private static EarthWaterState taken(Position position) {
        boolean army = position.reserve(Piece.ARMY, PERSIA) > 0;
        return Operations.acted(
                army ? position.with(position.board().armies(PERSIA, City.THEBAI, 1)) : position,
                PERSIA);
    }

    /** Where all Greek armies of Thebai go. */
    record Relocating() implements Stage.OfGreece {
        @Override
        public Kind kind() {
            return new Kind("relocate-thebai", "EW-9.11");
        }

        @Override
        public List<Move> moves(Position position) {
            return refuges(position).stream().<Move>map(Move.Relocate::new).toList();
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            var board = position.board();
            int armies = board.armies(GREECE, City.THEBAI);
            return taken(
                    position.with(
                            board.armies(GREECE, City.THEBAI, -armies)
                                    .armies(GREECE, ((Move.Relocate) move).city(), armies)));
        }
    }
}

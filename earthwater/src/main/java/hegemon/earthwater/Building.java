package hegemon.earthwater;

import hegemon.earthwater.Preparation.Cause;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;
import hegemon.earthwater.board.Side;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** EW-4.4, EW-4.5: pieces are raised one at a time until the side has done. */
record Building(Side side, int talents, int fleetsLeft, Cause cause) implements Stage.Decision {
    @Override
    public Kind kind() {
        return new Kind(cause == Cause.MINES ? "mines-build" : "prep-build", "EW-4.4");
    }

    @Override
    public int amount() {
        return talents;
    }

    @Override
    public List<Move> moves(Position position) {
        var moves = new ArrayList<Move>();
        for (Piece piece : Piece.values())
            for (City city : City.ALL) addIfLegal(moves, position, new Move.Raise(piece, city));
        addIfLegal(moves, position, new Move.BuildBridge());
        moves.add(new Move.Done());
        return moves;
    }

    /** Whether there is anything to buy. */
    boolean canRaise(Position position) {
        return moves(position).size() > 1;
    }

    private void addIfLegal(List<Move> moves, Position position, Move move) {
        if (refuse(position, move).isEmpty()) moves.add(move);
    }

    @Override
    public Optional<Refusal> refuse(Position position, Move move) {
        return switch (move) {
            case Move.Done() -> Optional.empty();
            case Move.Raise(var piece, var city) -> refuseRaise(position, piece, city);
            case Move.BuildBridge() -> refuseBridge(position);
            default -> Optional.of(Refusals.notAmong(rule(), move, moves(position)));
        };
    }

    private Optional<Refusal> refuseRaise(Position position, Piece piece, City city) {
        int price = Preparation.price(position, side, piece);
        if (price > talents) return refused("EW-4.1", "raise.talents", price, talents);
        if (position.reserve(piece, side) == 0) return refused("EW-4.3", "raise.reserve");
        if (!position.board().controls(side, city)) return refused("EW-4.4", "raise.control", city);
        return piece == Piece.FLEET ? refuseFleet(position, city) : Optional.empty();
    }

    private Optional<Refusal> refuseFleet(Position position, City city) {
        if (fleetsLeft == 0) return refused("EW-4.3", "raise.fleets", Preparation.MOST_FLEETS);
        if (!city.isPort()) return refused("EW-4.4", "raise.port", city);
        return position.board().opensPort(side, city)
                ? Optional.empty()
                : refused("EW-4.4", "raise.blocked", city);
    }

    private Optional<Refusal> refuseBridge(Position position) {
        if (side != Side.PERSIA) return refused("EW-4.3", "bridge.persia");
        if (position.board().bridge()) return refused("EW-4.5", "bridge.stands");
        if (position.board().armies(Side.PERSIA, City.ABYDOS) == 0)
            return refused("EW-4.5", "bridge.abydos");
        return Preparation.BRIDGE_PRICE > talents
                ? refused("EW-4.3", "bridge.talents", Preparation.BRIDGE_PRICE, talents)
                : Optional.empty();
    }

    private static Optional<Refusal> refused(String rule, String key, Object... args) {
        return Optional.of(Refusals.of(rule, key, args));
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        return switch (move) {
            case Move.Raise(var piece, var city) -> raised(position, piece, city);
            case Move.BuildBridge() ->
                    EarthWaterState.of(
                            position.with(position.board().withBridge(true)),
                            new Building(
                                    side, talents - Preparation.BRIDGE_PRICE, fleetsLeft, cause));
            default -> Preparation.built(position, side, cause);
        };
    }

    private EarthWaterState raised(Position position, Piece piece, City city) {
        return EarthWaterState.of(
                position.with(position.board().plus(piece, side, city, 1)),
                new Building(
                        side,
                        talents - Preparation.price(position, side, piece),
                        piece == Piece.FLEET ? fleetsLeft - 1 : fleetsLeft,
                        cause));
    }
}

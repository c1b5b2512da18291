package hegemon.earthwater;

import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** EW-6.4, EW-6.5: whether and where to retreat from a land battle. */
record LandRetreat(LandBattle battle, Side side) implements Stage.Decision {
    /** The decision, if this side has anywhere to go; PERS.IA never retreats (EW-S2.2). */
    static Optional<EarthWaterState> offered(Position position, LandBattle battle, Side side) {
        var retreat = new LandRetreat(battle, side);
        boolean stands =
                (position.solo() && side == PERSIA)
                        || (retreat.byLand(position).isEmpty()
                                && retreat.bySea(position).isEmpty());
        return stands ? Optional.empty() : Optional.of(EarthWaterState.of(position, retreat));
    }

    private boolean isAttacker() {
        return side == battle.attacker();
    }

    private City from() {
        return battle.expedition().from();
    }

    @Override
    public Kind kind() {
        return new Kind(
                isAttacker() ? "retreat-land-attacker" : "retreat-land-defender",
                isAttacker() ? "EW-6.4" : "EW-6.5");
    }

    @Override
    public Optional<City> at() {
        return Optional.of(battle.city());
    }

    List<City> byLand(Position position) {
        var board = position.board();
        var neighbours = battle.city().neighbours(board.bridge());
        if (!isAttacker())
            return neighbours.stream().filter(city -> board.controls(side, city)).toList();
        if (battle.expedition().by() == Move.Way.SEA) return List.of();
        return neighbours.contains(from())
                ? List.of(from())
                : Roads.approaches(board, side, from(), battle.city());
    }

    List<City> bySea(Position position) {
        var board = position.board();
        if (!isAttacker()) return defendersHavens(board);
        boolean back =
                battle.expedition().by() == Move.Way.SEA && board.fleets(side.enemy(), from()) == 0;
        return back ? List.of(from()) : List.of();
    }

    /** EW-6.5: if its fleets in that port are at least as many as the armies. */
    private List<City> defendersHavens(Board board) {
        int fleets = board.fleets(side, battle.city());
        if (fleets == 0 || fleets < board.armies(side, battle.city())) return List.of();
        return City.PORTS.stream()
                .filter(port -> port != battle.city() && board.opensPort(side, port))
                .toList();
    }

    @Override
    public List<Move> moves(Position position) {
        var moves = new ArrayList<Move>();
        for (City city : byLand(position)) moves.add(new Move.Retreat(Move.Way.LAND, city));
        for (City city : bySea(position)) moves.add(new Move.Retreat(Move.Way.SEA, city));
        moves.add(new Move.Stay());
        return moves;
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        if (!(move instanceof Move.Retreat(var by, var to))) return battle.stayed(position, side);
        var board = position.board();
        int armies = board.armies(side, battle.city());
        var fled = board.armies(side, battle.city(), -armies).armies(side, to, armies);
        if (by == Move.Way.SEA) {
            int fleets =
                    isAttacker() ? battle.expedition().fleets() : board.fleets(side, battle.city());
            fled = fled.fleets(side, battle.city(), -fleets).fleets(side, to, fleets);
        }
        return battle.retreated(position.with(fled), side);
    }
}

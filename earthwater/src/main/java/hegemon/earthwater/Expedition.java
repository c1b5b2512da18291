package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Side;

import java.util.List;
import java.util.Optional;

/**
 * A movement until all that it causes is resolved.
 *
 * @param fleets of this movement that are left
 * @param armies of this movement: marching, aboard, or landed
 * @param fightsOn nobody retreats at sea (EW-9.6)
 * @param answered the Persian movement to be resumed after this one of Themistocles
 */
record Expedition(
        Side side,
        Use use,
        Move.Way by,
        City from,
        City to,
        int fleets,
        int armies,
        boolean fightsOn,
        Optional<Expedition> answered) {

    static EarthWaterState march(
            Position position, Side side, Use use, City from, City to, int armies) {
        var moved = position.board().armies(side, from, -armies).armies(side, to, armies);
        return new Expedition(
                        side, use, Move.Way.LAND, from, to, 0, armies, false, Optional.empty())
                .arriveByLand(position.with(moved));
    }

    static EarthWaterState sail(
            Position position, Side side, Use use, Move.Sail sail, Optional<Expedition> answered) {
        var moved =
                position.board()
                        .fleets(side, sail.from(), -sail.fleets())
                        .fleets(side, sail.to(), sail.fleets())
                        .armies(side, sail.from(), -sail.armies())
                        .armies(side, sail.to(), sail.armies());
        var expedition =
                new Expedition(
                        side,
                        use,
                        Move.Way.SEA,
                        sail.from(),
                        sail.to(),
                        sail.fleets(),
                        sail.armies(),
                        answered.isPresent(),
                        answered);
        return expedition.sailed(position.with(moved));
    }

    /** The fleet that PERS.IA has put among Greek ones attacks (EW-S4, destroy a fleet). */
    static Expedition ambush(City port) {
        return new Expedition(
                PERSIA, Use.PERSIA, Move.Way.SEA, port, port, 1, 0, false, Optional.empty());
    }

    private EarthWaterState sailed(Position position) {
        if (answered.isPresent() && answered.get().to == to)
            return resumed(position); // EW-9.6: they join the defence, Persia stays the attacker
        if (side == PERSIA) return new SeaWindows.Themistocles(this).opened(position);
        return arriveBySea(position);
    }

    /** EW-5.4: first the naval battle, then the landing. */
    EarthWaterState arriveBySea(Position position) {
        return position.board().fleets(side.enemy(), to) > 0
                ? new SeaBattle(this, to).begin(position)
                : land(position);
    }

    EarthWaterState land(Position position) {
        return armies > 0 ? arriveByLand(position) : finished(position);
    }

    EarthWaterState arriveByLand(Position position) {
        return position.board().armies(side.enemy(), to) > 0
                ? LandBattle.of(this).begin(position)
                : finished(position);
    }

    /** EW-6.8: when a Greek movement of armies ends in Abydos with Greek control of it. */
    EarthWaterState finished(Position position) {
        var board = position.board();
        boolean atTheBridge =
                side == GREECE
                        && to == City.ABYDOS
                        && armies > 0
                        && board.bridge()
                        && board.armies(GREECE, to) > 0
                        && board.controls(GREECE, to);
        return atTheBridge ? EarthWaterState.of(position, new AtTheBridge(this)) : closed(position);
    }

    private EarthWaterState closed(Position position) {
        return switch (use) {
            case TRIREMES ->
                    Movement.sailingFrom(position, side, Optional.empty()).isEmpty()
                            ? Operations.acted(position, side)
                            : EarthWaterState.of(position, new Movement(side, Use.TRIREMES_AGAIN));
            case THEMISTOCLES -> resumed(position);
            case MOLON_LABE -> Operations.acted(position, PERSIA); // EW-9.7: the next turn is Greek
            case PERSIA -> Automaton.discard(position, false, false);
            case CARD, CAVALRY_OF_MARDONIUS, GREAT_KING, EVANGELION, LEONIDAS, TRIREMES_AGAIN ->
                    Operations.acted(position, side);
        };
    }

    /** EW-9.6: after the movement of Themistocles comes the battle of the Persian one. */
    private EarthWaterState resumed(Position position) {
        return answered.orElseThrow().withoutRetreat().arriveBySea(position);
    }

    private Expedition withoutRetreat() {
        return new Expedition(side, use, by, from, to, fleets, armies, true, answered);
    }

    Expedition with(int fleetsLeft, int armiesLeft) {
        return new Expedition(side, use, by, from, to, fleetsLeft, armiesLeft, fightsOn, answered);
    }

    /** EW-6.8: whether to destroy the bridge. */
    record AtTheBridge(Expedition expedition) implements Stage.OfGreece {
        @Override
        public Kind kind() {
            return new Kind("bridge", "EW-6.8");
        }

        @Override
        public Optional<City> at() {
            return Optional.of(City.ABYDOS);
        }

        @Override
        public List<Move> moves(Position position) {
            return List.of(new Move.Destroy(true), new Move.Destroy(false));
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            boolean destroyed = ((Move.Destroy) move).bridge();
            return expedition.closed(
                    destroyed ? position.with(position.board().withBridge(false)) : position);
        }
    }
}

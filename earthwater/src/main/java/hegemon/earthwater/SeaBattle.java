package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;
import hegemon.earthwater.board.Side;
import hegemon.table.Draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A naval battle (EW-6): the mover attacks. */
record SeaBattle(Expedition expedition, City city) {
    Side attacker() {
        return expedition.side();
    }

    EarthWaterState begin(Position position) {
        return round(position.noting(Note.of("EW-5.4", "battle.sea", city, attacker())));
    }

    private EarthWaterState round(Position position) {
        return EarthWaterState.of(position, new Round(this));
    }

    private Dice dice(Board board) {
        return new Dice(
                Dice.of(board.fleets(PERSIA, city)),
                Dice.of(board.fleets(GREECE, city)),
                Dice.limit(city));
    }

    /** One round. */
    record Round(SeaBattle battle) implements Stage.Lottery {
        @Override
        public Optional<City> at() {
            return Optional.of(battle.city);
        }

        @Override
        public Draw draw(Position position) {
            return battle.dice(position.board()).draw();
        }

        @Override
        public EarthWaterState play(Position position, List<Integer> values) {
            var result = battle.dice(position.board()).read(values);
            var fought = new Fought(battle, position);
            for (Side side : Side.values()) if (result.loses(side)) fought = fought.fleetLost(side);
            var told = fought.position.noting(result.note(battle.city));
            return result.loses(PERSIA)
                    ? new SeaWindows.Artemisia(fought.battle).opened(told)
                    : fought.battle.fleetsLost(told);
        }
    }

    /** A battle together with the position it has led to. */
    record Fought(SeaBattle battle, Position position) {
        /** EW-6.6: a fleet takes its army down; fleets without armies are lost first. */
        Fought fleetLost(Side side) {
            var city = battle.city;
            var board = position.board().fleets(side, city, -1);
            var expedition = battle.expedition;
            if (side != expedition.side()) return new Fought(battle, position.with(board));
            int left = board.fleets(side, city);
            int aboard = Math.min(expedition.armies(), left);
            return new Fought(
                    new SeaBattle(
                            expedition.with(Math.min(expedition.fleets(), left), aboard), city),
                    position.with(board.armies(side, city, aboard - expedition.armies())));
        }
    }

    /** The losses of a round are settled, those by Artemisia too. */
    EarthWaterState fleetsLost(Position position) {
        if (isOver(position.board())) return over(position);
        return mayRetreat(position, attacker())
                ? EarthWaterState.of(position, new Retreating(this, attacker()))
                : stayed(position, attacker());
    }

    /** EW-6.7. */
    private boolean isOver(Board board) {
        return board.fleets(GREECE, city) == 0 || board.fleets(PERSIA, city) == 0;
    }

    private EarthWaterState over(Position position) {
        boolean won = position.board().fleets(attacker(), city) > 0;
        return won ? expedition.land(position) : expedition.finished(position);
    }

    /** EW-6.3: first the attacker may retreat, then the defender. */
    private EarthWaterState stayed(Position position, Side side) {
        return side == attacker() && mayRetreat(position, attacker().enemy())
                ? EarthWaterState.of(position, new Retreating(this, attacker().enemy()))
                : round(position);
    }

    private boolean mayRetreat(Position position, Side side) {
        return !(position.solo() && side == PERSIA) && !havens(position, side).isEmpty();
    }

    /** EW-6.4, EW-6.5: the ports to which this side can retreat. */
    List<City> havens(Position position, Side side) {
        if (expedition.fightsOn()) return List.of();
        if (side == attacker()) return List.of(expedition.from());
        return City.PORTS.stream()
                .filter(port -> port != city && position.board().opensPort(side, port))
                .toList();
    }

    /** EW-6.4, EW-6.5: whether and where to retreat. */
    record Retreating(SeaBattle battle, Side side) implements Stage.Decision {
        private boolean isAttacker() {
            return side == battle.attacker();
        }

        @Override
        public Kind kind() {
            return new Kind(
                    isAttacker() ? "retreat-sea-attacker" : "retreat-sea-defender",
                    isAttacker() ? "EW-6.4" : "EW-6.5");
        }

        @Override
        public Optional<City> at() {
            return Optional.of(battle.city);
        }

        @Override
        public List<Move> moves(Position position) {
            var moves = new ArrayList<Move>();
            for (City haven : battle.havens(position, side))
                moves.add(new Move.Retreat(Move.Way.SEA, haven));
            moves.add(new Move.Stay());
            return moves;
        }

        @Override
        public EarthWaterState play(Position position, Move move) {
            if (!(move instanceof Move.Retreat(var ignored, var haven)))
                return battle.stayed(position, side);
            var board = position.board();
            int fleets = board.fleets(side, battle.city);
            var fled = board.fleets(side, battle.city, -fleets).fleets(side, haven, fleets);
            if (!isAttacker()) return battle.expedition.land(position.with(fled));
            int aboard = battle.expedition.armies();
            return battle.expedition
                    .with(0, 0)
                    .finished(
                            position.with(
                                    fled.armies(side, battle.city, -aboard)
                                            .armies(side, haven, aboard)));
        }
    }
}

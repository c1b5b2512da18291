package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Roads;
import hegemon.earthwater.board.Side;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * EW-5.3, EW-5.4: which pieces move where.
 *
 * @param answered the Persian naval movement that Themistocles answers
 */
record Movement(Side side, Use use, Optional<Expedition> answered) implements Stage.Decision {
    private static final int MOST_CARGO = 3;

    Movement(Side side, Use use) {
        this(side, use, Optional.empty());
    }

    /** Whether any movement of this use can be made. */
    static boolean isPossible(Position position, Side side, Use use) {
        return (use.byLand() && !marchingFrom(position, side).isEmpty())
                || (use.bySea() && !sailingFrom(position, side, Optional.empty()).isEmpty());
    }

    /** The cities from which armies can march. */
    static List<City> marchingFrom(Position position, Side side) {
        return City.ALL.stream()
                .filter(
                        city ->
                                free(position, side, city) > 0
                                        && !Roads.reach(position.board(), side, city).isEmpty())
                .toList();
    }

    /** EW-9.6: the fleets of Themistocles come from a port other than the Persian target. */
    static List<City> sailingFrom(Position position, Side side, Optional<Expedition> answered) {
        return City.PORTS.stream()
                .filter(
                        city ->
                                position.board().fleets(side, city) > 0
                                        && answered.filter(foe -> foe.to() == city).isEmpty())
                .toList();
    }

    /** EW-9.5: armies here that may leave; during Carneia Festival none in Sparta. */
    private static int free(Position position, Side side, City city) {
        return isFeasting(position, side, city) ? 0 : position.board().armies(side, city);
    }

    private static boolean isFeasting(Position position, Side side, City city) {
        return position.carneia() && side == GREECE && city == City.SPARTA;
    }

    @Override
    public Kind kind() {
        return new Kind(
                use == Use.TRIREMES_AGAIN ? "triremes-2" : "movement",
                use.byLand() ? "EW-5.3" : "EW-5.4");
    }

    @Override
    public List<Move> moves(Position position) {
        var moves = new ArrayList<Move>();
        if (use.byLand())
            for (City from : marchingFrom(position, side)) addMarches(moves, position, from);
        if (use.bySea())
            for (City from : sailingFrom(position, side, answered)) addSails(moves, position, from);
        return moves;
    }

    private void addMarches(List<Move> moves, Position position, City from) {
        int most = use == Use.LEONIDAS ? 1 : free(position, side, from);
        for (City to : Roads.reach(position.board(), side, from))
            for (int armies = 1; armies <= most; armies++)
                moves.add(new Move.March(from, to, armies));
    }

    private void addSails(List<Move> moves, Position position, City from) {
        for (City to : City.PORTS)
            for (int fleets = 1; fleets <= position.board().fleets(side, from); fleets++)
                for (int armies = 0; armies <= mostCargo(position, from, fleets); armies++)
                    if (to != from) moves.add(new Move.Sail(from, to, fleets, armies));
    }

    /** EW-5.4: one army for each fleet, at most three in all. */
    private int mostCargo(Position position, City from, int fleets) {
        return use.carriesArmies()
                ? Math.min(Math.min(MOST_CARGO, fleets), free(position, side, from))
                : 0;
    }

    @Override
    public Optional<Refusal> refuse(Position position, Move move) {
        return switch (move) {
            case Move.March march when use.byLand() -> refuseMarch(position, march);
            case Move.Sail sail when use.bySea() -> refuseSail(position, sail);
            default -> Optional.of(Refusals.notAmong(rule(), move, moves(position)));
        };
    }

    private Optional<Refusal> refuseMarch(Position position, Move.March march) {
        if (isFeasting(position, side, march.from())) return refused("EW-9.5", "march.carneia");
        int most = free(position, side, march.from());
        if (march.armies() < 1 || march.armies() > most)
            return refused("EW-5.3", "march.armies", march.armies(), march.from(), most);
        if (use == Use.LEONIDAS && march.armies() != 1) return refused("EW-9", "march.leonidas");
        var reach = Roads.reach(position.board(), side, march.from());
        return reach.contains(march.to())
                ? Optional.empty()
                : refused(
                        "EW-5.3", "march.reach", march.to(), march.from(), Refusals.cities(reach));
    }

    private Optional<Refusal> refuseSail(Position position, Move.Sail sail) {
        if (!sail.to().isPort() || sail.to() == sail.from())
            return refused("EW-5.4", "sail.port", sail.to());
        if (answered.filter(foe -> foe.to() == sail.from()).isPresent())
            return refused("EW-9.6", "sail.themistocles", sail.from());
        int fleets = position.board().fleets(side, sail.from());
        if (sail.fleets() < 1 || sail.fleets() > fleets)
            return refused("EW-5.4", "sail.fleets", sail.fleets(), sail.from(), fleets);
        if (sail.armies() > 0 && isFeasting(position, side, sail.from()))
            return refused("EW-9.5", "march.carneia");
        int most = mostCargo(position, sail.from(), sail.fleets());
        return sail.armies() <= most
                ? Optional.empty()
                : refused("EW-5.4", "sail.armies", sail.armies(), most);
    }

    private static Optional<Refusal> refused(String rule, String key, Object... args) {
        return Optional.of(Refusals.of(rule, key, args));
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        return move instanceof Move.March(var from, var to, var armies)
                ? Expedition.march(position, side, use, from, to, armies)
                : Expedition.sail(position, side, use, (Move.Sail) move, answered);
    }
}

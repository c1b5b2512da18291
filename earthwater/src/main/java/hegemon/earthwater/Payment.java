package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;

import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Piece;

import java.util.List;
import java.util.Optional;

/**
 * EW-9.2: a Greek leader costs one army, from the reserve, else from the map, onto his figure for
 * good.
 *
 * @param answered the Persian naval movement that Themistocles answers
 * @param battle the one in which Miltiades leads
 */
record Payment(Figure figure, Optional<Expedition> answered, Optional<LandBattle> battle)
        implements Stage.OfGreece {
    static Payment leonidas() {
        return new Payment(Figure.LEONIDAS, Optional.empty(), Optional.empty());
    }

    static Payment of(Expedition answered) {
        return new Payment(Figure.THEMISTOCLES, Optional.of(answered), Optional.empty());
    }

    static Payment of(LandBattle battle) {
        return new Payment(Figure.MILTIADES, Optional.empty(), Optional.of(battle));
    }

    /** The leader is not used up, and there is an army to pay with. */
    boolean isPossible(Position position) {
        if (position.isUsed(figure)) return false;
        if (position.reserve(Piece.ARMY, GREECE) > 0) return leaves(position);
        return !cities(position).isEmpty();
    }

    EarthWaterState due(Position position) {
        return position.reserve(Piece.ARMY, GREECE) > 0
                ? paid(position)
                : EarthWaterState.of(position, this);
    }

    private List<City> cities(Position position) {
        return City.ALL.stream()
                .filter(
                        city ->
                                position.board().armies(GREECE, city) > 0
                                        && leaves(taken(position, city)))
                .toList();
    }

    private static Position taken(Position position, City city) {
        return position.with(position.board().armies(GREECE, city, -1));
    }

    /** EW-9.4: never the last Greek army in the battle, nor the last that Leonidas could move. */
    private boolean leaves(Position position) {
        if (figure == Figure.LEONIDAS) return Movement.isPossible(position, GREECE, Use.LEONIDAS);
        return battle.map(here -> position.board().armies(GREECE, here.city()) > 0).orElse(true);
    }

    @Override
    public Kind kind() {
        return new Kind("pay-leader", "EW-9.2");
    }

    @Override
    public List<Move> moves(Position position) {
        return cities(position).stream().<Move>map(Move.Pay::new).toList();
    }

    @Override
    public EarthWaterState play(Position position, Move move) {
        return paid(taken(position, ((Move.Pay) move).city()));
    }

    private EarthWaterState paid(Position position) {
        var used = position.withUsed(figure);
        return battle.map(here -> new LandWindows.Land(here.withHeroes()).opened(used))
                .orElseGet(
                        () ->
                                EarthWaterState.of(
                                        used,
                                        new Movement(
                                                GREECE,
                                                answered.isPresent()
                                                        ? Use.THEMISTOCLES
                                                        : Use.LEONIDAS,
                                                answered)));
    }
}

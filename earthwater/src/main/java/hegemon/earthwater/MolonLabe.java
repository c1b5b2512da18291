package hegemon.earthwater;

import static hegemon.earthwater.board.Side.GREECE;
import static hegemon.earthwater.board.Side.PERSIA;

import hegemon.earthwater.board.City;

/** EW-9.7: the reaction to a Tribute, after the city was named and the army placed. */
record MolonLabe(City city) implements Stage.OfGreece, Window.OfOneCard {
    private static final int MOLON_LABE = 12;

    @Override
    public String phase() {
        return "react-molon-labe";
    }

    @Override
    public int card() {
        return MOLON_LABE;
    }

    @Override
    public boolean isPlayable(Position position) {
        return true;
    }

    /** It takes that army back; if no Greek army can move, that is all. */
    @Override
    public EarthWaterState reacted(Position position) {
        var cancelled = position.with(position.board().armies(PERSIA, city, -1));
        return Movement.isPossible(cancelled, GREECE, Use.MOLON_LABE)
                ? EarthWaterState.of(cancelled, new Movement(GREECE, Use.MOLON_LABE))
                : Operations.acted(cancelled, PERSIA);
    }

    @Override
    public EarthWaterState declined(Position position) {
        return Operations.acted(position, PERSIA);
    }
}

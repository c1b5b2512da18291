package hegemon.earthwater;

import hegemon.table.Game;
import hegemon.table.Parse;

import java.util.List;

/**
 * 300: Earth &amp; Water, for two players or against PERS.IA. See {@link Setup} and the notation.
 */
public final class EarthWater implements Game<EarthWaterState, Move, EarthWaterView> {
    @Override
    public String name() {
        return "earthwater";
    }

    @Override
    public List<String> setups() {
        return List.of(
                "two-player",
                "two-player cheap-fleets",
                "solo",
                "solo handicap=beginner",
                "solo handicap=expert",
                "solo pass=phase",
                "solo place=letter",
                "solo place=strict",
                "solo target=road");
    }

    @Override
    public Parse<EarthWaterState> start(String setup) {
        return Setup.parse(setup).map(EarthWaterState::start);
    }

    @Override
    public Parse<Move> move(String text) {
        return Notation.parse(text);
    }

    @Override
    public String print(Move move) {
        return Notation.print(move);
    }

    /** The hands are secret. */
    @Override
    public boolean hasCurtain() {
        return true;
    }
}

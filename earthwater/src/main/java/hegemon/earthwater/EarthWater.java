package hegemon.earthwater;

import hegemon.table.Game;
import hegemon.table.Parse;

import java.time.Instant;
import java.time.ZoneOffset;
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
        return MoveText.parse(text);
    }

    @Override
    public String print(Move move) {
        return MoveText.print(move);
    }

    /** EW-S6: an expedition of the day is begun by the house alone, with the dice of that day. */
    @Override
    public String asBegun(String setup) {
        return Setup.parse(setup) instanceof Parse.Parsed<Setup>(var known)
                        && known.day().isPresent()
                ? known.onNoDay().print()
                : setup;
    }

    /** EW-S6: until the day is over everywhere that the house counts it, in universal time. */
    @Override
    public long sealedUntil(String setup) {
        return Setup.parse(setup) instanceof Parse.Parsed<Setup>(var known)
                ? known.day()
                        .map(day -> day.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant())
                        .map(Instant::toEpochMilli)
                        .orElse(0L)
                : 0;
    }

    /** The hands are secret. */
    @Override
    public boolean hasCurtain() {
        return true;
    }
}

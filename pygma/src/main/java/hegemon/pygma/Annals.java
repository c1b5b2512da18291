package hegemon.pygma;

import hegemon.pygma.world.Date;
import hegemon.table.Entry;
import hegemon.table.Log;
import hegemon.table.Match;
import hegemon.table.Parse;

import java.util.Optional;

/** The earlier months of a game, computed again from its log. */
public final class Annals {
    private Annals() {}

    /** The position when all could read the reports on this month; empty if that never was. */
    public static Optional<PygmaState> after(Log log, Date month) {
        var match = started(log);
        for (Entry entry : log.entries()) {
            if (match.isEmpty()) return Optional.empty();
            match = parsed(match.get().replayed(entry));
            var reported = match.map(Match::state).filter(state -> isAfter(state, month));
            if (reported.isPresent()) return reported;
        }
        return Optional.empty();
    }

    private static Optional<Match<PygmaState, PygmaMove, PygmaView>> started(Log log) {
        return parsed(Match.replay(new Pygma(), log.upTo(0)));
    }

    private static <T> Optional<T> parsed(Parse<T> parse) {
        return parse instanceof Parse.Parsed<T>(var value) ? Optional.of(value) : Optional.empty();
    }

    /** Neither a draft nor the start. */
    private static boolean isAfter(PygmaState state, Date month) {
        return state.date().equals(month.next())
                && !state.reports().isEmpty()
                && state.reports().getFirst().date().equals(month);
    }
}

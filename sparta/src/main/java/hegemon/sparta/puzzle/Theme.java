package hegemon.sparta.puzzle;

import hegemon.sparta.Effects;
import hegemon.sparta.Side;

import java.util.List;
import java.util.Locale;

/** What a puzzle is about: of several, the one named first. */
public enum Theme {
    /** The last move of the line wins the game (SP-6). */
    END,
    /** One move encloses two or more enemies (SP-4.3). */
    DOUBLE,
    CAPTURE,
    CITY,
    HERO,
    /** Nothing is gained; whatever else one does, something is lost. */
    SAVE;

    /** As files and pages name it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * @param own what each of the solver's moves brings about
     * @param wins whether the last of them ends the game
     */
    static Theme of(List<Effects> own, Side solver, boolean wins) {
        if (wins) return END;
        if (own.stream().anyMatch(move -> taken(move, solver.other()) > 1)) return DOUBLE;
        if (own.stream().anyMatch(move -> taken(move, solver.other()) > taken(move, solver)))
            return CAPTURE;
        if (own.stream().anyMatch(Effects::cityTaken)) return CITY;
        return own.stream().anyMatch(Effects::promoted) ? HERO : SAVE;
    }

    private static long taken(Effects move, Side side) {
        return move.captured().values().stream().filter(piece -> piece.side() == side).count();
    }
}

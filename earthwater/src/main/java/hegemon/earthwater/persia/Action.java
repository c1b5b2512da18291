package hegemon.earthwater.persia;

import hegemon.earthwater.board.Board;
import hegemon.earthwater.board.City;
import hegemon.earthwater.board.Note;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What PERS.IA does in one turn, up to the point where a battle would begin.
 *
 * @param tried the actions that could not be carried out before it, in order
 * @param rolled whether a die decided
 * @param origin where a movement begins
 * @param target where a movement ends, where a piece is destroyed or placed
 * @param armies how many march
 * @param board the map after it, before its battle
 * @param reasons how it came to this
 */
public record Action(
        Act act,
        List<Act> tried,
        boolean rolled,
        Optional<City> origin,
        Optional<City> target,
        int armies,
        Board board,
        Battle battle,
        List<Note> reasons) {
    /** The kinds of action. */
    public enum Act {
        PASS,
        DEFENCE,
        MOVE,
        /** Destroy an army. */
        ARMY,
        /** Destroy a fleet. */
        FLEET,
        PLACE,
        /** The ring is exhausted (EW-S4.1). */
        NONE;

        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** The battle that follows. */
    public enum Battle {
        NONE,
        LAND,
        SEA;

        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Action {
        tried = List.copyOf(tried);
        reasons = List.copyOf(reasons);
    }

    /** Where its movement begins. */
    public City from() {
        return origin.orElseThrow();
    }

    /** Where it happens. */
    public City city() {
        return target.orElseThrow();
    }
}

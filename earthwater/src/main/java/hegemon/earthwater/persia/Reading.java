package hegemon.earthwater.persia;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * EW-S4.0: how the open passages of the solo rules are read. The first value is the default.
 *
 * @param others those of EW-S4.4 that are read in the other way
 */
public record Reading(Place place, Pass pass, Target target, Set<Other> others) {
    public static final Reading DEFAULT = new Reading(Place.DEFAULT, Pass.TURN, Target.NEAREST);

    public Reading {
        var sorted = EnumSet.noneOf(Other.class);
        sorted.addAll(others);
        others = Collections.unmodifiableSet(sorted);
    }

    public Reading(Place place, Pass pass, Target target) {
        this(place, pass, target, Set.of());
    }

    public boolean has(Other other) {
        return others.contains(other);
    }

    /** Which cities are free for <em>place</em>. */
    public enum Place {
        /** No army of either side, no Greek fleet. */
        DEFAULT,
        /** No Greek unit; Persian ones do not matter. */
        LETTER,
        /** No unit at all in city and port. */
        STRICT
    }

    /** What a pass of PERS.IA ends. */
    public enum Pass {
        TURN,
        PHASE
    }

    /** Which cities can be targets of <em>move</em>. */
    public enum Target {
        NEAREST,
        /** Only cities of the road Ephesos–Abydos–Pella–Larissa–Thebai–Korinthos–Sparta. */
        ROAD
    }

    /** EW-S4.4: passages with two readings; each is named with what it says by default. */
    public enum Other {
        /** Who defends: the largest stack that can reach the city, or the largest of all. */
        DEFENCE("reach", "largest"),
        /** What moves: the activated stack alone, or any if that one cannot. */
        MOVE("stack", "any"),
        /** Where two armies are enough: in minor cities, or in every city. */
        LIMIT("minor", "every"),
        /** Where an army joins a fleet: in minor cities, or in any city. */
        LANDING("minor", "any"),
        /** Where armies are raised by the lists: in cities controlled, or occupied. */
        RAISE("controlled", "occupied"),
        /** How often the list is gone through: until the talents are spent, or twice. */
        ROUNDS("all", "two"),
        /** Where situation B raises fleets: in ports with an army, or in all it controls. */
        PORTS("army", "all");

        private final String usual;
        private final String different;

        Other(String usual, String different) {
            this.usual = usual;
            this.different = different;
        }

        public String part() {
            return name().toLowerCase(Locale.ROOT);
        }

        public String usual() {
            return usual;
        }

        public String different() {
            return different;
        }
    }
}

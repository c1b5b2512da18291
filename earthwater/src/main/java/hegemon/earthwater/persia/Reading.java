package hegemon.earthwater.persia;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

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

    /** Whether this list raises armies only beside armies; the one of situation B, or of C. */
    public boolean needsGarrison(boolean situationB) {
        return has(Other.RAISE) || (situationB && has(Other.RAISE_B));
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
        /** Where armies are raised by the lists: in cities controlled, or with an army in them. */
        RAISE("controlled", "garrisoned"),
        /** The same in situation B alone, as games were played before list C was read alike. */
        RAISE_B("raise", "controlled", "occupied"),
        /** How often the list is gone through: until the talents are spent, or twice. */
        ROUNDS("all", "two"),
        /** Where situation B raises fleets: in ports with an army, or in all it controls. */
        PORTS("army", "all");

        private final String part;
        private final String usual;
        private final String different;

        Other(String usual, String different) {
            this.part = name().toLowerCase(Locale.ROOT);
            this.usual = usual;
            this.different = different;
        }

        /** A reading of a passage that has another one by now: for games begun with it. */
        Other(String part, String usual, String different) {
            this.part = part;
            this.usual = usual;
            this.different = different;
        }

        /** What a new game may choose. */
        public static List<Other> offered() {
            return Stream.of(values()).filter(other -> other != RAISE_B).toList();
        }

        public String part() {
            return part;
        }

        public String usual() {
            return usual;
        }

        public String different() {
            return different;
        }
    }
}

package hegemon.earthwater.persia;

/** EW-S4.0: how the open passages of the solo rules are read. The first value is the default. */
public record Reading(Place place, Pass pass, Target target) {
    public static final Reading DEFAULT = new Reading(Place.DEFAULT, Pass.TURN, Target.NEAREST);

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
}

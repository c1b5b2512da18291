package hegemon.cli.doctor;

import java.util.Locale;

/**
 * What was seen of one thing.
 *
 * @param advice what to do; empty if nothing is to be done
 */
public record Finding(String about, State state, String seen, String advice) {
    /** How it is. */
    public enum State {
        OK,
        /** It works, but not as it should, or nobody can tell from here. */
        LOOK,
        /** Players will notice. */
        BAD
    }

    static Finding ok(String about, String seen) {
        return new Finding(about, State.OK, seen, "");
    }

    static Finding look(String about, String seen, String advice) {
        return new Finding(about, State.LOOK, seen, advice);
    }

    static Finding bad(String about, String seen, String advice) {
        return new Finding(about, State.BAD, seen, advice);
    }

    /** One line for people. */
    public String line() {
        return "%-5s %-10s %s%s"
                .formatted(
                        state.name().toLowerCase(Locale.ROOT),
                        about,
                        seen,
                        advice.isEmpty() ? "" : " → " + advice);
    }
}

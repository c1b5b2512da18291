package hegemon.pygma.orders;

import hegemon.table.Arg;

/** Words of the rules, as messages name them. */
public final class Term {
    private Term() {}

    /** The word for this constant of the rules: {@code orders.good.wine}. */
    public static Arg of(Enum<?> constant) {
        return new Arg.Word("orders." + Spelling.key(constant));
    }
}

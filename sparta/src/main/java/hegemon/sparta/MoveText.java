package hegemon.sparta;

import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The notation of moves (SP-7.2). */
public final class MoveText {
    private static final String SQUARE = "(" + Square.NAME + ")";
    private static final Pattern WALK =
            Pattern.compile(
                    "%s-%s\\*?(?:=H)?(?:x%s(?:,%s){0,99})?"
                            .formatted(SQUARE, SQUARE, Square.NAME, Square.NAME));
    private static final Pattern PROMOTE = Pattern.compile(SQUARE + "=H");
    private static final String PASS = "pass";

    private MoveText() {}

    /** A move with or without the suffixes for readers, which are not looked at further. */
    public static Parse<Move> parse(String text) {
        if (text.equals(PASS)) return Parse.of(new Move.Pass());
        var walk = WALK.matcher(text);
        if (walk.matches())
            return Parse.of(
                    new Move.Walk(Square.named(walk.group(1)), Square.named(walk.group(2))));
        var promote = PROMOTE.matcher(text);
        if (promote.matches()) return Parse.of(new Move.Promote(Square.named(promote.group(1))));
        return Parse.refused(Refusal.of("SP-7.2", "sparta.refuse.notation", Quoted.of(text)));
    }

    public static String print(Move move) {
        return switch (move) {
            case Move.Walk(var from, var to) -> from + "-" + to;
            case Move.Promote(var city) -> city + "=H";
            case Move.Pass() -> PASS;
        };
    }

    /** With the suffixes for readers: {@code e2-e4*xe5,e6}. */
    public static String print(Effects effects) {
        boolean enters = effects.move() instanceof Move.Walk;
        var taken =
                effects.captured().keySet().stream()
                        .map(Square::toString)
                        .collect(Collectors.joining(","));
        return print(effects.move())
                + (effects.cityTaken() ? "*" : "")
                + (enters && effects.promoted() ? "=H" : "")
                + (taken.isEmpty() ? "" : "x" + taken);
    }
}

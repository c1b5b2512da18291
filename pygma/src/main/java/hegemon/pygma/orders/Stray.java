package hegemon.pygma.orders;

import java.util.Arrays;
import java.util.Set;

/** What stands in a line where nothing of the kind can stand: it is passed over after a fault. */
final class Stray {
    private static final Set<String> SIGNS = Set.of(":", ">", "/", ",", ".", "*", "-", "|");

    private Stray() {}

    /** A word or sign that no part of an order begins with. */
    static boolean is(Token token) {
        return switch (token.kind()) {
            case OPEN_STRING -> true;
            case WORD -> !isMeaningful(Spelling.fold(token.text()));
            case SIGN -> !SIGNS.contains(token.text());
            case NUMBER, STRING, END -> false;
        };
    }

    private static boolean isMeaningful(String word) {
        return word.length() == 1
                || UnitText.kind(word).isPresent()
                || isKeyword(Spelling.fold(word));
    }

    private static boolean isKeyword(String folded) {
        return Arrays.stream(Keyword.values()).anyMatch(keyword -> keyword.isFolded(folded));
    }

    /** Where this is missing, a number that stands there may belong to what follows. */
    static boolean mayFollow(Expected missing) {
        return switch (missing) {
            case TROOPS, ARROW, SLASH, COLON -> true;
            case UNIT,
                    FLEET,
                    MERCHANT,
                    ADDRESS,
                    PLACE,
                    NUMBER,
                    GOOD,
                    GROUND,
                    SITE,
                    TEXT,
                    REALM,
                    MONTH,
                    KIND,
                    BUILDING,
                    LEVEL,
                    GAME,
                    NAMED,
                    RECIPIENT ->
                    false;
        };
    }
}

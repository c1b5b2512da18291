package hegemon.pygma.orders;

import hegemon.pygma.world.UnitKind;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A unit's kind, with its number if the ruler wrote them as one word: KH, KH1. */
final class UnitText {
    private static final Pattern UNIT = Pattern.compile("(KH|RH|FH|H)(\\d{1,9})?");

    private UnitText() {}

    static Optional<UnitKind> kind(String word) {
        var match = match(word);
        return match.matches() ? Optional.of(UnitKind.valueOf(match.group(1))) : Optional.empty();
    }

    static OptionalInt number(String word) {
        var match = match(word);
        return match.matches() && match.group(2) != null
                ? OptionalInt.of(Integer.parseInt(match.group(2)))
                : OptionalInt.empty();
    }

    private static Matcher match(String word) {
        return UNIT.matcher(Spelling.fold(word));
    }
}

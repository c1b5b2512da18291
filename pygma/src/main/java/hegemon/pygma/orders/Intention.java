package hegemon.pygma.orders;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * What was meant by a line that cannot be read: the slips that people make when they write or paste
 * orders are mended one after the other, until the line can be read. Nothing is guessed that the
 * grammar does not then confirm, and nothing is ordered by it: the ruler is asked.
 */
public final class Intention {
    /** Nobody writes an order in more; to look through a longer line could take long. */
    private static final int LONGEST = 500;

    private static final String UNITS = "(KH|RH|FH|H)";

    /** In this order, each on what the last one left. */
    private static final List<UnaryOperator<String>> MENDING =
            List.of(
                    all("^\\s*(?:\\d+[.)]|[-*•–])\\s+", ""), // a list
                    all("^\\s*" + UNITS + "\\s*(\\d+)\\s*[.,;]?\\s+(?=\\d+/)", "$1 $2: "),
                    all("\\b(\\d{1,4})-(\\d{2})\\b(?!/)", "$1/$2"),
                    all("^(\\s*\\p{L}+)\\s*:", "$1"),
                    all("^(\\s*\\p{L}{3,}\\s+\\d+/\\d+)\\s*:", "$1"),
                    all(
                            "^(\\s*\\p{L}+\\s+)(?:von|from|de)\\s+(\\d+/\\d+)\\s+(?:nach|to|à)\\s+",
                            "$1$2 > "),
                    all("(\\d+/\\d+)\\s*(?:[-–—,;]|\\s)\\s*(?=\\d+/\\d+)", "$1 > "),
                    all("(?<=\\p{L}),\\s*(?=\\p{L})", " "),
                    all("\\b(\\d{1,3})k\\b", "$1.000"),
                    all("(\\d)\\s*(?:GM|Gold|or)\\b", "$1"),
                    all("\\b(K)H\\s*(\\d+)\\s+([\\d.]+)(?=\\s+\\p{L}{2,})", "KH $2 $3 K"),
                    all("\\b(R)H\\s*(\\d+)\\s+([\\d.]+)(?=\\s+\\p{L}{2,})", "RH $2 $3 R"),
                    all("\\bFH\\s*(\\d+)\\s+([\\d.]+)(?=\\s+\\p{L}{2,})", "FH $1 $2 S"),
                    all("\\s(?:Angriff|attack|attaque)\\s*$", " A"),
                    all("\\s(?:Rückzug|retreat|retraite)\\s*$", " R"),
                    all("\\s(?:Verhandeln|Verhandlung|negotiate|négocier)\\s*$", " V"),
                    Intention::closed,
                    all("^(\\s*\\p{L}{3,}\\s+)(?:an|to|à)\\s+(?=\\S+\\s+\\S)", "$1"),
                    all("^(\\s*\\p{L}{3,}\\s+)(\\d+):?\\s+([^\"]+)$", "$1$2 \"$3\""),
                    all("^(\\s*\\p{L}{3,}\\s+)(\\p{L}+):?\\s+(\".*\")$", "$1\"$2\" $3"),
                    all(
                            "^(\\s*\\p{L}{3,}\\s+)(" + UNITS + "\\s*\\d+\\s+)?([^\"]+)$",
                            "$1$2\"$4\""));

    private Intention() {}

    /** The order that was meant; nothing if no mending makes one of the line. */
    public static Optional<Order> of(String line) {
        var mended = line.strip();
        if (mended.length() > LONGEST) return Optional.empty();
        for (var slip : MENDING) {
            var before = mended;
            mended = slip.apply(before);
            if (mended.equals(before)) continue;
            var order = read(mended);
            if (order.isPresent()) return order;
        }
        return Optional.empty();
    }

    private static Optional<Order> read(String line) {
        var reading = Parser.read(line);
        return reading.faults().isEmpty() && reading.sheet().lines().size() == 1
                ? Optional.of(reading.sheet().lines().getFirst().order())
                : Optional.empty();
    }

    private static UnaryOperator<String> all(String slip, String instead) {
        var pattern =
                Pattern.compile(
                        slip,
                        Pattern.CASE_INSENSITIVE
                                | Pattern.UNICODE_CASE
                                | Pattern.UNICODE_CHARACTER_CLASS);
        return line -> {
            var found = pattern.matcher(line);
            return found.find() ? found.replaceAll(instead) : line;
        };
    }

    /** A quotation that is not ended goes to the end of the line. */
    private static String closed(String line) {
        return line.chars().filter(it -> it == '"').count() % 2 == 0 ? line : line + "\"";
    }
}

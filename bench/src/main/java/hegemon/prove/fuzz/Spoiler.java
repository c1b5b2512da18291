package hegemon.prove.fuzz;

import java.util.List;
import java.util.random.RandomGenerator;

/** Spoils texts as people, mail programs and villains do. */
final class Spoiler {
    private static final List<String> ODD =
            List.of(
                    "\u0000",
                    "\uD800",
                    "\uFEFF",
                    "\u202E",
                    "\u00A0",
                    "ﬁ",
                    "é",
                    "😊",
                    "\r",
                    "\r\n",
                    "\t",
                    "\\",
                    "\"",
                    "'",
                    "%s",
                    "{0}",
                    "$1",
                    "..",
                    "/",
                    "-1",
                    "0",
                    "00",
                    "1e9",
                    "2147483648",
                    "9223372036854775808",
                    "99999999999999999999",
                    "٣",
                    "NaN",
                    "null",
                    "(",
                    ")*",
                    "<b>",
                    "=?utf-8?Q?=",
                    "\n\n",
                    "; ",
                    "|",
                    ">");

    private Spoiler() {}

    /** Half of the texts stay as they are. */
    static String some(String text, RandomGenerator random) {
        if (random.nextBoolean()) return text;
        var spoiled = text;
        for (int i = 1 + random.nextInt(4); i > 0; i--) spoiled = once(spoiled, random);
        return spoiled;
    }

    private static String once(String text, RandomGenerator random) {
        int from = random.nextInt(text.length() + 1);
        int to = from + random.nextInt(Math.min(40, text.length() - from) + 1);
        var part = text.substring(from, to);
        var before = text.substring(0, from);
        var after = text.substring(to);
        return switch (random.nextInt(9)) {
            case 0 -> before + after;
            case 1 -> before + part + part + after;
            case 2 -> before + any(random) + after;
            case 3 -> before + any(random) + part + after;
            case 4 -> before;
            case 5 -> before + part.toUpperCase(java.util.Locale.ROOT) + after;
            case 6 -> before + new StringBuilder(part).reverse() + after;
            case 7 -> before + (char) random.nextInt(0x3000) + after;
            default ->
                    random.nextInt(50) == 0
                            ? before + (part.isEmpty() ? "(" : part).repeat(2_000) + after
                            : before + part + any(random) + after;
        };
    }

    private static String any(RandomGenerator random) {
        return ODD.get(random.nextInt(ODD.size()));
    }
}

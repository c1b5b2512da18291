package hegemon.pygma.orders;

import java.text.Normalizer;
import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Part IV: case does not matter; ä and ae, ö and oe, ü and ue, ß and ss are equal, and so are é and
 * e, à and a and all other letters with and without their accent.
 */
public final class Spelling {
    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private Spelling() {}

    /** The form in which equal words are the same; blanks and hyphens in names do not matter. */
    public static String fold(String word) {
        var plain =
                Normalizer.normalize(word, Normalizer.Form.NFC)
                        .toUpperCase(Locale.ROOT)
                        .replace("Ä", "AE")
                        .replace("Ö", "OE")
                        .replace("Ü", "UE")
                        .replace("Œ", "OE")
                        .replace("ẞ", "SS")
                        .replace("ß", "SS")
                        .replace("-", "")
                        .replace(" ", "");
        return ACCENTS.matcher(Normalizer.normalize(plain, Normalizer.Form.NFD)).replaceAll("");
    }

    /** {@code Good.WINE} is {@code good.wine}: part of the key of its text. */
    static String key(Enum<?> constant) {
        return (constant.getDeclaringClass().getSimpleName() + "." + constant.name())
                .toLowerCase(Locale.ROOT)
                .replace("_", "");
    }

    /** The word the writer may have meant: the nearest, if it is near enough. */
    public static Optional<String> meant(String written, Collection<String> known) {
        var word = fold(written);
        return known.stream()
                .filter(candidate -> distance(word, fold(candidate)) <= slips(word))
                .min(Comparator.comparingInt(candidate -> distance(word, fold(candidate))));
    }

    /** How many slips of the pen a word of this length may hide. */
    private static int slips(String word) {
        if (word.length() < 2) return 0; // any letter is as near as any other
        return word.length() < 4 ? 1 : word.length() < 8 ? 2 : 3;
    }

    /** Letters changed, dropped, added, or swapped with their neighbour. */
    static int distance(String left, String right) {
        if (Math.abs(left.length() - right.length()) > 3) return Integer.MAX_VALUE;
        var beforeLast = new int[right.length() + 1];
        var last = new int[right.length() + 1];
        for (int j = 0; j <= right.length(); j++) last[j] = j;
        for (int i = 1; i <= left.length(); i++) {
            var now = new int[right.length() + 1];
            now[0] = i;
            for (int j = 1; j <= right.length(); j++) {
                int change = left.charAt(i - 1) == right.charAt(j - 1) ? 0 : 1;
                now[j] = Math.min(Math.min(now[j - 1], last[j]) + 1, last[j - 1] + change);
                if (swapped(left, i, right, j)) now[j] = Math.min(now[j], beforeLast[j - 2] + 1);
            }
            beforeLast = last;
            last = now;
        }
        return last[right.length()];
    }

    private static boolean swapped(String left, int i, String right, int j) {
        return i > 1
                && j > 1
                && left.charAt(i - 1) == right.charAt(j - 2)
                && left.charAt(i - 2) == right.charAt(j - 1);
    }
}

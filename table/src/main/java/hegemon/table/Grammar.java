package hegemon.table;

import java.util.regex.Pattern;

/**
 * What a language asks of a text beyond putting words into their places. The scripts of the pages
 * have the same in {@code static/js/words.js}.
 */
final class Grammar {
    /** A space before these signs and within « », at which no line may break. */
    private static final Pattern FRENCH = Pattern.compile("(?<=«) | (?=[?!:;»%])");

    private static final Pattern GERMAN = Pattern.compile(" (?=%)");

    /** What French shortens before a name that begins with a vowel. */
    private static final Pattern ELIDED =
            Pattern.compile("\\b([Dd]|[Qq]u)e (?=[AEIOUYÀÂÉÈÊÎÔÛ]\\p{Ll})");

    private static final Pattern BEGINS_WITH_A_PLACE = Pattern.compile("\\{0\\}.*[.!?]");

    private Grammar() {}

    /** A text as it stands in the words files, with the spaces its language wants. */
    static String spaced(String text, Language language) {
        return switch (language) {
            case ENGLISH -> text;
            case GERMAN -> GERMAN.matcher(text).replaceAll("\u00a0");
            case FRENCH -> FRENCH.matcher(text).replaceAll("\u00a0");
        };
    }

    /**
     * A text whose places are filled.
     *
     * @param pattern what it was before
     * @param word whether a word of ours stands in the first place: names are left as they are
     */
    static String joined(String filled, String pattern, boolean word, Language language) {
        var text = language == Language.FRENCH ? ELIDED.matcher(filled).replaceAll("$1’") : filled;
        return word && BEGINS_WITH_A_PLACE.matcher(pattern).matches()
                ? capital(text, language)
                : text;
    }

    private static String capital(String text, Language language) {
        return text.substring(0, 1).toUpperCase(language.locale()) + text.substring(1);
    }
}

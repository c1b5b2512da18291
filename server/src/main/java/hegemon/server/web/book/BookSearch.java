package hegemon.server.web.book;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds words in a book, whatever their case and accents, and as keyboards without these have them.
 */
final class BookSearch {
    private static final int MOST = 40;
    private static final int AROUND = 70;
    private static final int LONGEST = 200;
    private static final Pattern REFERENCE =
            Pattern.compile(" ?(?<![\\pL-])(?:SP|EW|PI|D)-S?\\d+(?:\\.\\d+[a-z]?)?(?![\\d.]\\d)");

    /**
     * @param before what stands before the word, and so on
     */
    record Hit(String id, String chapter, String title, String before, String word, String after) {}

    private BookSearch() {}

    /** The sections that have all the words: those that are called so, then the others. */
    static List<Hit> in(Book book, String query) {
        var words = List.of(folded(shortened(query)).strip().split("\\s+"));
        var called = new ArrayList<Hit>();
        var others = new ArrayList<Hit>();
        if (words.getFirst().isEmpty()) return called;
        for (Book.Chapter chapter : book.chapters())
            for (Book.Section section : chapter.sections()) {
                var text = folded(section.text());
                if (!hasAll(words, text)) continue;
                var word = spelt(words.getFirst(), text).orElseThrow();
                (hasAll(words, folded(section.title())) ? called : others)
                        .add(hit(chapter, section, word, text));
            }
        return Stream.concat(called.stream(), others.stream()).limit(MOST).toList();
    }

    private static boolean hasAll(List<String> words, String text) {
        return words.stream().allMatch(it -> spelt(it, text).isPresent());
    }

    /** Nobody looks for more than a sentence. */
    static String shortened(String query) {
        return query.length() <= LONGEST ? query : query.substring(0, LONGEST);
    }

    /** Strasse is Straße, Kaempfer is Kämpfer, and voeu is vœu; the text has lost its accents. */
    private static Optional<String> spelt(String word, String text) {
        return Stream.of(
                        word,
                        word.replace("ss", "ß"),
                        word.replace("oe", "œ"),
                        word.replaceAll("(?<=[aou])e", ""))
                .filter(text::contains)
                .findFirst();
    }

    private static Hit hit(Book.Chapter chapter, Book.Section section, String word, String folded) {
        int at = folded.indexOf(word);
        var text = Normalizer.normalize(section.text(), Normalizer.Form.NFC);
        int end = Math.min(at + word.length(), text.length());
        int from = at <= AROUND ? 0 : text.lastIndexOf(' ', at - AROUND) + 1;
        int blank = text.indexOf(' ', Math.min(text.length(), end + AROUND));
        int to = blank < 0 ? text.length() : blank;
        return new Hit(
                section.id(),
                chapter.id(),
                section.title(),
                from > 0
                        ? "… " + begun(read(text.substring(from, at)))
                        : read(text.substring(0, at)),
                text.substring(at, end),
                read(text.substring(end, to)) + (to < text.length() ? " …" : ""));
    }

    /** Not with the end of the sentence before. */
    private static String begun(String text) {
        return text.replaceFirst("^[\\s.,;:]+", "");
    }

    /** As one reads it, without the numbers of rules. */
    static String read(String text) {
        return REFERENCE.matcher(text).replaceAll("").replaceAll(" (?=[.,;:])", "");
    }

    /** One sign for each sign of the text, so that places agree. */
    private static String folded(String text) {
        var folded = new StringBuilder();
        for (char sign : Normalizer.normalize(text, Normalizer.Form.NFC).toCharArray())
            folded.append(
                    Normalizer.normalize(String.valueOf(sign), Normalizer.Form.NFD).charAt(0));
        return folded.toString().toLowerCase(Locale.ROOT);
    }
}

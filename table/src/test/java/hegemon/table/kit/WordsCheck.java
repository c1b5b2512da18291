package hegemon.table.kit;

import static java.nio.charset.StandardCharsets.UTF_8;

import hegemon.table.Language;
import hegemon.table.Words;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds what is wrong with a module's words: every text exists in every language and fits its
 * sisters.
 */
public final class WordsCheck {
    private WordsCheck() {}

    public static List<String> faults(String module) {
        var faults = new ArrayList<String>();
        var english = Words.load(module, Language.ENGLISH);
        if (english.isEmpty()) faults.add(module + " has no English words");
        for (Language language : Language.values()) {
            var words = Words.load(module, language);
            for (String key : twice(module, language))
                faults.add(language.code() + " says twice " + key);
            for (String key : missing(english, words))
                faults.add(language.code() + " lacks " + key);
            for (String key : missing(words, english)) faults.add("en lacks " + key);
            for (String key : words.stringPropertyNames())
                faults.addAll(faults(language, key, words, english));
        }
        return faults;
    }

    /** Of two texts with one key the first is never said. */
    private static Set<String> twice(String module, Language language) {
        var path = "/hegemon/" + module + "/words_" + language.code() + ".properties";
        try (var stream = Words.class.getResourceAsStream(path)) {
            if (stream == null) return Set.of();
            var seen = new HashSet<String>();
            return new String(stream.readAllBytes(), UTF_8)
                    .lines()
                    .filter(line -> line.contains("=") && !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf('=')).strip())
                    .filter(key -> !seen.add(key))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }

    private static Set<String> missing(Properties there, Properties here) {
        var keys = new TreeSet<>(there.stringPropertyNames());
        keys.removeAll(here.stringPropertyNames());
        return keys;
    }

    private static List<String> faults(
            Language language, String key, Properties words, Properties english) {
        var where = language.code() + " " + key + ": ";
        var text = words.getProperty(key);
        if (text.isBlank()) return List.of(where + "empty");
        if (text.contains("'")) return List.of(where + "write ’ for an apostrophe");
        try {
            int here = new MessageFormat(text).getFormatsByArgumentIndex().length;
            int there =
                    new MessageFormat(english.getProperty(key, ""))
                            .getFormatsByArgumentIndex()
                            .length;
            return here == there
                    ? List.of()
                    : List.of(where + here + " arguments, English has " + there);
        } catch (IllegalArgumentException e) {
            return List.of(where + e.getMessage());
        }
    }
}

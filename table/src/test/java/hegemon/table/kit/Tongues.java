package hegemon.table.kit;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import hegemon.table.Arg;
import hegemon.table.Language;
import hegemon.table.Message;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds what a message says in another language than its reader's: words that only another
 * language's words files have, and names that are words of one language.
 */
public final class Tongues {
    private static final Pattern NO_LETTERS = Pattern.compile("[^\\p{L}]+");
    private static final Arg MASKED = new Arg.Name("·");
    private static final Map<Set<String>, Tongues> ALL = new ConcurrentHashMap<>();

    /** How many texts of a language have a word. */
    private final Map<Language, Map<String, Long>> vocabulary = new EnumMap<>(Language.class);

    private final Map<Language, Map<String, String>> texts = new EnumMap<>(Language.class);

    /** Texts that name something and are not the same in every language. */
    private final Set<String> sayings = new HashSet<>();

    private Tongues(Set<String> modules) {
        for (Language language : Language.values()) {
            texts.put(language, new TreeMap<>());
            for (String module : modules) load(module, language);
            vocabulary.put(
                    language,
                    texts(language).values().stream()
                            .flatMap(text -> words(text).distinct())
                            .collect(groupingBy(word -> word, counting())));
        }
        for (String key : texts(Language.ENGLISH).keySet()) learn(key);
    }

    private void load(String module, Language language) {
        var words = Words.load(module, language);
        for (String key : words.stringPropertyNames())
            texts(language).put(key, words.getProperty(key));
    }

    private Map<String, String> texts(Language language) {
        return texts.getOrDefault(language, Map.of());
    }

    private void learn(String key) {
        var said =
                Arrays.stream(Language.values())
                        .map(language -> texts(language).getOrDefault(key, ""))
                        .distinct()
                        .filter(text -> !text.contains("{") && text.length() > 3)
                        .toList();
        if (said.size() > 1) sayings.addAll(said);
    }

    /** The words of these modules. */
    public static Tongues of(String... modules) {
        return ALL.computeIfAbsent(new TreeSet<>(Arrays.asList(modules)), Tongues::new);
    }

    private static Stream<String> words(String text) {
        return NO_LETTERS
                .splitAsStream(text)
                .filter(word -> word.length() > 1 && !word.equals(word.toUpperCase(Locale.ROOT)));
    }

    /** What is wrong with a message, in whatever language it is read. */
    public List<String> slips(Message message) {
        return slips(message, "");
    }

    /** The same for an answer to what somebody wrote, which it may repeat. */
    public List<String> slips(Message message, String written) {
        var slips = new ArrayList<String>();
        for (Language language : Language.values()) {
            var said = masked(message).say(language);
            words(said)
                    .filter(word -> isForeign(word, language))
                    .forEach(word -> slips.add(language.code() + ": “" + word + "” in: " + said));
        }
        names(message)
                .filter(name -> !written.contains(name) && isSaid(name))
                .forEach(name -> slips.add(message.key() + " takes “" + name + "” for a name"));
        return slips;
    }

    private boolean isForeign(String word, Language language) {
        return uses(word, language) + uses(small(word), language) == 0
                && Arrays.stream(Language.values()).anyMatch(other -> uses(word, other) > 0);
    }

    /** As it stands within a sentence. */
    private static String small(String word) {
        return word.substring(0, 1).toLowerCase(Locale.ROOT) + word.substring(1);
    }

    private boolean isSaid(String name) {
        if (!name.contains(" ")) return sayings.contains(name);
        return sayings.stream().anyMatch(text -> text.contains(" ") && name.contains(text));
    }

    /**
     * Texts of a language's files that are in another one: two of its common words give it away.
     */
    public List<String> untranslated() {
        var strays = new ArrayList<String>();
        for (Language here : Language.values())
            for (Language other : Language.values())
                for (String key : here == other ? Set.<String>of() : texts(here).keySet()) {
                    var found = strays(key, here, other);
                    if (found.size() > 1) strays.add(here.code() + " " + key + ": " + found);
                }
        return strays;
    }

    /** Words that one other language has there and has much more often; notation is in all. */
    private List<String> strays(String key, Language here, Language other) {
        var there = words(texts(other).getOrDefault(key, "")).toList();
        var thirds =
                Arrays.stream(Language.values())
                        .filter(third -> third != here && third != other)
                        .flatMap(third -> words(texts(third).getOrDefault(key, "")))
                        .toList();
        return words(texts(here).getOrDefault(key, ""))
                .distinct()
                .filter(word -> there.contains(word) && !thirds.contains(word))
                .filter(word -> 4 * uses(word, here) <= uses(word, other))
                .toList();
    }

    private long uses(String word, Language language) {
        return vocabulary.getOrDefault(language, Map.of()).getOrDefault(word, 0L);
    }

    private static Message masked(Message message) {
        return new Message(message.key(), message.args().stream().map(Tongues::masked).toList());
    }

    private static Arg masked(Arg arg) {
        return switch (arg) {
            case Arg.Name ignored -> MASKED;
            case Arg.Several(var args) ->
                    new Arg.Several(args.stream().map(Tongues::masked).toList());
            case Message message -> masked(message);
            case Arg.Count count -> count;
            case Arg.Word word -> word;
            case Arg.Own own -> own;
        };
    }

    private static Stream<String> names(Arg arg) {
        return switch (arg) {
            case Arg.Name(var text) -> Stream.of(text);
            case Arg.Several(var args) -> args.stream().flatMap(Tongues::names);
            case Message(var key, var args) -> args.stream().flatMap(Tongues::names);
            case Arg.Count ignored -> Stream.empty();
            case Arg.Word ignored -> Stream.empty();
            case Arg.Own ignored -> Stream.empty();
        };
    }
}

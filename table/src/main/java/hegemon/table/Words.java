package hegemon.table;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Texts in one language. A key begins with the module whose words file holds it: {@code
 * sparta.refuse.far} is in {@code hegemon/sparta/words_en.properties} and its sisters. Texts are
 * {@link MessageFormat} patterns; apostrophes in them are typographic ones (’), so nothing needs
 * quoting.
 */
public final class Words {
    private static final Map<Language, Words> ALL = new ConcurrentHashMap<>();

    private final Language language;
    private final Map<String, Properties> modules = new ConcurrentHashMap<>();

    private Words(Language language) {
        this.language = language;
    }

    public static Words in(Language language) {
        return ALL.computeIfAbsent(language, Words::new);
    }

    public Language language() {
        return language;
    }

    public String say(Refusal refusal) {
        return refusal.message().in(this);
    }

    /** What this names, in this language. */
    public String say(Arg arg) {
        return switch (arg) {
            case Arg.Count(var value) -> figure(value);
            case Arg.Name(var text) -> text;
            case Arg.Word(var key) -> say(key);
            case Arg.Several(var args) ->
                    args.stream().map(this::say).collect(Collectors.joining(", "));
            case Arg.Own own -> own.in(this);
            case Message message -> message.in(this);
        };
    }

    /** A number, grouped as this language groups it. */
    public String figure(long number) {
        return String.format(language.locale(), "%,d", number);
    }

    /** The text of this key. A key without a text is our mistake, and a test finds it. */
    public String say(String key, Object... args) {
        return find(key, args)
                .orElseThrow(
                        () ->
                                new IllegalStateException(
                                        "no words for " + key + " in " + language.code()));
    }

    public Optional<String> find(String key, Object... args) {
        var said = Arrays.stream(args).map(this::said).toArray();
        boolean word = args.length > 0 && isOurs(args[0]);
        return pattern(key)
                .map(it -> Grammar.joined(it.format(said), it.toPattern(), word, language));
    }

    private static boolean isOurs(Object arg) {
        return arg instanceof Arg.Word || arg instanceof Arg.Own;
    }

    /** Numbers stay numbers: a text may choose by them. */
    private Object said(Object arg) {
        return switch (arg) {
            case Arg.Count(var value) -> value;
            case Arg named -> say(named);
            default -> arg;
        };
    }

    /** The text of this key with its places for arguments still open. */
    public Optional<MessageFormat> pattern(String key) {
        return Optional.ofNullable(module(key).getProperty(key))
                .map(text -> new MessageFormat(text, language.locale()));
    }

    /** Only modules that have words are kept: a text that merely looks like a key names none. */
    private Properties module(String key) {
        int dot = key.indexOf('.');
        var name = dot < 0 ? key : key.substring(0, dot);
        var known = modules.get(name);
        if (known != null) return known;
        var loaded = load(name, language);
        if (!loaded.isEmpty()) modules.putIfAbsent(name, loaded);
        return loaded;
    }

    /** The texts of a module, with their places still open; empty if it has none. */
    public static Properties load(String module, Language language) {
        var path = "/hegemon/" + module + "/words_" + language.code() + ".properties";
        var words = new Properties();
        try (var stream = Words.class.getResourceAsStream(path)) {
            if (stream != null) words.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
        words.replaceAll((key, text) -> Grammar.spaced(text.toString(), language));
        return words;
    }
}

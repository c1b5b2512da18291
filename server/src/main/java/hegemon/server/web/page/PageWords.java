package hegemon.server.web.page;

import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;
import hegemon.table.Words;

import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

import tools.jackson.databind.json.JsonMapper;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The texts that a page's scripts need, in the reader's language: a script whose address names what
 * is in it and changes with it, so that a browser fetches it once.
 */
@RestController
public class PageWords {
    private static final MediaType SCRIPT =
            new MediaType("text", "javascript", StandardCharsets.UTF_8);
    private static final int HASH = 12;
    private static final Pattern FILE =
            Pattern.compile("([a-z.+]{1,200})-([0-9a-f]{" + HASH + "})");

    /** Some keys of a language. */
    private record Choice(Language language, List<String> beginnings) {}

    private final JsonMapper json;
    private final Map<Choice, String> addresses = new ConcurrentHashMap<>();

    PageWords(JsonMapper json) {
        this.json = json;
    }

    /** Where the texts are of all keys that begin with one of these. */
    public String address(Locale locale, String... beginnings) {
        var choice = new Choice(Language.of(locale), List.of(beginnings));
        return addresses.computeIfAbsent(
                choice,
                some ->
                        "/words/%s/%s-%s.js"
                                .formatted(
                                        some.language().code(),
                                        String.join("+", some.beginnings()),
                                        hash(script(some))));
    }

    /** An address of an earlier edition gives the present words, not to be kept. */
    @GetMapping("/words/{language}/{file}.js")
    ResponseEntity<String> words(@PathVariable String language, @PathVariable String file) {
        var parts = FILE.matcher(file);
        var spoken =
                Stream.of(Language.values())
                        .filter(each -> each.code().equals(language))
                        .findFirst();
        if (spoken.isEmpty() || !parts.matches()) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        var script = script(new Choice(spoken.get(), List.of(parts.group(1).split("\\+"))));
        return ResponseEntity.ok()
                .contentType(SCRIPT)
                .cacheControl(
                        hash(script).equals(parts.group(2))
                                ? CacheControl.maxAge(Duration.ofDays(365))
                                        .cachePublic()
                                        .immutable()
                                : CacheControl.noStore())
                .body(script);
    }

    private String script(Choice choice) {
        var texts = new TreeMap<String, String>();
        for (String beginning : choice.beginnings()) {
            var module = beginning.split("\\.", 2)[0];
            Words.load(module, choice.language())
                    .forEach(
                            (key, text) -> {
                                if (key.toString().startsWith(beginning))
                                    texts.put(key.toString(), text.toString());
                            });
        }
        return "export default " + json.writeValueAsString(texts) + ";\n";
    }

    private static String hash(String script) {
        try {
            var digest =
                    MessageDigest.getInstance("SHA-256")
                            .digest(script.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HASH);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

package hegemon.server.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One word for one thing: the texts and books use the words of docs/terms.md, and not the others.
 */
class TermsTest {
    private static final Pattern SECTION =
            Pattern.compile("## [^(]+\\((?<keys>[^;)]+)(?:; book `(?<book>[a-z]+)`)?\\)");
    private static final List<String> CATALOGUES =
            List.of("server", "earthwater", "sparta", "pygma", "orders", "table");

    /**
     * @param keys how the keys of its texts begin
     * @param book none where only texts of pages are meant
     * @param not words for the same thing that its texts go without
     */
    record Term(
            List<String> keys,
            String book,
            Map<Language, String> words,
            Map<Language, List<String>> not) {
        @Override
        public String toString() {
            return book + ": " + words.get(Language.ENGLISH);
        }
    }

    /**
     * @param where a key, or the book
     */
    record Text(String where, String said) {}

    static Stream<Term> terms() throws IOException {
        var terms = new ArrayList<Term>();
        var keys = List.<String>of();
        var book = "";
        for (String line : Files.readAllLines(Path.of("../docs/terms.md"))) {
            var section = SECTION.matcher(line);
            if (section.matches()) {
                keys = List.of(section.group("keys").replace("`", "").split(", "));
                book = Optional.ofNullable(section.group("book")).orElse("");
            } else if (line.startsWith("| ") && !line.startsWith("| English")) {
                var cells = Stream.of(line.substring(1).split("\\|")).map(String::strip).toList();
                var words =
                        Map.of(
                                Language.ENGLISH, cells.get(0),
                                Language.GERMAN, cells.get(1),
                                Language.FRENCH, cells.get(2));
                var not =
                        Map.of(
                                Language.ENGLISH, listed(cells.get(3)),
                                Language.GERMAN, listed(cells.get(4)),
                                Language.FRENCH, listed(cells.get(5)));
                terms.add(new Term(keys, book, words, not));
            }
        }
        assertThat(terms).hasSizeGreaterThan(25);
        return terms.stream();
    }

    private static List<String> listed(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(", "));
    }

    @ParameterizedTest
    @MethodSource("terms")
    void isSaidByItsOwnWordInEveryLanguage(Term term) throws IOException {
        for (Language language : Language.values()) {
            var texts = texts(term, language.code());
            var own = term.words().getOrDefault(language, "").replaceFirst("\\(.*", "");
            assertThat(texts.stream().filter(saying(beginning(own))).limit(1)).as(own).isNotEmpty();
            for (String word : term.not().getOrDefault(language, List.of()))
                assertThat(texts.stream().filter(saying(whole(word)))).as(word).isEmpty();
        }
    }

    private static final Map<Language, Pattern> FORMAL =
            Map.of(
                    Language.GERMAN,
                    Pattern.compile("(?<=[a-zäöüß,] )(?:Ihr(?:e[mnrs]?)?|Ihnen)(?!\\pL)"),
                    Language.FRENCH,
                    Pattern.compile(
                            "(?<!\\pL|-)(?:[Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtre)(?!\\pL)"
                                    + "|(?:[Rr]éessayez|[Vv]érifiez|[Oo]uvrez)"));

    /** Reader and house are on first-name terms: du, tu. */
    @Test
    void everyTextSpeaksToItsReaderAsAFriend() throws IOException {
        for (var formal : FORMAL.entrySet())
            for (String book : List.of("sparta", "earthwater", "pygma")) {
                var all = new Term(List.of(""), book, Map.of(), Map.of());
                assertThat(
                                texts(all, formal.getKey().code()).stream()
                                        .filter(saying(formal.getValue().asPredicate())))
                        .isEmpty();
            }
    }

    private static Predicate<Text> saying(Predicate<String> said) {
        return text -> said.test(text.said());
    }

    private static Predicate<String> beginning(String word) {
        return Pattern.compile("(?<!\\pL)" + Pattern.quote(word)).asPredicate();
    }

    private static Predicate<String> whole(String word) {
        return Pattern.compile("(?<!\\pL)" + Pattern.quote(word) + "(?!\\pL)").asPredicate();
    }

    private static List<Text> texts(Term term, String language) throws IOException {
        var texts = new ArrayList<Text>();
        for (String catalogue : CATALOGUES) {
            var words = new Properties();
            var name = "/hegemon/%s/words_%s.properties".formatted(catalogue, language);
            try (var stream = TermsTest.class.getResourceAsStream(name);
                    var reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
                words.load(reader);
            }
            for (String key : words.stringPropertyNames())
                if (term.keys().stream().anyMatch(key::startsWith))
                    texts.add(new Text(key, words.getProperty(key)));
        }
        var book = Path.of("src/main/resources/books", term.book(), language + ".md");
        if (!term.book().isEmpty())
            for (String line : Files.readAllLines(book)) texts.add(new Text(term.book(), line));
        return texts;
    }
}

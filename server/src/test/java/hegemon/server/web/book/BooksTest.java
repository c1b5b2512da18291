package hegemon.server.web.book;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.pygma.orders.Code;
import hegemon.server.web.page.AllGamePages;
import hegemon.table.Language;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Holds every book to its promises, in each language. */
class BooksTest {
    /** How many figures a book has at least. */
    private static final Map<String, Integer> FIGURES =
            Map.of("sparta", 20, "earthwater", 15, "pygma", 25);

    /** Words of those who build the house, not of players. */
    static final Map<Language, Pattern> FOREIGN =
            Map.of(
                    Language.ENGLISH,
                    Pattern.compile("(?i)\\b(seeds?|engine|tests?|specification|implemented)\\b"),
                    Language.GERMAN,
                    Pattern.compile(
                            "(?i)\\b(seeds?|engine|tests?|spezifikation|implementier\\w*)\\b"),
                    Language.FRENCH,
                    Pattern.compile(
                            "(?i)\\b(seeds?|engine|tests?|spécification|implément\\w*|moteur)\\b"));

    private static final Pattern NUMBER =
            Pattern.compile("\\d{1,3}(?:[.,\\h]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?");
    private static final Pattern CITED = Pattern.compile("numbers#(D-\\d+)");
    private static final Pattern LINK = Pattern.compile("href=\"([^\"]+)\"");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final Pattern CAPTION =
            Pattern.compile("<figure id=\"figure-([a-z0-9-]+)\">.*?<figcaption>(.*?)</figcaption>");
    private static final Pattern PICTURE = Pattern.compile("/figures/[a-z]+/([a-z0-9-]+)\\.svg");

    @ComponentScan(
            basePackages = "hegemon.server.web",
            useDefaultFilters = false,
            includeFilters =
                    @ComponentScan.Filter(
                            type = FilterType.REGEX,
                            pattern = ".*(Figures|Books|GamePages)"))
    static class Shelf {}

    private static final AnnotationConfigApplicationContext CONTEXT =
            new AnnotationConfigApplicationContext(Shelf.class);
    static final Books BOOKS = CONTEXT.getBean(Books.class);
    private static final AllGamePages GAMES = CONTEXT.getBean(AllGamePages.class);

    private static Book book(String game, Language language) {
        return BOOKS.of(game, language).orElseThrow();
    }

    static Stream<Book> books() {
        return GAMES.names().stream()
                .filter(game -> BOOKS.of(game, Language.ENGLISH).isPresent())
                .flatMap(
                        game -> Stream.of(Language.values()).map(language -> book(game, language)));
    }

    private static String whole(Book book) {
        var text = new StringBuilder(book.lead());
        for (Book.Chapter chapter : book.chapters()) text.append(chapter.html());
        return text.toString();
    }

    private static String file(Book book) {
        return GAMES.of(book.game()).orElseThrow().rules();
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    @ParameterizedTest
    @MethodSource("books")
    void speaksOfEveryNumberedRule(Book book) {
        var missing = new TreeSet<>(RulesText.numbers(file(book)));
        missing.removeAll(book.cited().keySet());
        assertThat(missing).as("%s %s", book.game(), book.language()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("books")
    void citesNoNumberThatIsNone(Book book) {
        assertThat(RulesText.numbers(file(book))).containsAll(book.cited().keySet());
    }

    @ParameterizedTest
    @MethodSource("books")
    void showsEveryFigureAndTheRulesAgreeWithEach(Book book) {
        var shown = new TreeSet<>(all(PICTURE, whole(book)));
        assertThat(shown)
                .isEqualTo(new TreeSet<>(BOOKS.figures(book.game()).keySet()))
                .hasSizeGreaterThanOrEqualTo(FIGURES.getOrDefault(book.game(), 1));
        for (String name : shown)
            assertThat(
                            BOOKS.draw(
                                    book.game(),
                                    BOOKS.figure(book.game(), name).orElseThrow(),
                                    book.language()))
                    .startsWith("<svg")
                    .contains("viewBox");
    }

    /** What a caption says in numbers, squares, fields and cities, its figure plays or counts. */
    @ParameterizedTest
    @MethodSource("books")
    void saysOfAFigureWhatTheRulesSay(Book book) {
        var facts = new FigureFacts(book.language());
        var unheld = new ArrayList<String>();
        var captions = CAPTION.matcher(whole(book)).results().toList();
        assertThat(captions).hasSameSizeAs(BOOKS.figures(book.game()).keySet());
        for (var caption : captions)
            unheld.addAll(
                    facts.unheld(
                            caption.group(2),
                            List.of(BOOKS.figure(book.game(), caption.group(1)).orElseThrow())));
        assertThat(unheld).as("%s", book).isEmpty();
    }

    /** The example of a first turn is told in sentences: its figures play all of them. */
    @ParameterizedTest
    @MethodSource("books")
    void tellsAFirstTurnAsItIsPlayed(Book book) {
        var section = book.section("first-turn").orElseThrow();
        var figures =
                all(PICTURE, section.html()).stream()
                        .map(name -> BOOKS.figure(book.game(), name).orElseThrow())
                        .toList();
        assertThat(figures).isNotEmpty();
        assertThat(new FigureFacts(book.language()).unheld(section.html(), figures))
                .as("%s", book)
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("books")
    void leadsNowhereDead(Book book) {
        var html = whole(book);
        var ids = all(ID, html);
        assertThat(ids).doesNotHaveDuplicates();
        var numbers = RulesText.html(book.game(), file(book), book);
        var places = new HashSet<String>();
        for (String id : ids) {
            places.add("#" + id);
            places.add("/rules/" + book.game() + "#" + id);
        }
        for (Book.Chapter chapter : book.chapters())
            places.add("/rules/" + book.game() + "/chapters/" + chapter.id());
        for (String id : all(ID, numbers)) places.add("/rules/" + book.game() + "/numbers#" + id);
        assertThat(places).containsAll(all(LINK, html));
        assertThat(places)
                .containsAll(all(LINK, numbers).stream().filter(it -> it.startsWith("/")).toList());
    }

    @ParameterizedTest
    @MethodSource("books")
    void speaksToPlayers(Book book) {
        var words = new ArrayList<String>();
        for (Book.Chapter chapter : book.chapters())
            for (Book.Section section : chapter.sections()) {
                var found =
                        Objects.requireNonNull(FOREIGN.get(book.language()))
                                .matcher(section.text());
                while (found.find()) words.add(section.id() + ": " + found.group());
                assertThat(section.text()).as(section.id()).doesNotContain("'", "{#", "..");
            }
        assertThat(words).isEmpty();
    }

    @Test
    void aBookHasTheSamePlacesInEveryLanguage() {
        for (String game : GAMES.names()) {
            if (BOOKS.of(game, Language.ENGLISH).isEmpty()) continue;
            var places = new HashSet<List<String>>();
            for (Language language : Language.values())
                places.add(
                        book(game, language).chapters().stream()
                                .flatMap(it -> it.sections().stream())
                                .map(Book.Section::id)
                                .toList());
            assertThat(places).as(game).hasSize(1);
            assertThat(places.iterator().next())
                    .contains(
                            "components",
                            "goal",
                            "first-turn",
                            "tables",
                            "glossary",
                            "questions",
                            "reference");
        }
    }

    /** Every figure, address and number of a rule that one language says, the others say too. */
    @Test
    void saysTheSameNumbersInEveryLanguage() {
        for (String game : GAMES.names()) {
            if (BOOKS.of(game, Language.ENGLISH).isEmpty()) continue;
            var english = numbers(book(game, Language.ENGLISH));
            assertThat(english.values().stream().mapToInt(List::size).sum()).isGreaterThan(100);
            assertThat(numbers(book(game, Language.GERMAN))).as(game).isEqualTo(english);
            assertThat(numbers(book(game, Language.FRENCH))).as(game).isEqualTo(english);
        }
    }

    /** By section, in no order: sentences differ. Dice (W20, D20) may be told in words. */
    private static Map<String, List<String>> numbers(Book book) {
        var all = new TreeMap<String, List<String>>();
        for (Book.Chapter chapter : book.chapters())
            for (Book.Section section : chapter.sections())
                all.put(
                        section.id(),
                        NUMBER.matcher(section.text().replaceAll("[WD]\\d+", ""))
                                .results()
                                .map(it -> it.group())
                                .map(FigureFacts::plain)
                                .sorted()
                                .toList());
        return all;
    }

    /** The appendix tells of everything that a campaign can set. */
    @ParameterizedTest
    @MethodSource("books")
    void tellsOfEverySetting(Book book) {
        var settable =
                Pattern.compile("(?m)^- \\*\\*(D-\\d+)\\*\\* \\[S ")
                        .matcher(text(book))
                        .results()
                        .map(it -> it.group(1))
                        .collect(Collectors.toCollection(TreeSet::new));
        var told =
                book.chapters().stream()
                        .filter(it -> List.of("rulings", "master").contains(it.id()))
                        .flatMap(it -> all(CITED, it.html()).stream())
                        .toList();
        settable.removeAll(told);
        assertThat(settable).as("%s %s", book.game(), book.language()).isEmpty();
    }

    private static String text(Book book) {
        try {
            return Files.readString(Path.of("..", "docs", "rules", file(book)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("books")
    void isSearched(Book book) {
        var word =
                switch (book.language()) {
                    case ENGLISH -> "glossary";
                    case GERMAN -> "BEGRIFFE";
                    case FRENCH -> "reponses";
                };
        assertThat(BookSearch.in(book, word)).isNotEmpty();
        var texts =
                book.chapters().stream()
                        .flatMap(chapter -> chapter.sections().stream())
                        .map(Book.Section::text)
                        .map(BookSearch::read)
                        .toList();
        for (var hit : BookSearch.in(book, "e"))
            if (hit.before().startsWith("… "))
                assertThat(texts)
                        .as("begins with a whole word")
                        .anyMatch(it -> it.contains(hit.before().substring(1) + hit.word()));
        assertThat(BookSearch.in(book, "   ")).isEmpty();
        assertThat(BookSearch.in(book, "qwxyz")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "earthwater, GERMAN, versorgung, supply",
        "pygma, GERMAN, handel, trade",
        "sparta, ENGLISH, enclosed pieces, enclosed"
    })
    void findsFirstWhatIsCalledSo(String game, Language language, String query, String section) {
        var hits = BookSearch.in(book(game, language), query);
        assertThat(hits.getFirst().id()).isEqualTo(section);
        assertThat(hits).hasSizeGreaterThan(1);
    }

    /** What stands before the word begins with a word, not with the stop of a sentence. */
    @Test
    void anExcerptBeginsWithAWord() {
        assertThat(BookSearch.in(book("earthwater", Language.GERMAN), "versorgung"))
                .extracting(BookSearch.Hit::before)
                .noneMatch(before -> before.matches("… *[.,;:].*"));
    }

    @ParameterizedTest
    @CsvSource({
        "sparta, GERMAN, Kaempfer, Kämpfer",
        "sparta, GERMAN, kampfer, Kämpfer",
        "sparta, GERMAN, STAEDTE NAH, Städte",
        "pygma, GERMAN, strasse brucke, Straße",
        "earthwater, FRENCH, ephesos defense, Ephesos",
        "earthwater, FRENCH, cite majeure, cité",
        "pygma, FRENCH, MECONTENTEMENT, mécontentement"
    })
    void isSearchedAsTheReadersKeyboardHasIt(
            String game, Language language, String query, String word) {
        assertThat(BookSearch.in(book(game, language), query).stream().map(BookSearch.Hit::word))
                .isNotEmpty()
                .contains(word);
    }

    @ParameterizedTest
    @MethodSource("books")
    void aNumberOpensTheSentenceForPlayersAndThePreciseOne(Book book) {
        for (String number : RulesText.numbers(file(book))) {
            assertThat(book.about(number)).as(number).isPresent();
            assertThat(RulesText.sentence(file(book), number)).as(number).isPresent();
        }
    }

    /** A reason on an order sheet opens the rule that it comes from. */
    @Test
    void everyReasonLeadsToARule() {
        var rules = Stream.of(Code.values()).flatMap(code -> code.rule().stream()).toList();
        assertThat(rules).hasSizeGreaterThan(30);
        assertThat(RulesText.numbers(GAMES.of("pygma").orElseThrow().rules())).containsAll(rules);
    }

    @Test
    void noNumberIsGivenTwice() {
        books().forEach(
                        book ->
                                assertThat(all(ID, RulesText.html(book.game(), file(book), book)))
                                        .as(file(book))
                                        .doesNotHaveDuplicates()
                                        .hasSizeGreaterThan(20));
    }
}

package hegemon.server.web.book;

import static org.assertj.core.api.Assertions.assertThat;

import hegemon.server.house.TestHouse;
import hegemon.server.web.page.AllGamePages;
import hegemon.table.Language;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/** Every page of every book, opened as a reader does, and every link on it followed. */
class BookPagesIT {
    private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"(/[^\"]*|#[^\"]*)\"");
    private static final Pattern PICTURE = Pattern.compile("<img [^>]*src=\"(/rules/[^\"]*)\"");
    private static final Pattern MAIN = Pattern.compile("<main.*</main>", Pattern.DOTALL);
    private static final Pattern MARKUP = Pattern.compile("<[^>]*>");

    @TempDir private static Path data;
    private static TestHouse house;

    @BeforeAll
    static void open() {
        house = new TestHouse(data);
    }

    @AfterAll
    static void close() {
        house.close();
    }

    /** What one reader has opened, by address. */
    private static final class Reader {
        private final Language language;
        private final Map<String, String> pages = new HashMap<>();
        private final Set<String> followed = new HashSet<>();

        Reader(Language language) {
            this.language = language;
        }

        String read(String path) throws Exception {
            var known = pages.get(path);
            if (known != null) return known;
            var answer =
                    house.http()
                            .send(
                                    house.request(TestHouse.NOBODY, path)
                                            .header("Accept-Language", language.code())
                                            .build(),
                                    BodyHandlers.ofString());
            assertThat(answer.statusCode()).as(path).isEqualTo(200);
            pages.put(path, answer.body());
            return answer.body();
        }

        String readMain(String path) throws Exception {
            var main = MAIN.matcher(read(path));
            assertThat(main.find()).as(path).isTrue();
            return main.group();
        }

        /** Booklets are printed in {@link BooksTest}. */
        void follow(String from, String link) throws Exception {
            if (link.endsWith(".pdf") || !followed.add(from + " " + link)) return;
            int hash = link.indexOf('#');
            var path = hash < 0 ? link : link.substring(0, hash);
            var page = read(path.isEmpty() ? from : path);
            if (hash >= 0)
                assertThat(page)
                        .as("%s leads to %s", from, link)
                        .contains(" id=\"" + link.substring(hash + 1) + "\"");
        }
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).distinct().toList();
    }

    @ParameterizedTest
    @EnumSource
    void everyPageOpensAndEveryLinkLeadsSomewhere(Language language) throws Exception {
        var reader = new Reader(language);
        for (String game : house.part(AllGamePages.class).names()) {
            var book = house.part(Books.class).of(game, language).orElseThrow();
            var whole = "/rules/" + game;
            for (Book.Chapter chapter : book.chapters())
                read(reader, whole + "/chapters/" + chapter.id(), true);
            read(reader, whole, true);
            read(reader, "/" + game, true);
            read(reader, whole + "/numbers", false);
            for (String picture : all(PICTURE, reader.read(whole)))
                assertThat(reader.read(picture)).as(picture).startsWith("<svg");
            assertThat(all(PICTURE, reader.read(whole)))
                    .hasSameSizeAs(house.part(Books.class).figures(game).keySet());
        }
    }

    private static void read(Reader reader, String path, boolean forPlayers) throws Exception {
        var main = reader.readMain(path);
        assertThat(main).as(path).contains("<h1");
        for (String link : all(LINK, main)) reader.follow(path, link);
        if (forPlayers)
            assertThat(
                            Objects.requireNonNull(BooksTest.FOREIGN.get(reader.language))
                                    .matcher(MARKUP.matcher(main).replaceAll(" "))
                                    .results()
                                    .map(found -> found.group()))
                    .as(path)
                    .isEmpty();
    }

    /** The sentence for players comes first, the precise one behind it. */
    @ParameterizedTest
    @EnumSource
    void everyNumberIsLinkedAndOpensBothItsSentences(Language language) throws Exception {
        var reader = new Reader(language);
        for (String game : house.part(AllGamePages.class).names()) {
            var numbers =
                    RulesText.numbers(
                            house.part(AllGamePages.class).of(game).orElseThrow().rules());
            var links = all(LINK, reader.readMain("/rules/" + game));
            for (String number : numbers) {
                assertThat(links).contains("/rules/" + game + "/numbers#" + number);
                var both = reader.readMain("/rules/" + game + "/at/" + number);
                assertThat(both).as(number).containsSubsequence("<h2", "book-precise", number);
            }
        }
    }
}

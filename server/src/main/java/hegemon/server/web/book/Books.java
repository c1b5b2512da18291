package hegemon.server.web.book;

import hegemon.table.Language;

import org.springframework.stereotype.Component;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** All books, read when the server starts, and their figures, drawn when first asked for. */
@Component
class Books {
    private static final Pattern TABLE = Pattern.compile("\\{table:([a-z-]+)}");

    private final Map<String, Illustrator> illustrators = new TreeMap<>();
    private final Map<String, Map<Language, Book>> books = new TreeMap<>();
    private final Map<String, Map<String, Figure>> figures = new TreeMap<>();
    private final Map<List<String>, String> drawn = new ConcurrentHashMap<>();

    Books(List<Illustrator> all) {
        for (Illustrator each : all) {
            var game = each.game();
            var editions = new EnumMap<Language, Book>(Language.class);
            for (Language language : Language.values())
                editions.put(language, BookReader.read(game, language, written(each, language)));
            illustrators.put(game, each);
            books.put(game, editions);
            figures.put(game, Figures.parse(text(game + "/figures.txt")));
        }
    }

    Optional<Book> of(String game, Language language) {
        return Optional.ofNullable(books.get(game)).map(editions -> editions.get(language));
    }

    Optional<Figure> figure(String game, String name) {
        return Optional.ofNullable(figures.get(game)).map(all -> all.get(name));
    }

    Optional<Illustrator> illustrator(String game) {
        return Optional.ofNullable(illustrators.get(game));
    }

    Map<String, Figure> figures(String game) {
        return figures.getOrDefault(game, Map.of());
    }

    /** As SVG; as many are kept as the books have. */
    String draw(String game, Figure figure, Language language) {
        return drawn.computeIfAbsent(
                List.of(game, figure.name(), language.code()),
                _ -> Objects.requireNonNull(illustrators.get(game), game).draw(figure, language));
    }

    /** The text of a book with the tables that the rules know. */
    private static String written(Illustrator game, Language language) {
        return TABLE.matcher(text(game.game() + "/" + language.code() + ".md"))
                .replaceAll(
                        found -> Matcher.quoteReplacement(game.table(found.group(1), language)));
    }

    private static String text(String file) {
        try (var stream =
                Objects.requireNonNull(Books.class.getResourceAsStream("/books/" + file), file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the book " + file, e);
        }
    }
}

package hegemon.server.web.book;

import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.page.AllGamePages;
import hegemon.table.Language;

import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The books as pages and as booklets, and the numbered rules behind them. */
@Controller
class BookPages {
    private static final MediaType SVG = new MediaType("image", "svg+xml", StandardCharsets.UTF_8);

    private final Books books;
    private final AllGamePages games;

    /** By game, language and paper: as many as there are. */
    private final Map<List<String>, byte[]> printed = new ConcurrentHashMap<>();

    BookPages(Books books, AllGamePages games) {
        this.books = books;
        this.games = games;
    }

    /** The whole book on one page, or what a reader looks for in it. */
    @GetMapping("/rules/{game}")
    String whole(
            @PathVariable String game,
            @RequestParam(defaultValue = "") String q,
            Locale locale,
            Model model) {
        if (books.of(game, Language.of(locale)).isEmpty()) return numbers(game, locale, model);
        var book = book(game, locale);
        show(book, model);
        model.addAttribute("query", q);
        model.addAttribute("hits", BookSearch.in(book, q));
        model.addAttribute("shown", book.chapters());
        return "book/book";
    }

    @GetMapping("/rules/{game}/chapters/{chapter}")
    String chapter(
            @PathVariable String game, @PathVariable String chapter, Locale locale, Model model) {
        var book = book(game, locale);
        var shown = book.chapter(chapter).orElseThrow(BookPages::none);
        int place = book.chapters().indexOf(shown);
        show(book, model);
        model.addAttribute("query", "");
        model.addAttribute("hits", List.of());
        model.addAttribute("shown", List.of(shown));
        model.addAttribute("single", shown);
        turn(book, place - 1, "previous", model);
        turn(book, place + 1, "next", model);
        return "book/book";
    }

    private static void turn(Book book, int place, String where, Model model) {
        if (place >= 0 && place < book.chapters().size())
            model.addAttribute(where, book.chapters().get(place));
    }

    /** For rule lawyers: each rule by its number. */
    @GetMapping("/rules/{game}/numbers")
    String numbers(@PathVariable String game, Locale locale, Model model) {
        var language = Language.of(locale);
        var book = books.of(game, language).orElseGet(() -> Book.none(game, language));
        show(book, model);
        model.addAttribute("rules", RulesText.html(game, file(game), book));
        return "book/numbers";
    }

    /** What the book says of one rule, and the rule itself: to be shown beside a table. */
    @GetMapping("/rules/{game}/at/{number}")
    String at(@PathVariable String game, @PathVariable String number, Locale locale, Model model) {
        var book = book(game, locale);
        show(book, model);
        model.addAttribute("number", number);
        model.addAttribute("about", book.about(number).orElseThrow(BookPages::none));
        model.addAttribute("precise", RulesText.sentence(file(game), number).orElse(""));
        return "book/at";
    }

    @GetMapping("/rules/{game}/figures/{language}/{name}.svg")
    ResponseEntity<String> figure(
            @PathVariable String game, @PathVariable String language, @PathVariable String name) {
        var figure = books.figure(game, name).orElseThrow(BookPages::none);
        return ResponseEntity.ok()
                .contentType(SVG)
                .cacheControl(CacheControl.maxAge(Duration.ofHours(1)).cachePublic())
                .body(books.draw(game, figure, Language.of(Locale.of(language))));
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/rules/{game}/{paper:a4|a5|booklet}.pdf")
    ResponseEntity<byte[]> pdf(
            @PathVariable String game, @PathVariable String paper, Locale locale) {
        var book = book(game, locale);
        var print =
                printed.computeIfAbsent(
                        List.of(game, book.language().code(), paper),
                        _ -> BookPrint.pdf(books, book, paper));
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_PDF).body(print);
    }

    private void show(Book book, Model model) {
        model.addAttribute("game", book.game());
        model.addAttribute("book", book);
    }

    private Book book(String game, Locale locale) {
        return books.of(game, Language.of(locale)).orElseThrow(BookPages::none);
    }

    private String file(String game) {
        return games.of(game).orElseThrow(BookPages::none).rules();
    }

    private static NoSuchPage none() {
        return new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}

package hegemon.server.web.book;

import hegemon.server.press.Png;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.gate.OwnAddress;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Controller;
import org.springframework.ui.Model;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;

import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A page for each game that can be shared: what it is, and how to learn, play and read it. */
@Controller
class StartPages {
    private final Books books;
    private final OwnAddress addresses;

    /** By game and language. */
    private final Map<String, byte[]> covers = new ConcurrentHashMap<>();

    StartPages(Books books, OwnAddress addresses) {
        this.books = books;
        this.addresses = addresses;
    }

    @GetMapping("/{game:[a-z]+}")
    String start(
            @PathVariable String game, HttpServletRequest request, Locale locale, Model model) {
        var book = books.of(game, Language.of(locale)).orElseThrow(StartPages::none);
        var illustrator = illustrator(game);
        model.addAttribute("game", game);
        model.addAttribute("book", book);
        model.addAttribute("cover", illustrator.cover());
        model.addAttribute("lesson", illustrator.lesson());
        model.addAttribute("day", illustrator.day().orElse(""));
        model.addAttribute("lessonTable", illustrator.lessonTable().orElse(""));
        model.addAttribute("address", addresses.of(request));
        return "book/start";
    }

    /** The picture that goes with a shared link. */
    @Computes(Computes.Room.PRINTING)
    @GetMapping("/rules/{game}/cover.png")
    ResponseEntity<byte[]> cover(@PathVariable String game, Locale locale) {
        var language = Language.of(locale);
        var illustrator = illustrator(game);
        var figure = books.figure(game, illustrator.cover()).orElseThrow(StartPages::none);
        var picture =
                covers.computeIfAbsent(
                        game + " " + language.code(),
                        _ -> Png.of(BookPrint.shared(books.draw(game, figure, language))));
        return ResponseEntity.ok().contentType(MediaType.IMAGE_PNG).body(picture);
    }

    private Illustrator illustrator(String game) {
        return books.illustrator(game).orElseThrow(StartPages::none);
    }

    private static NoSuchPage none() {
        return new NoSuchPage(HttpStatus.NOT_FOUND);
    }
}

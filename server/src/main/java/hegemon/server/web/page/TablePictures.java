package hegemon.server.web.page;

import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.press.Png;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.Seats;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.State;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A table as a picture, for messengers and lists: only what everybody may see, at the moment asked
 * for. Pictures of points are dear, so the latest are kept.
 */
@RestController
class TablePictures {
    private static final MediaType SVG = new MediaType("image", "svg+xml", StandardCharsets.UTF_8);
    private static final int MOST_KEPT = 200;
    private static final Duration KEPT = Duration.ofDays(7);

    private record Shown(TableId table, int entry, boolean flipped, Language language) {}

    private record Asked(LiveTable.Moment now, Shown shown) {}

    private final TableDesk desk;
    private final AllGamePages games;
    private final Seats seats;
    private final GuestCookie cookie;
    private final Map<Shown, byte[]> kept =
            Collections.synchronizedMap(
                    new LinkedHashMap<>(16, 0.75f, true) {
                        @Override
                        protected boolean removeEldestEntry(Map.Entry<Shown, byte[]> eldest) {
                            return size() > MOST_KEPT;
                        }
                    });

    TablePictures(TableDesk desk, AllGamePages games, Seats seats, GuestCookie cookie) {
        this.desk = desk;
        this.games = games;
        this.seats = seats;
        this.cookie = cookie;
    }

    /**
     * @param entry the moment to show, if not the present one
     * @param flipped the side that comes second at the bottom
     * @param lang of the names in it: pages say theirs, since what is kept or sent on is not asked
     *     again
     */
    @Computes
    @GetMapping("/games/{id}/picture.svg")
    ResponseEntity<String> svg(
            @PathVariable TableId id,
            @RequestParam(required = false) Optional<Integer> entry,
            @RequestParam(defaultValue = "false") boolean flipped,
            @RequestParam(required = false) Optional<Locale> lang,
            HttpServletRequest request) {
        var asked = asked(id, entry, flipped, lang, request);
        return told(entry).contentType(SVG).body(drawn(asked));
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/games/{id}/picture.png")
    ResponseEntity<byte[]> png(
            @PathVariable TableId id,
            @RequestParam(required = false) Optional<Integer> entry,
            @RequestParam(defaultValue = "false") boolean flipped,
            @RequestParam(required = false) Optional<Locale> lang,
            HttpServletRequest request) {
        var asked = asked(id, entry, flipped, lang, request);
        var picture = kept.computeIfAbsent(asked.shown(), ignored -> Png.of(drawn(asked)));
        return told(entry).contentType(MediaType.IMAGE_PNG).body(picture);
    }

    private Asked asked(
            TableId id,
            Optional<Integer> entry,
            boolean flipped,
            Optional<Locale> lang,
            HttpServletRequest request) {
        var now = desk.find(id, cookie.guest(request)).now();
        int at = entry.orElse(now.entry());
        if (at < 0 || at > now.entry()) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        var language = Language.of(lang.orElseGet(LocaleContextHolder::getLocale));
        return new Asked(now, new Shown(id, at, flipped, language));
    }

    /** A moment that is named never changes. */
    private static ResponseEntity.BodyBuilder told(Optional<Integer> entry) {
        return ResponseEntity.ok()
                .cacheControl(
                        entry.isPresent()
                                ? CacheControl.maxAge(KEPT).cachePrivate()
                                : CacheControl.noCache());
    }

    private String drawn(Asked asked) {
        var match = asked.now().match();
        var shown = asked.shown();
        var game = match.game().name();
        State<?, ?, ?> state = match.at(shown.entry());
        return games.of(game)
                .flatMap(pages -> pages.picture(state, shown.flipped(), shown.language()))
                .orElseGet(() -> plate(seats.game(game)));
    }

    /** A game without a picture shows its name. */
    private static String plate(String name) {
        return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">
        <rect width="1000" height="1000" fill="#ece3d0"/>
        <rect x="40" y="40" width="920" height="920" fill="none" stroke="#a3281b" stroke-width="12"/>
        <text x="500" y="520" font-family="serif" font-size="%d" text-anchor="middle" fill="#221d17">%s</text>
        </svg>
        """
                .formatted(
                        Math.min(110, 1500 / Math.max(1, name.length())),
                        name.replace("&", "&amp;").replace("<", "&lt;"));
    }
}

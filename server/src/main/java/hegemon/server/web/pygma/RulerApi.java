package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.orders.check.Examination;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.web.GuestCookie;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.util.Locale;
import java.util.Optional;

/** A ruler's desk. The realm is that of the reader's own seat and never comes from the request. */
@RestController
@RequestMapping("/api/pygma/{id}")
class RulerApi {
    private static final int LONGEST_SHEET = 50_000;

    record Draft(Optional<String> text) {}

    private record Ruler(PygmaState state, int realm, int entry) {}

    private final Tables tables;
    private final GuestCookie cookie;

    RulerApi(Tables tables, GuestCookie cookie) {
        this.tables = tables;
        this.cookie = cookie;
    }

    @GetMapping
    RulerDesk desk(@PathVariable String id, HttpServletRequest request, Locale locale) {
        var ruler = ruler(id, request);
        return RulerDesk.of(ruler.state(), ruler.realm(), ruler.entry(), voice(locale));
    }

    /** Reads a sheet without sending it. */
    @PostMapping("/check")
    Proof check(
            @PathVariable String id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        var text = draft.text().orElse("");
        if (text.length() > LONGEST_SHEET) throw no(HttpStatus.CONTENT_TOO_LARGE);
        var ruler = ruler(id, request);
        var knowledge = ruler.state().knowledge(ruler.realm());
        return Proof.of(Examination.of(text, knowledge), voice(locale));
    }

    private Ruler ruler(String id, HttpServletRequest request) {
        var moment =
                tables.find(id).map(LiveTable::now).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
        if (!(moment.match().state() instanceof PygmaState state)) throw no(HttpStatus.NOT_FOUND);
        int realm = state.realm(moment.seatOf(cookie.guest(request)));
        if (realm == 0) throw no(HttpStatus.FORBIDDEN);
        return new Ruler(state, realm, moment.entry());
    }

    private static Voice voice(Locale locale) {
        return new Voice(Language.of(locale));
    }

    private static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}

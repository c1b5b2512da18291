package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;

/** PI-26: the game master's desk. Nobody else gets an answer. */
@RestController
@RequestMapping("/api/pygma/{id}")
class MasterApi {
    private final Readers readers;

    MasterApi(Readers readers) {
        this.readers = readers;
    }

    @GetMapping("/master")
    MasterDesk desk(@PathVariable String id, HttpServletRequest request, Locale locale) {
        var master = readers.master(id, request);
        return MasterDesk.of(master.state(), master.entry(), new Voice(Language.of(locale)));
    }

    /** Any realm's desk, as its ruler has it. */
    @GetMapping("/reports/{realm:\\d+}")
    RulerDesk report(
            @PathVariable String id,
            @PathVariable int realm,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.master(id, request);
        if (realm < 1 || realm > master.state().reports().size())
            throw Readers.no(HttpStatus.NOT_FOUND);
        return RulerDesk.of(master.state(), realm, master.entry(), new Voice(Language.of(locale)));
    }

    /**
     * @param wrong what is wrong with the events; empty if nothing is
     */
    record Judged(String wrong) {}

    /** Reads what closes a month without closing it. */
    @PostMapping("/master/check")
    Judged check(
            @PathVariable String id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        if (draft.isTooLong()) throw Readers.no(HttpStatus.CONTENT_TOO_LARGE);
        var master = readers.master(id, request);
        var words = Words.in(Language.of(locale));
        return switch (new Pygma().move(draft.words())) {
            case Parse.Refused<PygmaMove>(var why) -> new Judged(words.say(why));
            case Parse.Parsed<PygmaMove>(var move) ->
                    new Judged(
                            master.state().refuse(master.seat(), move).map(words::say).orElse(""));
        };
    }
}

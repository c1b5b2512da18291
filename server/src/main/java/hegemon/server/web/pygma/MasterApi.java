package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.report.Holdings;
import hegemon.pygma.report.News;
import hegemon.pygma.report.Section;
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

import java.util.List;
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
        return MasterDesk.of(master, new Voice(Language.of(locale)));
    }

    /** A realm's report, as its ruler reads it or, while there is a draft, would read it. */
    record Reading(String heading, List<Section> news, List<Section> holdings) {}

    @GetMapping("/reports/{realm:\\d+}")
    Reading report(
            @PathVariable String id,
            @PathVariable int realm,
            HttpServletRequest request,
            Locale locale) {
        var reports = readers.master(id, request).state().masterReport().reports();
        if (realm < 1 || realm > reports.size()) throw Readers.no(HttpStatus.NOT_FOUND);
        var report = reports.get(realm - 1);
        var voice = new Voice(Language.of(locale));
        return new Reading(
                voice.page("heading.month", report.date()),
                News.of(report, voice.herald()),
                Holdings.of(report, voice.herald()));
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

package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Seating;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.Looks;
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
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** PI-26: the game master's desk. Nobody else gets an answer while the game lasts. */
@RestController
@RequestMapping("/api/pygma/{id}")
record MasterApi(Readers readers, Seating seating, Campaigns campaigns, LeadDesk lead) {
    private static final int LEVEL = 1;

    @Computes
    @GetMapping("/master")
    MasterDesk desk(
            @PathVariable TableId id,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.omniscient(id, entry, request);
        return lead.of(readers.table(id), master, new Voice(Language.of(locale)));
    }

    /** A realm's report, as its ruler reads it or, while there is a draft, would read it. */
    @Computes
    @GetMapping("/reports/{realm:\\d+}")
    Reading report(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.omniscient(id, entry, request);
        return Reading.of(master.report(realm), new Voice(Language.of(locale)));
    }

    /** The map of a realm, as its ruler has it: what is not known there is not on it. */
    @Computes
    @GetMapping("/master/maps/{realm:\\d+}")
    List<Hex> map(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestParam Optional<Integer> entry,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.omniscient(id, entry, request);
        return RulerMap.of(
                master.report(realm),
                master.state().knowledge(realm),
                new Voice(Language.of(locale)));
    }

    /** Gives a free realm to a ruler made of code, so that the others need not wait for a guest. */
    @PostMapping("/realms/{realm:\\d+}/bot")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void fill(@PathVariable TableId id, @PathVariable int realm, HttpServletRequest request) {
        readers.master(id, request);
        var table = readers.table(id);
        if (!seating.fill(table, PygmaState.seat(realm), LEVEL))
            throw Readers.no(HttpStatus.CONFLICT);
        campaigns.together(
                table, new Campaigns.Done(readers.person(request), "bot\n" + realm, ""), () -> {});
    }

    /**
     * @param wrong what is wrong with the events; empty if nothing is
     */
    record Judged(String wrong) {}

    /** Reads what closes a month without closing it. */
    @Computes
    @Looks
    @PostMapping("/master/check")
    Judged check(
            @PathVariable TableId id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        draft.requireShort();
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

package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.Answering.Answer;
import hegemon.server.web.table.Visit;
import hegemon.table.Language;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How a campaign is led: what game masters write down, do and why, and what a draft changed. */
@RestController
@RequestMapping("/api/pygma/{id}")
record LeadApi(
        Readers readers, Tables tables, Seating seating, Campaigns campaigns, LeadDesk desk) {
    private static final int LONGEST_REASON = 500;
    private static final int LONGEST_TITLE = 80;
    private static final int LONGEST_ABOUT = 2_000;

    /** What a game master does: a move of the game, and why. */
    record Act(int entry, Optional<String> text, Optional<String> reason) {}

    /** What is written down, on which version of it. */
    record Written(Optional<Integer> version, Optional<String> text) {}

    /** What the campaign is called. */
    record Named(Optional<String> title, Optional<String> about) {}

    /** Keeps what the game masters write for this month; 409 with theirs if others wrote first. */
    @PostMapping("/master/sheet")
    ResponseEntity<MasterDesk.LeadSheet> write(
            @PathVariable TableId id, @RequestBody Written written, HttpServletRequest request) {
        var text = written.text().orElse("");
        NoSuchPage.requireShort(Visit.LONGEST_TEXT, text);
        var master = readers.master(id, request);
        var table = readers.table(id);
        boolean done =
                campaigns.write(table, readers.person(request), written.version().orElse(0), text);
        return ResponseEntity.status(done ? HttpStatus.OK : HttpStatus.CONFLICT)
                .body(desk.sheet(table, master));
    }

    /** A move of a game master, with its reason. */
    @PostMapping("/master/moves")
    ResponseEntity<Answer> act(
            @PathVariable TableId id,
            Visit visit,
            @RequestBody Act act,
            HttpServletRequest request) {
        readers.master(id, request);
        var text = act.text().orElse("");
        var reason = act.reason().orElse("").strip();
        NoSuchPage.requireShort(Visit.LONGEST_TEXT, text);
        NoSuchPage.requireShort(LONGEST_REASON, reason);
        return visit.answer(
                (table, guest) -> tables.submit(table, guest, act.entry(), text, reason));
    }

    /** What the last run of the draft changed, realm by realm. */
    @Computes
    @GetMapping("/master/changes")
    List<Changes> changes(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        readers.omniscient(id, Optional.empty(), request);
        return Changes.of(readers.table(id).now().match(), new Voice(Language.of(locale)));
    }

    /** Names the campaign. */
    @PostMapping("/master/title")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void name(@PathVariable TableId id, @RequestBody Named named, HttpServletRequest request) {
        readers.master(id, request);
        var title = named.title().orElse("").strip();
        var about = named.about().orElse("").strip();
        NoSuchPage.requireShort(LONGEST_TITLE, title);
        NoSuchPage.requireShort(LONGEST_ABOUT, about);
        campaigns.name(
                readers.table(id),
                new Campaigns.Done(readers.person(request), "title\n" + title, ""),
                new CampaignRows.Title(title, about));
    }

    /** Takes a realm from whoever rules it, so that somebody else can have it. */
    @PostMapping("/realms/{realm:\\d+}/free")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void free(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestBody Act act,
            HttpServletRequest request) {
        readers.master(id, request);
        var table = readers.table(id);
        var seat = PygmaState.seat(realm);
        var before = table.now();
        if (before.isOver() || before.at(seat) instanceof Occupant.Open)
            throw Readers.no(HttpStatus.CONFLICT);
        seating.vacate(table, seat);
        campaigns.depose(
                table,
                before,
                seat,
                new Campaigns.Done(
                        readers.person(request), "free\n" + realm, act.reason().orElse("")));
    }
}

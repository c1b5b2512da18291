package hegemon.server.web.pygma;

import hegemon.pygma.world.Setting;
import hegemon.server.ServerSettings;
import hegemon.server.accounts.HouseKey;
import hegemon.server.id.TableId;
import hegemon.server.play.Calendars;
import hegemon.server.play.Campaigns;
import hegemon.server.play.LiveTable;
import hegemon.server.store.CalendarRows.Plan;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/** The calendar of a campaign: its rhythm, a deadline that is moved, a pause, and a feed. */
@RestController
@RequestMapping("/api/pygma/{id}/calendar")
record CalendarApi(
        Readers readers,
        Calendars calendars,
        Campaigns campaigns,
        HouseKey key,
        ServerSettings settings) {
    private static final String PURPOSE = "calendar";
    private static final int LONGEST_HOLIDAYS = 2_000;

    /**
     * What the campaign shall go by.
     *
     * @param first the next deadline, by the clocks of the campaign; else the rhythm finds it
     */
    record Wish(
            Optional<String> rhythm,
            Optional<String> zone,
            Optional<Integer> grace,
            Optional<Integer> least,
            Optional<Boolean> early,
            Optional<String> holidays,
            Optional<String> first,
            Optional<String> word) {
        Plan plan() {
            return new Plan(
                    rhythm.orElse(""),
                    zone.orElse("UTC"),
                    grace.orElse(0),
                    least.orElse(0),
                    early.orElse(false),
                    holidays.orElse("").strip());
        }
    }

    /** Another deadline for this month, by the clocks of the campaign. */
    record Moved(Optional<String> due, Optional<String> word) {}

    record Pausing(Optional<Boolean> paused, Optional<String> word) {}

    /** For all who sit there. */
    @GetMapping
    CalendarLine read(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var reader = readers.seated(id, request);
        var state = reader.state();
        var zat = state.world().settings().get(Setting.ZAT).name().toLowerCase(Locale.ROOT);
        var feed = "/api/pygma/" + id + "/calendar/" + key.sign(PURPOSE, id.value()) + ".ics";
        return CalendarLine.of(
                calendars.of(id),
                new CalendarLine.Beside(zat, feed, state.isMaster(reader.seat())),
                Language.of(locale));
    }

    /** Why it was not done, in the reader's language. */
    record Problem(String message) {}

    @PostMapping
    ResponseEntity<Problem> keep(
            @PathVariable TableId id,
            @RequestBody Wish wish,
            HttpServletRequest request,
            Locale locale) {
        readers.master(id, request);
        var plan = wish.plan();
        NoSuchPage.requireShort(LONGEST_HOLIDAYS, plan.holidays());
        var first = wish.first().orElse("");
        var fault = calendars.refuse(plan).or(() -> calendars.refuse(plan, first));
        if (fault.isPresent()) return refused(fault.get(), locale);
        var text = "calendar\n" + plan.rhythm() + " " + plan.zone();
        long due = Calendars.moment(plan, first).orElse(0L);
        calendars.begin(table(id), readers.done(text, wish.word(), request), plan, due);
        return ResponseEntity.noContent().build();
    }

    @PostMapping("/due")
    ResponseEntity<Problem> move(
            @PathVariable TableId id,
            @RequestBody Moved moved,
            HttpServletRequest request,
            Locale locale) {
        readers.master(id, request);
        var due = moved.due().orElse("");
        var kept = calendars.of(id).orElseThrow(() -> Readers.no(HttpStatus.UNPROCESSABLE_CONTENT));
        var fault = calendars.refuse(kept.plan(), due);
        if (fault.isPresent()) return refused(fault.get(), locale);
        var done = readers.done("postpone\n" + due.replace('T', ' '), moved.word(), request);
        boolean moves =
                Calendars.moment(kept.plan(), due)
                        .filter(it -> calendars.move(table(id), done, it))
                        .isPresent();
        if (!moves) throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
        return ResponseEntity.noContent().build();
    }

    private static ResponseEntity<Problem> refused(Refusal why, Locale locale) {
        return ResponseEntity.unprocessableContent()
                .body(new Problem(Words.in(Language.of(locale)).say(why)));
    }

    @PostMapping("/pause")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void pause(@PathVariable TableId id, @RequestBody Pausing pausing, HttpServletRequest request) {
        readers.master(id, request);
        var text = pausing.paused().orElse(true) ? "pause" : "resume";
        var done = readers.done(text, pausing.word(), request);
        if (!calendars.pause(table(id), done, pausing.paused().orElse(true)))
            throw Readers.no(HttpStatus.CONFLICT);
    }

    private LiveTable table(TableId id) {
        return readers.table(id);
    }

    /** As iCalendar; who has the address may read it, and learns when, and nothing else. */
    @GetMapping("/{token}.ics")
    ResponseEntity<String> feed(@PathVariable TableId id, @PathVariable String token) {
        if (!key.isSigned(PURPOSE, id.value(), token)) throw Readers.no(HttpStatus.NOT_FOUND);
        var now = table(id).now();
        var deadlines =
                calendars.of(id).stream()
                        .filter(it -> !it.paused() && it.due() > 0 && !now.isOver())
                        .toList();
        var title = campaigns.title(id).title();
        var month = now.match().state().caption();
        var summary = "ZAT " + month + (title.isEmpty() ? "" : " – " + title);
        return ResponseEntity.ok()
                .contentType(new MediaType("text", "calendar", StandardCharsets.UTF_8))
                .body(
                        new CalendarFeed(id, summary, settings.address("/games/" + id))
                                .of(deadlines));
    }
}

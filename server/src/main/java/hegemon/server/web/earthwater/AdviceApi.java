package hegemon.server.web.earthwater;

import hegemon.earthwater.EarthWaterState;
import hegemon.server.id.TableId;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.server.web.gate.Asking;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.ThoughtStream;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

import java.io.IOException;
import java.util.Locale;

/**
 * Advice for whoever plays alone. Asking for it marks the game for good; only then can it be read.
 */
@RestController
@RequestMapping("/api/earthwater/{id}/advice")
record AdviceApi(
        Tables tables, Adviser adviser, GuestCookie cookie, ThoughtStream stream, Asking asking) {
    /**
     * @param entry the number of the last entry the reader has seen
     */
    record Wish(int entry) {}

    /** Why there is no advice, in the reader's language. */
    record Denial(String message) {}

    /** Marks the game as advised. */
    @PostMapping
    ResponseEntity<Object> ask(
            @PathVariable TableId id,
            @RequestBody Wish wish,
            HttpServletRequest request,
            Locale locale) {
        var words = Words.in(Language.of(locale));
        return switch (tables.advise(find(id), cookie.guest(request), wish.entry())) {
            case Reply.Done() -> ResponseEntity.noContent().build();
            case Reply.Stale() -> denied(HttpStatus.CONFLICT, words.say("server.refuse.stale"));
            case Reply.NotYours() -> denied(HttpStatus.FORBIDDEN, words.say("server.refuse.seat"));
            case Reply.Refused(Refusal why) ->
                    denied(HttpStatus.UNPROCESSABLE_CONTENT, words.say(why));
        };
    }

    private static ResponseEntity<Object> denied(HttpStatus status, String message) {
        return ResponseEntity.status(status).body(new Denial(message));
    }

    /**
     * The advice for the decision that this reader has to make, as server-sent events. Each {@code
     * thought} says how far the thinking is. Closing the stream ends it.
     */
    @GetMapping
    void advise(@PathVariable TableId id, HttpServletRequest request, HttpServletResponse response)
            throws IOException, InterruptedException {
        var question = question(find(id).now(), request);
        var visitor = cookie.guest(request).orElseThrow(() -> no(HttpStatus.FORBIDDEN));
        var asker = new Asker(asking.asker(request).place(), visitor);
        try (var advice = adviser.begin(asker, question)) {
            stream.send(advice, request, response);
        }
    }

    private Adviser.Question question(LiveTable.Moment moment, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var seat = moment.seatOf(guest);
        if (!moment.isAlone(guest) || !moment.match().advised().contains(seat))
            throw no(HttpStatus.FORBIDDEN);
        if (!moment.turn().waitsFor(seat)
                || !(moment.match().state() instanceof EarthWaterState state))
            throw no(HttpStatus.CONFLICT);
        return new Adviser.Question(state, seat, moment.entry());
    }

    private LiveTable find(TableId id) {
        return tables.find(id)
                .filter(table -> table.now().match().state() instanceof EarthWaterState)
                .orElseThrow(() -> no(HttpStatus.NOT_FOUND));
    }

    private static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}

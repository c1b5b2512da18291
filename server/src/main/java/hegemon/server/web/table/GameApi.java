package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.play.Bargains;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Endings;
import hegemon.server.play.Offer;
import hegemon.server.play.Tables;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.Answering.Answer;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Optional;

/**
 * Tables as JSON. Every action names the entry it answers, so a stale or repeated one is harmless.
 */
@RestController
@RequestMapping("/api/games/{id}")
record GameApi(
        Tables tables,
        Endings endings,
        Bargains bargains,
        BotDesk bots,
        TableDesk desk,
        GuestCookie cookie) {
    private static final String OFFERS = "draw, takeback, rematch, decline";

    record Action(int entry, Optional<String> text) {
        /** An empty text may be a move; none is not. */
        String move() {
            return text.orElseThrow(() -> NoSuchPage.missing("text"));
        }
    }

    @GetMapping
    TableJson table(@PathVariable TableId id, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        bots.look(id);
        return desk.read(table, Reader.of(guest, request));
    }

    @PostMapping("/moves")
    ResponseEntity<Answer> move(Visit visit, @RequestBody Action action) {
        action.text().ifPresent(text -> NoSuchPage.requireShort(Visit.LONGEST_TEXT, text));
        return visit.answer(
                (table, guest) -> tables.submit(table, guest, action.entry(), action.move()));
    }

    @PostMapping("/resign")
    ResponseEntity<Answer> resign(Visit visit, @RequestBody Action action) {
        return visit.answer((table, guest) -> endings.resign(table, guest, action.entry()));
    }

    @PostMapping("/takeback")
    ResponseEntity<Answer> takeBack(Visit visit, @RequestBody Action action) {
        return visit.answer((table, guest) -> bargains.takeBack(table, guest, action.entry()));
    }

    /**
     * A proposal to the other player: {@code draw}, {@code takeback}, {@code rematch}, or {@code
     * decline}.
     */
    @PostMapping("/offers")
    ResponseEntity<Answer> offer(Visit visit, @RequestBody Action action) {
        var text = action.text().orElse("");
        if (text.equals("decline"))
            return visit.answer((table, guest) -> bargains.decline(table, guest, action.entry()));
        var kind = Offer.Kind.parse(text).orElseThrow(() -> NoSuchPage.choice("text", OFFERS));
        return visit.answer((table, guest) -> bargains.offer(table, guest, action.entry(), kind));
    }
}

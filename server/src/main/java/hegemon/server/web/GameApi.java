package hegemon.server.web;

import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Offer;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.util.Locale;
import java.util.Optional;

/**
 * Tables as JSON. Every action names the entry it answers, so a stale or repeated one is harmless.
 */
@RestController
@RequestMapping("/api/games/{id}")
class GameApi {
    /** The longest text of a move: an order sheet of PYGMA-ISIS is long. */
    static final int LONGEST_TEXT = 50_000;

    record Action(int entry, Optional<String> text) {}

    /**
     * What became of an action.
     *
     * @param message why it was not done, in the reader's language
     * @param table the table as it stands now
     */
    record Answer(Optional<String> message, Optional<String> rule, TableJson table) {}

    private final Tables tables;
    private final BotDesk bots;
    private final GuestCookie cookie;

    GameApi(Tables tables, BotDesk bots, GuestCookie cookie) {
        this.tables = tables;
        this.bots = bots;
        this.cookie = cookie;
    }

    @GetMapping
    TableJson table(@PathVariable String id, HttpServletRequest request) {
        bots.look(id);
        return TableJson.of(find(id), Reader.of(cookie.guest(request), request));
    }

    @PostMapping("/moves")
    ResponseEntity<Answer> move(
            @PathVariable String id,
            @RequestBody Action action,
            HttpServletRequest request,
            Locale locale) {
        var table = find(id);
        var reader = Reader.of(cookie.guest(request), request);
        var text = action.text().orElse("");
        if (text.length() > LONGEST_TEXT) throw new NoSuchPage(HttpStatus.CONTENT_TOO_LARGE);
        return answer(
                table, reader, tables.submit(table, reader.guest(), action.entry(), text), locale);
    }

    @PostMapping("/resign")
    ResponseEntity<Answer> resign(
            @PathVariable String id,
            @RequestBody Action action,
            HttpServletRequest request,
            Locale locale) {
        var table = find(id);
        var reader = Reader.of(cookie.guest(request), request);
        return answer(table, reader, tables.resign(table, reader.guest(), action.entry()), locale);
    }

    @PostMapping("/takeback")
    ResponseEntity<Answer> takeBack(
            @PathVariable String id,
            @RequestBody Action action,
            HttpServletRequest request,
            Locale locale) {
        var table = find(id);
        var reader = Reader.of(cookie.guest(request), request);
        return answer(
                table, reader, tables.takeBack(table, reader.guest(), action.entry()), locale);
    }

    /** A proposal to the other player: {@code draw}, {@code takeback}, or {@code decline}. */
    @PostMapping("/offers")
    ResponseEntity<Answer> offer(
            @PathVariable String id,
            @RequestBody Action action,
            HttpServletRequest request,
            Locale locale) {
        var table = find(id);
        var reader = Reader.of(cookie.guest(request), request);
        var text = action.text().orElse("");
        var reply =
                text.equals("decline")
                        ? tables.decline(table, reader.guest(), action.entry())
                        : Offer.Kind.parse(text)
                                .map(
                                        kind ->
                                                tables.offer(
                                                        table,
                                                        reader.guest(),
                                                        action.entry(),
                                                        kind))
                                .orElseThrow(() -> new NoSuchPage(HttpStatus.BAD_REQUEST));
        return answer(table, reader, reply, locale);
    }

    private LiveTable find(String id) {
        return tables.find(id).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
    }

    private static ResponseEntity<Answer> answer(
            LiveTable table, Reader reader, Reply reply, Locale locale) {
        var words = Words.in(Language.of(locale));
        var json = TableJson.of(table, reader);
        return switch (reply) {
            case Reply.Done() -> answer(HttpStatus.OK, Optional.empty(), Optional.empty(), json);
            case Reply.Stale() ->
                    answer(
                            HttpStatus.CONFLICT,
                            Optional.of(words.say("server.refuse.stale")),
                            Optional.empty(),
                            json);
            case Reply.NotYours() ->
                    answer(
                            HttpStatus.FORBIDDEN,
                            Optional.of(words.say("server.refuse.seat")),
                            Optional.empty(),
                            json);
            case Reply.Refused(var why) ->
                    answer(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            Optional.of(words.say(why)),
                            Optional.of(why.rule()),
                            json);
        };
    }

    private static ResponseEntity<Answer> answer(
            HttpStatus status, Optional<String> message, Optional<String> rule, TableJson table) {
        return ResponseEntity.status(status).body(new Answer(message, rule, table));
    }
}

package hegemon.server.web.table;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.server.accounts.People;
import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.BotDesk;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Opponent;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed.Kind;
import hegemon.server.store.Listed.Part;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.server.web.gate.Admission;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;

import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a program needs beside the tables themselves: who it plays for, and at which tables. */
@RestController
record MyApi(
        Tables tables,
        Seating seating,
        BotDesk bots,
        TableDesk desk,
        ListDesk lists,
        People people,
        GuestCookie cookie,
        Admission admission,
        Making making,
        Lobby lobby) {
    private static final int MOST_LISTED = 1_000;
    private static final int MOST_SEEKS = 50;

    /** The person behind the key. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record Me(PersonId id, Optional<String> name, boolean member) {}

    /**
     * A table in a list.
     *
     * @param waitsForYou whether it is the reader's turn
     */
    record Listed(
            TableId id,
            String game,
            String setup,
            int entry,
            String seat,
            List<TableJson.SeatJson> seats,
            TableJson.TurnJson turn,
            boolean waitsForYou) {
        static Listed of(ListedTable table) {
            return new Listed(
                    table.id(),
                    table.game(),
                    table.setup(),
                    table.entry(),
                    table.seat(),
                    table.seats(),
                    table.turn(),
                    table.waitsForReader());
        }
    }

    /**
     * A game to start.
     *
     * @param opponent {@code bot:3}, {@code friend} or {@code self}
     * @param seat where the asker wants to sit
     * @param pace {@code none}, {@code live 600 5} or {@code days 3}
     * @param listed in the lobby, for whoever comes
     */
    record Wish(
            Optional<String> game,
            Optional<String> setup,
            Optional<String> opponent,
            Optional<String> seat,
            Optional<String> pace,
            Optional<Boolean> listed,
            Optional<Boolean> rated) {
        Terms terms(PersonId maker, Pace asked) {
            return new Terms(
                    Optional.of(maker),
                    asked,
                    listed.orElse(false),
                    true,
                    true,
                    rated.orElse(false));
        }
    }

    /** A table of the lobby with a free seat: {@code join} takes it. */
    record Seek(
            TableId id,
            String game,
            String setup,
            String pace,
            boolean rated,
            List<TableJson.SeatJson> seats) {}

    /** Why it was not done, in the reader's language. */
    record Problem(String message) {}

    @GetMapping("/api/me")
    Me me(HttpServletRequest request) {
        var person = people.find(asker(request)).orElseThrow();
        return new Me(person.id(), person.name(), person.member());
    }

    /**
     * The reader's tables: first those that wait for the reader, then those that go on, then those
     * that are over; of each the latest news first. The header Link leads to the next part.
     *
     * @param state {@code waiting}, {@code open}, {@code finished} or {@code all}
     * @param before where the part before it ended
     */
    @GetMapping("/api/me/games")
    ResponseEntity<List<Listed>> games(
            @RequestParam(defaultValue = "all") String state,
            @RequestParam(defaultValue = "1000") int limit,
            @RequestParam(required = false) Optional<String> before,
            HttpServletRequest request) {
        var from =
                before.map(
                        text ->
                                hegemon.server.store.Listed.Key.parse(text)
                                        .orElseThrow(() -> NoSuchPage.parameter("before", text)));
        if (limit < 1 || limit > MOST_LISTED) throw NoSuchPage.parameter("limit", limit);
        var part =
                new Part(
                        asker(request),
                        Kind.parse(state).orElseThrow(() -> NoSuchPage.parameter("state", state)),
                        Optional.empty(),
                        from,
                        false,
                        limit);
        var found = lists.list(part);
        var answer = ResponseEntity.ok();
        if (found.size() == limit) answer.header(HttpHeaders.LINK, next(found.getLast(), part));
        return answer.body(found.stream().map(Listed::of).toList());
    }

    private static String next(ListedTable last, Part part) {
        return "</api/me/games?state=%s&limit=%d&before=%s>; rel=\"next\""
                .formatted(part.kind().text(), part.limit(), last.key());
    }

    /** Where a seat is free for whoever comes, the newest first. */
    @GetMapping("/api/games")
    List<Seek> seeks(HttpServletRequest request) {
        var person = Optional.of(asker(request));
        return lobby.open(person).stream()
                .limit(MOST_SEEKS)
                .map(each -> seek(each, person))
                .toList();
    }

    private Seek seek(LiveTable table, Optional<PersonId> person) {
        var shown = desk.read(table, Reader.of(person));
        return new Seek(
                shown.id(),
                shown.game(),
                shown.setup(),
                shown.terms().pace(),
                shown.terms().rated(),
                shown.seats());
    }

    @Computes(Computes.Room.TABLES)
    @PostMapping("/api/games")
    ResponseEntity<?> start(
            @RequestBody Wish wish,
            HttpServletRequest request,
            HttpServletResponse response,
            Locale locale) {
        var person = asker(request);
        var game = wish.game().orElseThrow(() -> NoSuchPage.missing("game"));
        var opponent = wish.opponent().orElseThrow(() -> NoSuchPage.missing("opponent"));
        int levels = bots.levels(game);
        var whom = Opponent.parse(opponent, levels);
        if (whom.isEmpty()) return refused(Opponent.refusal(game, opponent, levels), locale);
        var wanted = wish.pace().orElse("none");
        var pace = Pace.parse(wanted);
        if (pace.isEmpty())
            return refused(Refusal.of("house", "server.refuse.pace", wanted), locale);
        var made =
                making.once(
                        request,
                        response,
                        id -> {
                            admission.table(request, game, whom.get());
                            var setup = wish.setup().orElse("");
                            var terms = wish.terms(person, pace.get());
                            return tables.start(id, game, setup, whom.get(), wish.seat(), terms);
                        });
        return switch (made) {
            case Parse.Parsed<LiveTable>(var table) ->
                    ResponseEntity.status(HttpStatus.CREATED)
                            .body(desk.read(table, Reader.of(Optional.of(person))));
            case Parse.Refused<LiveTable>(var why) -> refused(why, locale);
        };
    }

    /** Takes the first open seat. */
    @PostMapping("/api/games/{id}/join")
    ResponseEntity<?> join(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var person = asker(request);
        var table = desk.find(id, Optional.of(person));
        var why = seating.refuse(table, person);
        if (why.isPresent()) return refused(why.get(), locale);
        if (!seating.join(table, person))
            return refused(Refusal.of("house", "server.refuse.full"), locale);
        return ResponseEntity.ok(desk.read(table, Reader.of(Optional.of(person))));
    }

    private static ResponseEntity<Problem> refused(Refusal why, Locale locale) {
        return ResponseEntity.unprocessableContent()
                .body(new Problem(Words.in(Language.of(locale)).say(why)));
    }

    private PersonId asker(HttpServletRequest request) {
        return cookie.guest(request).orElseThrow(() -> new NoSuchPage(HttpStatus.UNAUTHORIZED));
    }
}

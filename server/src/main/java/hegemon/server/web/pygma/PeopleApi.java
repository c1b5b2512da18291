package hegemon.server.web.pygma;

import hegemon.pygma.Pygma;
import hegemon.pygma.PygmaMove;
import hegemon.pygma.PygmaState;
import hegemon.server.id.TableId;
import hegemon.server.play.Absences;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.AbsenceRows.Manner;
import hegemon.server.store.AbsenceRows.Rule;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.TableDesk;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Seat;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
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

/** People come and go: stand-ins, standing orders, heirs, bots, and months without orders. */
@RestController
@RequestMapping("/api/pygma/{id}")
record PeopleApi(
        Readers readers,
        TableDesk tableDesk,
        Tables tables,
        Absences absences,
        Deputies deputies,
        Directory people,
        DeputyDesk desk,
        GuestCookie cookie) {
    private static final int LEVEL = 1;

    /**
     * @param kind {@code stand_in} or {@code heir}
     * @param name of whom is asked
     */
    record Wish(
            Optional<String> kind,
            Optional<String> name,
            Optional<Integer> months,
            Optional<String> reason) {}

    record Answer(Optional<Boolean> accept) {}

    /** What the campaign does where no orders come. */
    record Policy(
            Optional<String> manner,
            Optional<Integer> most,
            Optional<Boolean> botFollows,
            Optional<String> reason) {}

    /**
     * What a game master does with a realm.
     *
     * @param act {@code give}, {@code bot}, {@code end}
     * @param months that a bot plays; 0: for good
     */
    record Change(
            Optional<String> act,
            Optional<String> name,
            Optional<Integer> months,
            Optional<String> reason) {}

    /**
     * @param wrong what is wrong with it; empty if nothing is
     */
    record Kept(String wrong) {}

    /** What concerns the reader; nothing for others. */
    @GetMapping("/people")
    DeputyDesk.People read(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var guest = cookie.guest(request);
        return desk.of(tableDesk.find(id, guest), guest, Language.of(locale));
    }

    /** Leaves orders for months in which none come. */
    @PostMapping("/people/standing")
    Kept standing(
            @PathVariable TableId id,
            @RequestBody Draft draft,
            HttpServletRequest request,
            Locale locale) {
        var seat = readers.own(id, request);
        draft.requireShort();
        var text = draft.words().strip();
        var wrong = wrong(text, Words.in(Language.of(locale)));
        if (wrong.isEmpty()) absences.leave(readers.table(id), seat, readers.person(request), text);
        return new Kept(wrong);
    }

    /** They hold for any month, so they name none. */
    private static String wrong(String text, Words words) {
        if (text.isEmpty()) return "";
        return switch (new Pygma().move(text)) {
            case Parse.Refused<PygmaMove>(var why) -> words.say(why);
            case Parse.Parsed<PygmaMove>(var move) ->
                    move instanceof PygmaMove.Orders(var sheet) && sheet.turn().isEmpty()
                            ? ""
                            : words.say("server.pygma.people.standing.month");
        };
    }

    /** Asks somebody to stand in, or to take the realm. */
    @PostMapping("/people/ask")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void ask(@PathVariable TableId id, @RequestBody Wish wish, HttpServletRequest request) {
        var seat = readers.own(id, request);
        boolean heir = wish.kind().filter("heir"::equals).isPresent();
        ask(
                id,
                seat,
                heir ? Deputy.Kind.HEIR : Deputy.Kind.STAND_IN,
                new Asking(wish.name(), wish.months(), wish.reason()),
                request);
    }

    private record Asking(
            Optional<String> name, Optional<Integer> months, Optional<String> reason) {}

    private void ask(
            TableId id, Seat seat, Deputy.Kind kind, Asking asking, HttpServletRequest request) {
        var table = readers.table(id);
        var name = asking.name().orElse("").strip();
        var person = people.named(name);
        int months = kind == Deputy.Kind.HEIR ? 1 : asking.months().orElse(1);
        if (person.isEmpty() || !Deputies.mayAsk(table.now(), person.get(), months))
            throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
        var text = "ask-" + kind.name().toLowerCase(Locale.ROOT) + "\n" + seat.name() + " " + name;
        var done = readers.done(text, asking.reason(), request);
        deputies.ask(
                table,
                done,
                seat,
                new Deputy(kind, person, done.person(), false, months, List.of()));
    }

    /** Whoever was asked says yes or no. */
    @PostMapping("/people/answer")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void answer(@PathVariable TableId id, @RequestBody Answer answer, HttpServletRequest request) {
        var person = readers.person(request);
        var table = tableDesk.find(id, Optional.of(person));
        if (!deputies.answer(table, person, answer.accept().orElse(false)))
            throw Readers.no(HttpStatus.FORBIDDEN);
    }

    /** The ruler acts alone again. */
    @PostMapping("/people/end")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void end(@PathVariable TableId id, HttpServletRequest request) {
        var seat = readers.own(id, request);
        var done = readers.done("alone\n" + seat.name(), Optional.empty(), request);
        deputies.end(readers.table(id), done, seat);
    }

    @PostMapping("/master/realms/{realm:\\d+}")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void change(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestBody Change change,
            HttpServletRequest request) {
        readers.master(id, request);
        var table = readers.table(id);
        var seat = PygmaState.seat(realm);
        if (table.now().isOver() || !table.now().seats().containsKey(seat))
            throw Readers.no(HttpStatus.NOT_FOUND);
        switch (change.act().orElse("")) {
            case "give" ->
                    ask(
                            id,
                            seat,
                            Deputy.Kind.HEIR,
                            new Asking(change.name(), Optional.empty(), change.reason()),
                            request);
            case "bot" -> bot(table, seat, change, request);
            case "end" ->
                    deputies.end(
                            table,
                            readers.done("alone\n" + seat.name(), change.reason(), request),
                            seat);
            default -> throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
        }
    }

    private void bot(LiveTable table, Seat seat, Change change, HttpServletRequest request) {
        int months = change.months().orElse(1);
        var text = "bot\n" + seat.name() + (months == 0 ? "" : " " + months);
        var done = readers.done(text, change.reason(), request);
        if (months == 0) {
            if (!deputies.replace(table, done, seat, new Occupant.Bot(LEVEL)))
                throw Readers.no(HttpStatus.CONFLICT);
        } else if (Deputies.isSound(months)) deputies.bot(table, done, seat, months);
        else throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
    }

    /** What is done from now on where no orders come. */
    @PostMapping("/master/absences")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void rule(@PathVariable TableId id, @RequestBody Policy policy, HttpServletRequest request) {
        readers.master(id, request);
        var manner =
                switch (policy.manner().orElse("")) {
                    case "standing" -> Manner.STANDING;
                    case "caretaker" -> Manner.CARETAKER;
                    default -> Manner.NOTHING;
                };
        var rule = new Rule(manner, policy.most().orElse(0), policy.botFollows().orElse(false));
        if (!Absences.isSound(rule)) throw Readers.no(HttpStatus.UNPROCESSABLE_CONTENT);
        var text = "absences\n" + manner.name().toLowerCase(Locale.ROOT) + " " + rule.most();
        absences.keep(readers.table(id), readers.done(text, policy.reason(), request), rule);
    }

    /** The same at once, for a month that is closed by hand. */
    @PostMapping("/master/absences/now")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void provide(@PathVariable TableId id, HttpServletRequest request) {
        readers.master(id, request);
        var done = readers.done("provide", Optional.empty(), request);
        absences.provide(tables, readers.table(id), done);
    }
}

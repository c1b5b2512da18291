package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.pygma.letter.Letter;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.SheetHtml;
import hegemon.pygma.world.Realm;
import hegemon.server.id.TableId;
import hegemon.server.mail.in.InRows;
import hegemon.server.mail.in.ReplyAddress;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Reply;
import hegemon.server.play.Tables;
import hegemon.server.post.Passwords;
import hegemon.server.press.Pdf;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.server.web.table.Visit;
import hegemon.table.Language;
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

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** For those who play by mail or on paper: addresses, printed sheets, letters that are typed in. */
@RestController
@RequestMapping("/api/pygma/{id}")
record PostApi(
        Readers readers,
        Tables tables,
        Campaigns campaigns,
        ReplyAddress addresses,
        InRows mails,
        Passwords passwords) {
    /**
     * @param address where the reader sends orders; empty where the house gets no mail
     * @param asks whether mails are to bear a password
     * @param password the reader's own; empty for a game master, and where none is asked for
     * @param troubles what became of mails that wait, were set aside or came back; of rulers the
     *     own ones
     */
    record Post(String address, boolean asks, String password, List<Trouble> troubles) {}

    /**
     * What became of a mail.
     *
     * @param who the realm of its sender, for a game master; empty for a ruler, and of strangers
     * @param at when it came, in milliseconds
     */
    record Trouble(String who, long at, String said) {}

    @GetMapping("/post")
    Post post(@PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var reader = readers.seated(id, request);
        var person = readers.person(request);
        var words = Words.in(Language.of(locale));
        boolean master = reader.state().isMaster(reader.seat());
        // Of what happens again, the latest is told.
        var said = new HashSet<String>();
        var troubles =
                mails.open(id).stream()
                        .filter(mail -> master || mail.person().equals(Optional.of(person)))
                        .map(mail -> trouble(reader, mail, words))
                        .filter(trouble -> said.add(trouble.who() + "\n" + trouble.said()))
                        .toList();
        var password = passwords.asked(id, person);
        return new Post(
                addresses.place(id, person),
                password.isPresent(),
                master ? "" : password.orElse(""),
                troubles);
    }

    private Trouble trouble(Readers.Reader reader, InRows.Row mail, Words words) {
        boolean master = reader.state().isMaster(reader.seat());
        var key = "server.pygma.post." + mail.reason();
        var said =
                master
                        ? words.say(key, mail.subject())
                        : words.find(key + ".own").orElseGet(() -> words.say(key, mail.subject()));
        return new Trouble(
                master ? sender(reader.state(), mail) : "", mail.came().toEpochMilli(), said);
    }

    private String sender(PygmaState state, InRows.Row mail) {
        var table = mail.table().flatMap(tables::find);
        int realm =
                table.filter(ignored -> mail.person().isPresent())
                        .map(it -> state.realm(it.now().seatOf(mail.person())))
                        .orElse(0);
        return Realm.isNobody(realm) ? "" : state.world().realm(realm).name();
    }

    /** Whether mails of rulers are to bear their password. */
    record Demand(Optional<Boolean> asks) {}

    @PostMapping("/post")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void demand(@PathVariable TableId id, @RequestBody Demand demand, HttpServletRequest request) {
        readers.master(id, request);
        boolean asks = demand.asks().orElse(false);
        var act = asks ? "password" : "no-password";
        var done = new Campaigns.Done(readers.person(request), act, "");
        campaigns.askPassword(readers.table(id), done, asks);
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/sheet.pdf")
    ResponseEntity<byte[]> sheet(
            @PathVariable TableId id, HttpServletRequest request, Locale locale) {
        var ruler = readers.ruler(id, request);
        return printed(ruler.state(), ruler.realm(), locale);
    }

    @Computes(Computes.Room.PRINTING)
    @GetMapping("/sheets/{realm:\\d+}.pdf")
    ResponseEntity<byte[]> sheetOf(
            @PathVariable TableId id,
            @PathVariable int realm,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.master(id, request);
        if (realm < 1 || realm > master.state().world().realms().size())
            throw Readers.no(HttpStatus.NOT_FOUND);
        return printed(master.state(), realm, locale);
    }

    private static ResponseEntity<byte[]> printed(PygmaState state, int realm, Locale locale) {
        var page = SheetHtml.of(state.knowledge(realm), Language.of(locale));
        return ResponseEntity.ok().contentType(MediaType.APPLICATION_PDF).body(Pdf.of(page));
    }

    /** A ruler's letter, as a game master types it in. */
    record Typed(Optional<String> text, Optional<String> reason) {}

    /**
     * @param wrong why it was not taken; empty if it was
     */
    record Taken(String wrong) {}

    /**
     * @param wrong why it was not taken; empty if it was
     * @param unread lines of it that do not count
     */
    record Entered(String wrong, List<String> unread) {}

    /** D-127: as that ruler, and put down in the record as typed in. It is read as a mail is. */
    @PostMapping("/realms/{realm:\\d+}/sheet")
    Entered type(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestBody Typed typed,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.master(id, request);
        var text = typed.text().orElse("");
        var reason = typed.reason().orElse("");
        NoSuchPage.requireShort(Visit.LONGEST_TEXT, text);
        NoSuchPage.requireShort(500, reason);
        if (realm < 1 || realm > master.state().world().realms().size())
            throw Readers.no(HttpStatus.NOT_FOUND);
        var done = new Campaigns.Done(readers.person(request), "paper\n" + realm, reason);
        var table = readers.table(id);
        var world = master.state().world();
        var letter = Letter.read("", text).from(unit -> world.stands(realm, unit));
        var sheet = Parser.marked(letter.sheet().isBlank() ? text : letter.sheet());
        var reply =
                tables.submit(
                        table,
                        PygmaState.seat(realm),
                        master.entry(),
                        sheet,
                        () -> campaigns.record(id, done));
        return switch (reply) {
            case Reply.Done ignored -> new Entered("", unread(sheet, letter));
            case Reply.Refused(var why) ->
                    new Entered(Words.in(Language.of(locale)).say(why), List.of());
            case Reply.Stale ignored -> throw Readers.no(HttpStatus.CONFLICT);
            case Reply.NotYours ignored -> throw Readers.no(HttpStatus.FORBIDDEN);
        };
    }

    private static List<String> unread(String sheet, Letter letter) {
        var lines = Parser.read(sheet).sheet().unread().stream().map(Sheet.Unread::text);
        return Stream.concat(lines, letter.passed().stream()).distinct().toList();
    }
}

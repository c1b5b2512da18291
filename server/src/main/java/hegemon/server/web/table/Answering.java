package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Reply;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.Refused;
import hegemon.table.Language;
import hegemon.table.Refusal;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.stereotype.Component;

import java.util.Locale;
import java.util.Optional;

/** Takes an action at a table and says what became of it, with the table as it stands then. */
@Component
public class Answering {
    /**
     * What became of an action.
     *
     * @param message why it was not done, in the reader's language
     * @param table the table as it stands now
     */
    public record Answer(Optional<String> message, Optional<String> rule, TableJson table) {}

    /** Something to be done at a table by the guest who asks. */
    @FunctionalInterface
    public interface Action {
        Reply on(LiveTable table, Optional<PersonId> guest);
    }

    private final TableDesk desk;
    private final GuestCookie cookie;

    Answering(TableDesk desk, GuestCookie cookie) {
        this.desk = desk;
        this.cookie = cookie;
    }

    public ResponseEntity<Answer> answer(
            TableId id, HttpServletRequest request, Locale locale, Action action) {
        var guest = cookie.guest(request);
        var table = desk.find(id, guest);
        var reply = action.on(table, guest);
        var words = Words.in(Language.of(locale));
        var message =
                switch (reply) {
                    case Reply.Done() -> Optional.<String>empty();
                    case Reply.Stale() -> Optional.of(words.say("server.refuse.stale"));
                    case Reply.NotYours() -> Optional.of(words.say("server.refuse.seat"));
                    case Reply.Refused(var why) -> Optional.of(words.say(why));
                };
        var rule =
                reply instanceof Reply.Refused(Refusal why)
                        ? Optional.of(why.rule())
                        : Optional.<String>empty();
        return head(reply)
                .body(new Answer(message, rule, desk.read(table, Reader.of(guest, request))));
    }

    private static ResponseEntity.BodyBuilder head(Reply reply) {
        return switch (reply) {
            case Reply.Done() -> ResponseEntity.ok();
            case Reply.Stale() -> ResponseEntity.status(HttpStatus.CONFLICT);
            case Reply.NotYours() -> ResponseEntity.status(HttpStatus.FORBIDDEN);
            case Reply.Refused(var why) -> Refused.answer(why);
        };
    }
}

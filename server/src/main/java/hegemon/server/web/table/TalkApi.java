package hegemon.server.web.table;

import com.fasterxml.jackson.annotation.JsonInclude;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Directory;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Reply;
import hegemon.server.play.Talk;
import hegemon.server.store.TalkRows;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.table.Answering.Answer;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

import java.util.List;
import java.util.Optional;

/** Talk at a table, private notes about it, and asking others to come. */
@RestController
@RequestMapping("/api/games/{id}")
record TalkApi(Talk talk, Lobby lobby, Directory people, TableDesk desk, GuestCookie cookie) {
    /** Something to say; it need not answer an entry, but may name one like every other action. */
    record Saying(Optional<Integer> entry, Optional<String> text) {}

    /** What to change; what is absent stays as it was. */
    record Wish(Optional<Integer> entry, Optional<String> notes, Optional<Boolean> hears) {}

    /** Something said; the name is absent where the speaker has none. */
    @JsonInclude(JsonInclude.Include.NON_ABSENT)
    record WordJson(
            int number, String seat, Optional<String> name, boolean you, String text, long at) {}

    /** What this reader has at this table besides the game. */
    record Desk(List<WordJson> words, boolean hears, String notes) {}

    @GetMapping("/talk")
    Desk talk(
            @PathVariable TableId id,
            @RequestParam(defaultValue = "0") int after,
            HttpServletRequest request) {
        var guest = cookie.guest(request);
        return desk(desk.find(id, guest), guest, after);
    }

    private Desk desk(LiveTable table, Optional<PersonId> guest, int after) {
        return new Desk(
                talk.after(table, guest, after).stream()
                        .map(word -> json(table.now(), word, guest))
                        .toList(),
                talk.hears(table, guest),
                talk.notes(table, guest));
    }

    /** Who left a seat is not named to those who only know its present holder. */
    private WordJson json(LiveTable.Moment now, TalkRows.Word word, Optional<PersonId> guest) {
        boolean named =
                Leaders.knowsAll(now, guest)
                        || now.held(Optional.of(word.person())).contains(word.seat());
        return new WordJson(
                word.number(),
                word.seat().name(),
                named ? people.nameOf(word.person()) : Optional.empty(),
                guest.equals(Optional.of(word.person())),
                word.text(),
                word.at());
    }

    @PostMapping("/talk")
    ResponseEntity<Answer> say(Visit visit, @RequestBody Saying saying) {
        return visit.answer((table, guest) -> talk.say(table, guest, saying.text().orElse("")));
    }

    @PostMapping("/notes")
    ResponseEntity<Answer> keep(Visit visit, @RequestBody Wish wish) {
        return visit.answer(
                (table, guest) ->
                        guest.map(person -> talk.keep(table, person, wish.notes(), wish.hears()))
                                .orElseGet(Reply.NotYours::new));
    }

    /** Asks the person of this name to come. */
    @PostMapping("/invite")
    ResponseEntity<Answer> invite(Visit visit, @RequestBody Saying saying) {
        return visit.answer((table, guest) -> lobby.invite(table, guest, saying.text().orElse("")));
    }
}

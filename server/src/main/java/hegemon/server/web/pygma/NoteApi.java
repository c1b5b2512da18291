package hegemon.server.web.pygma;

import hegemon.server.id.TableId;
import hegemon.server.store.Sql;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;

/** What a game master notes about a campaign, for no other eyes. */
@RestController
@RequestMapping("/api/pygma/{id}/master/note")
record NoteApi(Readers readers, Sql sql, Clock clock) {
    record Note(String text) {}

    @GetMapping
    Note read(@PathVariable TableId id, HttpServletRequest request) {
        readers.master(id, request);
        return new Note(
                sql.find(
                                String.class,
                                "select text from campaign_note where game_id = ? and person = ?",
                                id,
                                readers.person(request).value())
                        .orElse(""));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void keep(@PathVariable TableId id, @RequestBody Draft note, HttpServletRequest request) {
        readers.master(id, request);
        note.requireShort();
        sql.change(
                "insert into campaign_note (game_id, person, text, changed_at) values (?, ?, ?, ?)"
                        + " on conflict (game_id, person) do update set text = excluded.text,"
                        + " changed_at = excluded.changed_at",
                id,
                readers.person(request).value(),
                note.words(),
                clock.millis());
    }
}

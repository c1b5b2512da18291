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

import javax.sql.DataSource;

/** What a game master notes about a campaign, for no other eyes. */
@RestController
@RequestMapping("/api/pygma/{id}/master/note")
class NoteApi {
    record Note(String text) {}

    private final Readers readers;
    private final Sql sql;
    private final Clock clock;

    NoteApi(Readers readers, DataSource database, Clock clock) {
        this.readers = readers;
        this.sql = new Sql(database);
        this.clock = clock;
    }

    @GetMapping
    Note read(@PathVariable TableId id, HttpServletRequest request) {
        readers.master(id, request);
        return new Note(
                sql.ask(
                                "select text from campaign_note where game_id = ? and person = ?",
                                id,
                                readers.person(request).value())
                        .query(String.class)
                        .optional()
                        .orElse(""));
    }

    @PostMapping
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void keep(@PathVariable TableId id, @RequestBody Draft note, HttpServletRequest request) {
        readers.master(id, request);
        if (note.isTooLong()) throw Readers.no(HttpStatus.CONTENT_TOO_LARGE);
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

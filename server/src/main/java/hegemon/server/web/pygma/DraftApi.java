package hegemon.server.web.pygma;

import hegemon.server.id.TableId;
import hegemon.server.store.DraftRows;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

import java.time.Clock;
import java.util.List;

/** What a ruler is writing for the month and has not sent, on all devices; nobody else reads it. */
@RestController
@RequestMapping("/api/pygma/{id}/drafts")
record DraftApi(Readers readers, DraftRows drafts, Clock clock) {
    /**
     * @param versions the newest first
     */
    record Kept(List<Version> versions) {}

    record Version(long at, String text) {}

    @GetMapping
    Kept kept(@PathVariable TableId id, HttpServletRequest request) {
        return kept(pen(id, request));
    }

    @PostMapping
    Kept keep(@PathVariable TableId id, @RequestBody Draft draft, HttpServletRequest request) {
        draft.requireShort();
        var pen = pen(id, request);
        if (draft.isFor(pen.round())) drafts.keep(pen, draft.words(), clock.millis());
        return kept(pen);
    }

    private Kept kept(DraftRows.Pen pen) {
        return new Kept(
                drafts.of(pen).stream().map(it -> new Version(it.at(), it.text())).toList());
    }

    private DraftRows.Pen pen(TableId id, HttpServletRequest request) {
        var ruler = readers.ruler(id, request);
        return new DraftRows.Pen(
                id, readers.person(request), ruler.seat(), ruler.state().world().date().toString());
    }
}

package hegemon.server.web.pygma;

import hegemon.pygma.PygmaState;
import hegemon.server.id.TableId;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Tables;
import hegemon.server.store.ScanRows;
import hegemon.server.store.ScanRows.Scan;
import hegemon.server.web.gate.RequestLimit;
import hegemon.table.Language;
import hegemon.table.Words;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.CacheControl;
import org.springframework.http.ContentDisposition;
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

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Letters on paper, scanned by a game master: for game masters, and for the ruler who wrote. */
@RestController
@RequestMapping("/api/pygma/{id}")
record ScanApi(
        Readers readers,
        Tables tables,
        Campaigns campaigns,
        ScanRows scans,
        RequestLimit limit,
        Clock clock) {
    /**
     * @param month for which it was sent
     * @param kind jpeg, png or pdf
     */
    record Line(int number, int realm, String month, String kind, long at) {}

    /** The newest first: of a game master all, of a ruler those of the own realm. */
    @GetMapping("/scans")
    List<Line> list(@PathVariable TableId id, HttpServletRequest request) {
        var reader = readers.seated(id, request);
        return shown(id, reader).stream()
                .map(
                        scan ->
                                new Line(
                                        scan.number(),
                                        reader.state().realm(scan.seat()),
                                        scan.round(),
                                        scan.kind(),
                                        scan.at()))
                .toList();
    }

    private List<Scan> shown(TableId id, Readers.Reader reader) {
        boolean master = reader.state().isMaster(reader.seat());
        return scans.of(id).stream()
                .filter(scan -> master || scan.seat().equals(reader.seat()))
                .toList();
    }

    @GetMapping("/scans/{number}")
    ResponseEntity<byte[]> picture(
            @PathVariable TableId id, @PathVariable int number, HttpServletRequest request) {
        var reader = readers.seated(id, request);
        var scan =
                shown(id, reader).stream()
                        .filter(each -> each.number() == number)
                        .findFirst()
                        .orElseThrow(() -> Readers.no(HttpStatus.NOT_FOUND));
        var kind = ScanKind.valueOf(scan.kind().toUpperCase(Locale.ROOT));
        var name = "scan-" + number + "." + kind.text();
        var shown =
                kind == ScanKind.PDF
                        ? ContentDisposition.attachment()
                        : ContentDisposition.inline();
        return ResponseEntity.ok()
                .contentType(MediaType.parseMediaType(kind.type()))
                .cacheControl(CacheControl.noStore())
                .header("Content-Disposition", shown.filename(name).build().toString())
                .body(
                        scans.picture(id, number)
                                .orElseThrow(() -> Readers.no(HttpStatus.NOT_FOUND)));
    }

    /** With the month that is awaited, and put down in the record. */
    @PostMapping("/realms/{realm:\\d+}/scans")
    PostApi.Taken keep(
            @PathVariable TableId id,
            @PathVariable int realm,
            @RequestBody(required = false) Optional<byte[]> picture,
            HttpServletRequest request,
            Locale locale) {
        var master = readers.master(id, request);
        if (realm < 1 || realm > master.state().world().realms().size())
            throw Readers.no(HttpStatus.NOT_FOUND);
        var bytes = picture.orElse(new byte[0]);
        var words = Words.in(Language.of(locale));
        var kind = ScanKind.of(bytes);
        if (kind.isEmpty())
            return new PostApi.Taken(words.say("server.pygma.scan.kind", limit.uploadMegabytes()));
        var scan =
                new Scan(
                        0,
                        PygmaState.seat(realm),
                        readers.table(id).now().match().state().caption(),
                        kind.get().text(),
                        bytes.length,
                        clock.millis());
        var done = new Campaigns.Done(readers.person(request), "scan\n" + realm, "");
        boolean kept =
                tables.together(
                        () -> {
                            if (!scans.hasRoom(id, scan.seat(), scan.round(), bytes.length))
                                return false;
                            scans.keep(id, scan, bytes, done.person());
                            campaigns.record(id, done);
                            return true;
                        });
        return new PostApi.Taken(kept ? "" : words.say("server.pygma.scan.full", ScanRows.MOST));
    }

    @PostMapping("/scans/{number}/remove")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void remove(@PathVariable TableId id, @PathVariable int number, HttpServletRequest request) {
        var master = readers.master(id, request);
        var scan = shown(id, master).stream().filter(each -> each.number() == number).findFirst();
        if (scan.isEmpty()) throw Readers.no(HttpStatus.NOT_FOUND);
        var realm = master.state().realm(scan.get().seat());
        var done = new Campaigns.Done(readers.person(request), "no-scan\n" + realm, "");
        tables.together(
                () -> {
                    if (!scans.remove(id, number)) return false;
                    campaigns.record(id, done);
                    return true;
                });
    }
}

package hegemon.server.web.table;

import hegemon.server.id.TableId;
import hegemon.server.web.gate.Computes;
import hegemon.server.web.gate.GuestCookie;
import hegemon.server.web.gate.NoSuchPage;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;

/**
 * A table as it was after an entry, as the reader's seat saw it then. Nobody learns more than the
 * seat knew at that moment.
 */
@RestController
record History(TableDesk desk, GuestCookie cookie) {
    /**
     * A moment gone by.
     *
     * @param entry how many entries the log had
     */
    record Past(int entry, Object view) {}

    @Computes
    @GetMapping("/api/games/{id}/entries/{entry}")
    Past past(@PathVariable TableId id, @PathVariable int entry, HttpServletRequest request) {
        var guest = cookie.guest(request);
        var moment = desk.find(id, guest).now();
        if (entry < 0 || entry > moment.entry()) throw new NoSuchPage(HttpStatus.NOT_FOUND);
        var seat = Reader.of(guest, request).eyes(moment);
        return new Past(entry, moment.match().at(entry).view(seat));
    }
}

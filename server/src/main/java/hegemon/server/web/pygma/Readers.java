package hegemon.server.web.pygma;

import hegemon.pygma.Annals;
import hegemon.pygma.PygmaState;
import hegemon.pygma.campaign.Dates;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.web.GuestCookie;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

import java.util.Optional;

/** Who reads. The seat is the reader's own and never comes from the request. */
@Component
class Readers {
    private final Tables tables;
    private final GuestCookie cookie;

    Readers(Tables tables, GuestCookie cookie) {
        this.tables = tables;
        this.cookie = cookie;
    }

    /**
     * @param realm 0 for who rules none
     * @param entry of the log, as the table has it
     */
    record Reader(PygmaState state, Seat seat, int realm, int entry) {
        boolean isMaster() {
            return state.isMaster(seat);
        }
    }

    Reader ruler(String id, HttpServletRequest request) {
        var reader = reader(id, request);
        if (reader.realm() == 0) throw no(HttpStatus.FORBIDDEN);
        return reader;
    }

    /** Everything is open to game masters, and only to them. */
    Reader master(String id, HttpServletRequest request) {
        var reader = reader(id, request);
        if (!reader.isMaster()) throw no(HttpStatus.FORBIDDEN);
        return reader;
    }

    LiveTable table(String id) {
        return tables.find(id).orElseThrow(() -> no(HttpStatus.NOT_FOUND));
    }

    /** The position after an earlier month, or the present one if none is named. */
    Reader then(String id, Reader reader, Optional<String> month) {
        if (month.isEmpty()) return reader;
        return month.flatMap(Dates::parse)
                .flatMap(date -> Annals.after(table(id).now().match().log(), date))
                .map(state -> new Reader(state, reader.seat(), reader.realm(), reader.entry()))
                .orElseThrow(() -> no(HttpStatus.NOT_FOUND));
    }

    private Reader reader(String id, HttpServletRequest request) {
        var moment = table(id).now();
        if (!(moment.match().state() instanceof PygmaState state)) throw no(HttpStatus.NOT_FOUND);
        var seat = moment.seatOf(cookie.guest(request));
        return new Reader(state, seat, state.realm(seat), moment.entry());
    }

    static ResponseStatusException no(HttpStatus status) {
        return new ResponseStatusException(status);
    }
}

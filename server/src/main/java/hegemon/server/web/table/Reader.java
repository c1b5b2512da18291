package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.play.LiveTable;
import hegemon.table.Seat;

import jakarta.servlet.http.HttpServletRequest;

import java.util.Optional;

/**
 * Who asks for a table.
 *
 * @param lifted the seat whose player has lifted the curtain, where one screen serves several
 */
public record Reader(Optional<PersonId> guest, Optional<String> lifted) {
    public static Reader of(Optional<PersonId> guest, HttpServletRequest request) {
        return new Reader(guest, Optional.ofNullable(request.getParameter("lift")));
    }

    /** A reader with no curtain to lift. */
    public static Reader of(Optional<PersonId> guest) {
        return new Reader(guest, Optional.empty());
    }

    /** The seat whose view this reader gets; a spectator's while the curtain is down. */
    public Seat eyes(LiveTable.Moment moment) {
        return moment.isCovered(guest, lifted) ? Seat.SPECTATOR : moment.seatOf(guest);
    }
}

package hegemon.server.store;

import hegemon.table.Chance;
import hegemon.table.Log;
import hegemon.table.Seat;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * A game as it is stored.
 *
 * @param chance with the secret: for the server alone
 */
public record StoredGame(String id, Log log, Chance chance, SortedMap<Seat, Occupant> seats) {
    /** The seats that this guest holds. */
    public List<Seat> seatsOf(String guest) {
        return seats.entrySet().stream()
                .filter(seat -> seat.getValue().equals(new Occupant.Person(guest)))
                .map(Map.Entry::getKey)
                .toList();
    }
}

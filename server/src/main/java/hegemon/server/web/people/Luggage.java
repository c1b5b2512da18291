package hegemon.server.web.people;

import hegemon.server.play.Interventions;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Tables;
import hegemon.server.store.Occupant;

import org.springframework.stereotype.Component;

/** What a guest has played goes to the account that the guest signs in to. */
@Component
class Luggage {
    private final Tables tables;
    private final Interventions seats;

    Luggage(Tables tables) {
        this.tables = tables;
        this.seats = new Interventions(tables);
    }

    void carry(String guest, String person) {
        for (LiveTable table : tables.of(guest))
            table.now()
                    .seats()
                    .forEach(
                            (seat, occupant) -> {
                                if (occupant.equals(new Occupant.Person(guest)))
                                    seats.transfer(table, seat.name(), person, () -> {});
                            });
    }
}

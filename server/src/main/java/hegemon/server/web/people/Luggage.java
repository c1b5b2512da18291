package hegemon.server.web.people;

import hegemon.server.id.PersonId;
import hegemon.server.play.Interventions;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Summaries;
import hegemon.server.play.Tables;
import hegemon.server.store.Listed;

import org.springframework.stereotype.Component;

import java.util.Optional;

/** What a guest has played goes to the account that the guest signs in to. */
@Component
record Luggage(Tables tables, Summaries summaries) {
    void carry(PersonId guest, PersonId person) {
        summaries.forEach(
                guest,
                Listed.Kind.ALL,
                listed -> tables.find(listed.id()).ifPresent(table -> carry(table, guest, person)));
    }

    private void carry(LiveTable table, PersonId guest, PersonId person) {
        var seats = new Interventions(tables);
        table.now()
                .held(Optional.of(guest))
                .forEach(seat -> seats.transfer(table, seat.name(), person, () -> {}));
    }
}

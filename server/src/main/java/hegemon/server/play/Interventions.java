package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.table.HouseEntry;
import hegemon.table.Seat;

import java.util.Optional;

/** What those who look after the house may do at a table at which they do not sit. */
public final class Interventions {
    private final Tables tables;

    public Interventions(Tables tables) {
        this.tables = tables;
    }

    /**
     * Calls the game off: nobody wins.
     *
     * @param record writes down who did it, in the same transaction
     */
    public Reply end(LiveTable table, Runnable record) {
        return rule(table, new HouseEntry.Aborted(), record);
    }

    /** Entries after this one no longer count. Not even here past chance or something revealed. */
    public Reply takeBack(LiveTable table, int to, Runnable record) {
        return rule(table, new HouseEntry.Back(to), record);
    }

    /** Gives a seat to somebody else; false if there is no such seat. */
    public boolean transfer(LiveTable table, String seat, PersonId person, Runnable record) {
        Optional<Seat> named =
                table.now().match().state().seats().stream()
                        .filter(each -> each.name().equals(seat))
                        .findFirst();
        named.ifPresent(each -> tables.give(table, each, person, record));
        return named.isPresent();
    }

    private Reply rule(LiveTable table, HouseEntry verdict, Runnable record) {
        return tables.rule(table, table.now().entry(), verdict, record);
    }
}

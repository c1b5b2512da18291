package hegemon.server.play;

import hegemon.table.HouseEntry;
import hegemon.table.Seat;

/** What those who look after the house may do at a table at which they do not sit. */
public final class Interventions {
    private final Tables tables;

    public Interventions(Tables tables) {
        this.tables = tables;
    }

    /** Calls the game off: nobody wins. */
    public Reply end(LiveTable table) {
        return rule(table, new HouseEntry.Aborted());
    }

    /** Entries after this one no longer count. Not even here past chance or something revealed. */
    public Reply takeBack(LiveTable table, int to) {
        return rule(table, new HouseEntry.Back(to));
    }

    /** Gives a seat to somebody else; false if there is no such seat. */
    public boolean transfer(LiveTable table, String seat, String person) {
        return table.now().match().state().seats().stream()
                .filter(each -> each.name().equals(seat))
                .findFirst()
                .filter(each -> give(table, each, person))
                .isPresent();
    }

    private boolean give(LiveTable table, Seat seat, String person) {
        return tables.give(table, seat, person);
    }

    private Reply rule(LiveTable table, HouseEntry verdict) {
        return tables.announced(
                table, table.act(table.now().entry(), match -> Bargains.ruled(match, verdict)));
    }
}

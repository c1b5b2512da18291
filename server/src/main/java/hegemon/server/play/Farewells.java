package hegemon.server.play;

import com.github.kagkarlsson.scheduler.task.helper.OneTimeTask;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;

import hegemon.server.id.PersonId;
import hegemon.server.store.Listed;
import hegemon.table.HouseEntry;

import java.util.Optional;

/**
 * Somebody has left the house for good: every game under way of that person comes to a fair end, or
 * the seat becomes free. A job does it, so that no server that dies meanwhile leaves it half done.
 */
public final class Farewells {
    static final String TASK = "farewell";

    private final Tables tables;
    private final Seating seating;
    private final Summaries summaries;

    public Farewells(House house, Tables tables) {
        this.tables = tables;
        this.seating = new Seating(house, tables);
        this.summaries = new Summaries(house, tables);
    }

    /** What is done when somebody is gone; tried again until it is done. */
    public OneTimeTask<Void> task() {
        return Tasks.oneTime(TASK)
                .execute((person, ignored) -> leaveAll(new PersonId(person.getId())));
    }

    void leaveAll(PersonId person) {
        summaries.forEach(
                person,
                Listed.Kind.OPEN,
                listed ->
                        tables.find(listed.id())
                                .filter(table -> !table.now().isOver())
                                .ifPresent(table -> leave(table, person)));
    }

    /**
     * A game that nobody else plays is called off. So is one in which not each side has moved; of
     * two, the other one wins. Where more play, the seat is free for whoever comes, or for a bot.
     */
    private void leave(LiveTable table, PersonId person) {
        var guest = Optional.of(person);
        var now = table.now();
        if (!Bargains.othersSit(now, guest)) rule(table, new HouseEntry.Aborted());
        else if (now.times().started().isEmpty()) seating.leave(table, guest);
        else if (now.seats().size() > 2)
            now.owned(guest).forEach(seat -> seating.vacate(table, seat));
        else if (Endings.mayAbort(now, guest)) rule(table, new HouseEntry.Aborted());
        else rule(table, new HouseEntry.Resigned(now.held(guest).getFirst()));
    }

    private void rule(LiveTable table, HouseEntry verdict) {
        var reply = tables.rule(table, table.now().entry(), verdict);
        if (reply instanceof Reply.Stale)
            throw new IllegalStateException("somebody acts at table " + table.id() + " just now");
    }
}

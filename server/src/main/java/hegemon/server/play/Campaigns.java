package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.CampaignRows.Sheet;
import hegemon.table.Seat;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What a led game has beside its log: a name, a sheet of its leaders, and the record of what they
 * did.
 */
public final class Campaigns {
    /**
     * Something a leader did.
     *
     * @param text a word for it, and what else there is to say in the lines below
     */
    public record Done(PersonId person, String text, String reason) {}

    private final House house;
    private final CampaignRows rows;

    public Campaigns(House house) {
        this.house = house;
        this.rows = house.campaigns();
    }

    public CampaignRows.Title title(TableId table) {
        return rows.title(table);
    }

    /** What the leaders have written down for this round, if they have. */
    public Optional<Sheet> sheet(LiveTable table) {
        return rows.sheet(table.id(), round(table));
    }

    /** The version on which the next writing must stand. */
    public int version(LiveTable table) {
        return rows.version(table.id());
    }

    /** Keeps what a leader has written for this round; false if another one wrote first. */
    public boolean write(LiveTable table, PersonId person, int version, String text) {
        boolean done =
                house.games()
                        .together(
                                () -> {
                                    var sheet = new Sheet(round(table), text, version);
                                    if (!rows.write(table.id(), sheet, person, house.now()))
                                        return false;
                                    house.seats().touch(table.id());
                                    return true;
                                });
        if (done) house.bells().ring(table.id());
        return done;
    }

    private static String round(LiveTable table) {
        return table.now().match().state().caption();
    }

    /** Names the game, and says a few words about it. */
    public void name(LiveTable table, Done done, CampaignRows.Title title) {
        together(table, done, () -> rows.name(table.id(), title));
    }

    public boolean isByRequest(TableId table) {
        return rows.isByRequest(table);
    }

    /** From now on nobody sits down unasked: the leaders invite, and others ask them. */
    public void byRequest(TableId table) {
        rows.byRequest(table);
    }

    /** Whether mails of players are to bear their password. */
    public boolean asksPassword(TableId table) {
        return rows.asksPassword(table);
    }

    public void askPassword(LiveTable table, Done done, boolean asks) {
        together(table, done, () -> rows.askPassword(table.id(), asks));
    }

    /**
     * Does something beside the log that is nobody's act as a leader, and tells that there is news.
     */
    public void beside(LiveTable table, Runnable act) {
        house.games()
                .together(
                        () -> {
                            act.run();
                            house.seats().touch(table.id());
                            return true;
                        });
        house.bells().ring(table.id());
    }

    /**
     * Within a transaction: tells those who sit there of something written.
     *
     * @param what as the game's writer of letters reads it
     */
    public void tell(LiveTable table, Collection<Seat> seats, List<String> what) {
        var now = table.now();
        seats.forEach(seat -> house.messages().letter(table.id(), now, seat, what));
    }

    /** Somebody would like to sit here: those who lead are told, in the words of the request. */
    public void apply(LiveTable table, PersonId person, String words, Runnable act) {
        beside(
                table,
                () -> {
                    act.run();
                    house.messages().applied(table.id(), table.now(), person, words);
                });
    }

    /**
     * A leader has answered whoever would like to sit here: that person is told.
     *
     * @param admitted whether there was a seat
     */
    public void answer(
            LiveTable table, Done done, PersonId person, boolean admitted, Runnable act) {
        var event = admitted ? Notices.Event.ADMITTED : Notices.Event.DECLINED;
        together(
                table,
                done,
                () -> {
                    act.run();
                    house.messages().decided(table.id(), table.now(), event, person, done);
                });
    }

    /** A leader has taken a seat from who had it before: that person is told why. */
    public void depose(LiveTable table, LiveTable.Moment before, Seat seat, Done done) {
        together(
                table,
                done,
                () -> house.messages().replaced(table.id(), before, seat, done.reason()));
    }

    /** Does something beside the log, and puts it down in the record. */
    public void together(LiveTable table, Done done, Runnable act) {
        house.games()
                .together(
                        () -> {
                            act.run();
                            record(table.id(), done);
                            house.seats().touch(table.id());
                            return true;
                        });
        house.bells().ring(table.id());
    }

    /** The same, while nothing else happens at the table. */
    public void alone(LiveTable table, Done done, Runnable act) {
        synchronized (table) {
            together(table, done, act);
        }
    }

    /** Within the transaction in which it is done. */
    public void record(TableId table, Done done) {
        int end = done.text().indexOf('\n');
        var verb = end < 0 ? done.text() : done.text().substring(0, end);
        var detail = end < 0 ? "" : done.text().substring(end + 1);
        rows.record(
                table,
                new CampaignRows.Act(done.person(), verb, detail, done.reason(), house.now()));
    }

    /** Why acts of this kind were done, the oldest first; empty where nobody said. */
    public List<String> reasons(TableId table, String act) {
        return acts(table).reversed().stream()
                .filter(it -> it.act().equals(act))
                .map(CampaignRows.Act::reason)
                .toList();
    }

    /** What the leaders did, the latest first. */
    public List<CampaignRows.Act> acts(TableId table) {
        return rows.acts(table);
    }
}

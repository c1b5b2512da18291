package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.AbsenceRows;
import hegemon.server.store.BlockRows;
import hegemon.server.store.CalendarRows;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.DeputyRows;
import hegemon.server.store.EventRows;
import hegemon.server.store.GameStore;
import hegemon.server.store.Heartbeats;
import hegemon.server.store.ListRows;
import hegemon.server.store.OfferRows;
import hegemon.server.store.Pauses;
import hegemon.server.store.PlanRows;
import hegemon.server.store.RatingRows;
import hegemon.server.store.SeatRows;
import hegemon.server.store.SnapshotRows;
import hegemon.server.store.SummaryRows;
import hegemon.server.store.ThinkingRows;
import hegemon.table.Refusal;

import java.time.Clock;
import java.util.Optional;

import javax.sql.DataSource;

/** What every table needs. */
public record House(
        GameStore games,
        SeatRows seats,
        OfferRows offers,
        PlanRows plans,
        Heartbeats heartbeats,
        ThinkingRows thinking,
        CampaignRows campaigns,
        CalendarRows calendars,
        AbsenceRows absences,
        DeputyRows deputies,
        SummaryRows summaries,
        ListRows lists,
        RatingRows ratings,
        EventRows events,
        BlockRows blocks,
        Snapshots snapshots,
        Bells bells,
        Alarm alarm,
        Messages messages,
        Clock clock) {
    public static House of(
            DataSource database,
            GameStore games,
            Bells bells,
            Alarm alarm,
            Notices notices,
            Clock clock) {
        var blocks = new BlockRows(database);
        return new House(
                games,
                new SeatRows(database),
                new OfferRows(database),
                new PlanRows(database),
                new Heartbeats(database),
                new ThinkingRows(database, clock),
                new CampaignRows(database),
                new CalendarRows(database),
                new AbsenceRows(database),
                new DeputyRows(database),
                new SummaryRows(database),
                new ListRows(database),
                new RatingRows(database),
                new EventRows(database),
                blocks,
                new Snapshots(new SnapshotRows(database), clock),
                bells,
                alarm,
                new Messages(notices, blocks),
                clock);
    }

    long now() {
        return clock.millis();
    }

    /** Why this person may not act at this table, if an administrator has said so. */
    Optional<Refusal> barred(TableId table, Optional<PersonId> person) {
        return person.filter(each -> seats.isSuspended(table, each, now()))
                .map(each -> Refusal.of("house", "server.refuse.suspended"));
    }

    Pauses pauses() {
        return heartbeats.pauses();
    }

    /** The maintenance that is under way: nothing is played until its end. */
    public Optional<Pauses.Pause> rest() {
        return pauses().from(now()).filter(pause -> pause.isAt(now()));
    }
}

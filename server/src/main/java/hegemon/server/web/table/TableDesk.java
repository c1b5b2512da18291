package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.play.Bargains;
import hegemon.server.play.BotDesk;
import hegemon.server.play.Campaigns;
import hegemon.server.play.Deputies;
import hegemon.server.play.Directory;
import hegemon.server.play.Endings;
import hegemon.server.play.Leaders;
import hegemon.server.play.LiveTable;
import hegemon.server.play.Lobby;
import hegemon.server.play.Offer;
import hegemon.server.play.Planning;
import hegemon.server.play.Seating;
import hegemon.server.play.Tables;
import hegemon.server.play.Talk;
import hegemon.server.store.Occupant;
import hegemon.server.web.gate.NoSuchPage;
import hegemon.table.Entry;
import hegemon.table.Seat;

import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Where readers get tables: finds those that they may see, and shows what they may know. */
@Component
public class TableDesk {
    private final Tables tables;
    private final Seating seating;
    private final Endings endings;
    private final Bargains bargains;
    private final Planning planning;
    private final Talk talk;
    private final BotDesk bots;
    private final Directory people;
    private final Campaigns campaigns;
    private final Strengths ratings;
    private final Renderings renderings;

    TableDesk(
            Tables tables,
            Seating seating,
            Endings endings,
            Bargains bargains,
            Planning planning,
            Talk talk,
            BotDesk bots,
            Directory people,
            Campaigns campaigns,
            Strengths ratings,
            Renderings renderings) {
        this.tables = tables;
        this.seating = seating;
        this.endings = endings;
        this.bargains = bargains;
        this.planning = planning;
        this.talk = talk;
        this.bots = bots;
        this.people = people;
        this.campaigns = campaigns;
        this.ratings = ratings;
        this.renderings = renderings;
    }

    /** The table with this id, if this reader may look at it. */
    public LiveTable find(TableId id, Optional<PersonId> guest) {
        var table = tables.find(id).orElseThrow(() -> new NoSuchPage(HttpStatus.NOT_FOUND));
        if (!table.now().isVisibleTo(guest)) throw new NoSuchPage(HttpStatus.FORBIDDEN);
        return table;
    }

    /**
     * What changes when there is something to be told to this reader; found without telling it. Not
     * the time on the clocks, which is never twice the same.
     */
    int news(LiveTable table, Reader reader) {
        var now = table.now();
        return Objects.hash(
                now.entry(), now.changes(), may(table, bargains.at(table, now), reader.guest()));
    }

    /** The table as this reader may see it. */
    public TableJson read(LiveTable table, Reader reader) {
        return read(table, table.now(), reader, 0);
    }

    /**
     * The table at this moment.
     *
     * @param after of the log, only what has a higher number
     */
    TableJson read(LiveTable table, LiveTable.Moment now, Reader reader, int after) {
        var guest = reader.guest();
        var seat = now.seatOf(guest);
        var eyes = reader.eyes(now);
        var log = now.match().log();
        var terms = now.terms();
        var offers = bargains.at(table, now);
        return new TableJson(
                table.id(),
                log.game(),
                Setups.shown(log.game(), log.setup(), now.isOver()),
                title(table, now),
                now.match().state().caption(),
                now.entry(),
                now.changes(),
                seat.name(),
                !eyes.equals(seat),
                seats(table.id(), now, guest),
                now.match().advised().stream().map(Seat::name).toList(),
                TableJson.TurnJson.of(now.turn()),
                renderings.view(table.id(), now.match(), eyes),
                offers.open().map(TableJson.OfferJson::of),
                offers.declined().map(TableJson.OfferJson::of),
                now.match().told(eyes, after).stream().map(entry -> entry(now, entry)).toList(),
                log.commitment(),
                table.revealed(now),
                new TableJson.TermsJson(
                        terms.pace().text(),
                        terms.listed(),
                        terms.watchable(),
                        terms.chat() && talk.isAllowed(),
                        terms.rated(),
                        guest.isPresent() && guest.equals(terms.maker())),
                now.times().started().isPresent(),
                clock(now),
                may(table, offers, guest),
                seating.replaceable(now, guest).stream().map(Seat::name).toList(),
                planning.lines(table, now, guest),
                bots.progress(table.id()).map(each -> each.name().toLowerCase(Locale.ROOT)),
                talk.count(table.id()),
                now.isOver() ? bargains.successor(table) : Optional.empty());
    }

    /** An invitation as its reader sees it: the table, and who asks. */
    public record Invited(TableJson table, Optional<String> by) {}

    public Invited invited(Lobby.Invitation each, Optional<PersonId> guest) {
        return new Invited(read(each.table(), Reader.of(guest)), people.nameOf(each.by()));
    }

    /**
     * What somebody does at a table for somebody else.
     *
     * @param what {@code asked}, or the kind of the service
     */
    public record Acting(TableJson table, String what) {}

    public Acting acting(Deputies.Service each, Optional<PersonId> guest) {
        var kind = each.deputy().kind().name().toLowerCase(Locale.ROOT);
        return new Acting(
                read(each.table(), Reader.of(guest)), each.deputy().accepted() ? kind : "asked");
    }

    private static TableJson.EntryJson entry(LiveTable.Moment now, Entry entry) {
        return new TableJson.EntryJson(
                entry.number(),
                entry.seat().name(),
                entry.text(),
                now.times().entries().get(entry.number() - 1),
                now.planned().contains(entry.number()));
    }

    /** Only led games have a name. */
    private Optional<String> title(LiveTable table, LiveTable.Moment now) {
        return now.match().state().leaders().isEmpty()
                ? Optional.empty()
                : Optional.of(campaigns.title(table.id()).title()).filter(it -> !it.isEmpty());
    }

    private Optional<TableJson.ClockJson> clock(LiveTable.Moment now) {
        if (!now.terms().pace().isTimed()) return Optional.empty();
        long at = endings.now();
        return Optional.of(
                new TableJson.ClockJson(
                        at,
                        now.match().state().seats().stream()
                                .map(
                                        seat ->
                                                new TableJson.SeatClock(
                                                        seat.name(),
                                                        endings.left(now, seat, at),
                                                        isRunning(now, seat),
                                                        endings.first(now, seat, at)))
                                .toList()));
    }

    private static boolean isRunning(LiveTable.Moment now, Seat seat) {
        var clocks = now.clocks();
        return clocks.running().containsKey(seat) && !clocks.fresh().contains(seat);
    }

    /** The address of the table lets people sit down, unless its leaders want to be asked. */
    private boolean mayShare(LiveTable table, LiveTable.Moment now, Optional<PersonId> guest) {
        return !Leaders.isLed(now)
                || (Leaders.leads(now, guest) && !campaigns.isByRequest(table.id()));
    }

    private List<String> may(LiveTable table, Bargains.Standing offers, Optional<PersonId> guest) {
        var now = offers.now();
        var may = new ArrayList<String>();
        if (now.held(guest).isEmpty()) return may;
        boolean begun = now.times().started().isPresent();
        boolean others = Bargains.othersSit(now, guest);
        var possible =
                now.seats().size() <= 2 || now.isOver()
                        ? offers.possible(now.seatOf(guest))
                        : Set.<Offer.Kind>of();
        if (now.isOver()) {
            boolean agreed = now.seats().size() == 2 || !others; // more people never do
            if (agreed
                    && possible.contains(Offer.Kind.REMATCH)
                    && bargains.successor(table).isEmpty()) may.add("rematch");
            return may;
        }
        if (mayShare(table, now, guest)) may.add("invite");
        if (!begun) may.add("leave");
        if (endings.mayAbort(table, now, guest)) may.add("abort");
        boolean alone = now.seats().containsValue(new Occupant.Open());
        if (begun && now.seats().size() <= 2 && !(alone && may.contains("abort")))
            may.add("resign"); // nobody resigns to an empty chair
        if (Endings.mayGiveUp(now, guest)) may.add("resign");
        if (begun && now.seats().size() == 2 && others && possible.contains(Offer.Kind.DRAW))
            may.add("draw");
        if (begun && possible.contains(Offer.Kind.TAKEBACK)) may.add("takeback");
        if (!endings.late(now, guest).isEmpty() && now.seats().size() == 2) may.add("claim");
        if (Planning.mayPlan(now, guest) && others) may.add("plan");
        return may;
    }

    private List<TableJson.SeatJson> seats(
            TableId id, LiveTable.Moment now, Optional<PersonId> guest) {
        var points = ratings.of(id, now);
        return now.match().state().seats().stream()
                .map(
                        seat ->
                                TableJson.SeatJson.of(
                                                seat,
                                                now.at(seat),
                                                people::nameOf,
                                                guest,
                                                Leaders.isKnown(now, guest, seat))
                                        .with(Optional.ofNullable(points.get(now.at(seat)))))
                .toList();
    }
}

package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.mail.Notices;
import hegemon.server.store.CalendarRows;
import hegemon.server.store.CampaignRows;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.table.HouseEntry;
import hegemon.table.Match;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import java.util.List;
import java.util.Optional;

/** How a game ends before its rules end it: resigned, called off, out of time. */
public final class Endings {
    private static final int LONGEST_REASON = 500;

    private final Tables tables;
    private final House house;

    public Endings(House house, Tables tables) {
        this.tables = tables;
        this.house = house;
    }

    /** Gives the game up; where more than two play, the own seats alone, for others to take. */
    public Reply resign(LiveTable table, Optional<PersonId> guest, int entry) {
        var now = table.now();
        var seat = now.seatOf(guest);
        if (seat.equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (now.seats().size() > 2) return giveUp(table, guest, entry);
        return rule(table, entry, new HouseEntry.Resigned(seat));
    }

    private Reply giveUp(LiveTable table, Optional<PersonId> guest, int entry) {
        var now = table.now();
        if (entry != now.entry()) return new Reply.Stale();
        if (!mayGiveUp(now, guest))
            return new Reply.Refused(Refusal.of("house", "server.refuse.giveup"));
        var seating = new Seating(house, tables);
        now.owned(guest).forEach(seat -> gone(table, seat, guest.orElseThrow(), seating));
        return new Reply.Done();
    }

    /** Where the campaign says so a bot follows; it is put down in the record. */
    private void gone(LiveTable table, Seat seat, PersonId person, Seating seating) {
        boolean bot = house.absences().rule(table.id()).botFollows();
        seating.vacate(table, seat, bot ? new Occupant.Bot(1) : new Occupant.Open());
        if (!table.now().match().state().leaders().isEmpty())
            record(table, new Campaigns.Done(person, "resign\n" + seat.name(), ""));
    }

    /** Not those who lead: they hand the game over, or end it. */
    public static boolean mayGiveUp(LiveTable.Moment now, Optional<PersonId> guest) {
        return !now.isOver()
                && now.seats().size() > 2
                && now.times().started().isPresent()
                && !now.owned(guest).isEmpty()
                && !Leaders.leads(now, guest)
                && Bargains.othersSit(now, guest);
    }

    /**
     * Calls the game off: possible until each side has moved, and for the maker before it began.
     */
    public Reply abort(LiveTable table, Optional<PersonId> guest, int entry) {
        return abort(table, guest, entry, "");
    }

    /**
     * @param reason why a leader ends the game, for the record that all may read then
     */
    public Reply abort(LiveTable table, Optional<PersonId> guest, int entry, String reason) {
        var now = table.now();
        if (now.seatOf(guest).equals(Seat.SPECTATOR)) return new Reply.NotYours();
        if (!mayAbort(now, guest)) return new Reply.Refused(Refusal.of("house", why(now)));
        if (!mayAbort(table, now, guest))
            return new Reply.Refused(Refusal.of("house", "server.refuse.event"));
        var reply = rule(table, entry, new HouseEntry.Aborted());
        if (reply instanceof Reply.Done && Leaders.leads(now, guest))
            record(table, new Campaigns.Done(guest.orElseThrow(), "end", shortened(reason)));
        return reply;
    }

    private void record(LiveTable table, Campaigns.Done done) {
        new Campaigns(house).together(table, done, () -> {});
    }

    private static String shortened(String reason) {
        return reason.strip().substring(0, Math.min(reason.strip().length(), LONGEST_REASON));
    }

    private static String why(LiveTable.Moment now) {
        return now.seats().size() > 2 ? "server.refuse.end" : "server.refuse.abort";
    }

    /** A game of an event is resigned, or decided by a director. */
    public boolean mayAbort(LiveTable table, LiveTable.Moment now, Optional<PersonId> guest) {
        return mayAbort(now, guest) && house.events().eventOf(table.id()).isEmpty();
    }

    static boolean mayAbort(LiveTable.Moment now, Optional<PersonId> guest) {
        if (now.isOver()) return false;
        if (now.seats().size() > 2) return mayEnd(now, guest);
        return !now.match().actors().containsAll(now.match().state().seats());
    }

    /** Where more play, those who lead end the game; where nobody does, its maker. */
    private static boolean mayEnd(LiveTable.Moment now, Optional<PersonId> guest) {
        if (!now.held(guest).isEmpty() && !Bargains.othersSit(now, guest)) return true;
        return Leaders.isLed(now)
                ? Leaders.leads(now, guest)
                : guest.isPresent() && guest.equals(now.terms().maker());
    }

    /** Takes the win from somebody whose time is out, if the house has not done so yet. */
    public Reply claim(LiveTable table, Optional<PersonId> guest, int entry) {
        var now = table.now();
        if (now.seatOf(guest).equals(Seat.SPECTATOR)) return new Reply.NotYours();
        var late = late(now, guest);
        if (late.isEmpty() || now.seats().size() != 2)
            return new Reply.Refused(Refusal.of("house", "server.refuse.claim"));
        return rule(table, entry, new HouseEntry.OutOfTime(late.getFirst()));
    }

    /** The time by which this house goes. */
    public long now() {
        return house.now();
    }

    /** What this seat has left on its clock, never less than nothing. */
    public long left(LiveTable.Moment moment, Seat seat, long at) {
        return Math.max(0, moment.clocks().left(seat, at, house.pauses()));
    }

    /** How long this seat still has for its first move, where a live game waits for it. */
    public Optional<Long> first(LiveTable.Moment moment, Seat seat, long at) {
        return moment.clocks().first(seat, at, house.pauses());
    }

    /** The seats of others whose time is out. */
    public List<Seat> late(LiveTable.Moment now, Optional<PersonId> guest) {
        var own = now.held(guest);
        return late(now).stream()
                .filter(seat -> !own.contains(seat) && !now.clocks().fresh().contains(seat))
                .toList();
    }

    private List<Seat> late(LiveTable.Moment now) {
        return now.clocks().running().keySet().stream()
                .filter(seat -> now.clocks().isOut(seat, house.now(), house.pauses()))
                .toList();
    }

    /**
     * The alarm rings at a table: somebody is warned; or whoever is out of time loses, or the house
     * closes the round for the seat that does so. By correspondence the others are first left to
     * decide, for as long again as a move may take.
     *
     * @param at the time for which the alarm was set
     * @return when to look again, if at all
     */
    Optional<Long> ring(LiveTable table, long at) {
        var calendar = house.calendars().of(table.id());
        if (calendar.isPresent()) return ring(table, calendar.get(), at);
        var now = table.now();
        var late = late(now);
        if (!(now.turn() instanceof Turn.Of) || now.clocks().running().isEmpty())
            return Optional.empty();
        if (late.isEmpty()) {
            warn(table, now, now.clocks().warned(at, house.pauses()), Notices.Said.NOTHING);
            return now.clocks().alarm(house.now(), house.pauses());
        }
        if (Leaders.isLed(now)) {
            closed(table, now, house.pauses().within(since(now), house.now()) > 0);
            return table.now()
                    .clocks()
                    .alarm(house.now(), house.pauses())
                    .filter(next -> next > house.now());
        }
        var seat = late.getFirst();
        if (now.clocks().fresh().contains(seat)) {
            rule(table, now.entry(), new HouseEntry.Aborted());
            return Optional.empty();
        }
        var closing =
                now.match().state().seats().stream()
                        .filter(each -> overdue(now.match(), each).isPresent())
                        .findFirst();
        if (closing.isPresent()) {
            var text = overdue(now.match(), closing.get()).orElseThrow();
            tables.submit(table, closing.get(), now.entry(), text);
        } else if (now.terms().pace() instanceof Pace.Days) {
            return patience(table, now, seat);
        } else {
            rule(table, now.entry(), new HouseEntry.OutOfTime(seat));
        }
        return table.now().clocks().alarm(house.now(), house.pauses());
    }

    /**
     * Where a person leads, the deadline closes the round, and does what else the leaders wanted it
     * to; after an interruption of the house nothing happens without their word.
     */
    private void closed(LiveTable table, LiveTable.Moment now, boolean interrupted) {
        Optional<String> prepared =
                interrupted
                        ? Optional.empty()
                        : Optional.of(
                                house.campaigns()
                                        .sheet(table.id(), now.match().state().caption())
                                        .map(CampaignRows.Sheet::text)
                                        .orElse(""));
        Leaders.closing(now, prepared)
                .ifPresent(move -> closed(table, now, move.getKey(), move.getValue()));
    }

    /** The leaders are told: from now on it is their turn. */
    private void closed(LiveTable table, LiveTable.Moment now, Seat seat, String text) {
        tables.announced(
                table,
                table.act(
                        now.entry(),
                        match -> LiveTable.submitted(match, seat, text),
                        () -> house.messages().lead(table.id(), now)));
    }

    private long since(LiveTable.Moment now) {
        return now.clocks().running().values().stream().min(Long::compare).orElse(house.now());
    }

    /** The deadline of a calendar has come, or a reminder before it. */
    private Optional<Long> ring(LiveTable table, CalendarRows.Calendar calendar, long at) {
        var calendars = new Calendars(house);
        var now = table.now();
        if (calendars.isDue(calendar, now)) {
            var later = new Absences(house).provide(tables, table);
            if (later.isPresent()) return later;
            now = table.now();
            closed(table, now, calendars.isInterrupted(calendar));
            return Optional.empty(); // what follows has set its own alarm
        }
        warn(table, now, calendars.reminded(calendar, now, at), calendars.reminder(calendar));
        return calendars.next(calendar, now);
    }

    /** Nobody is warned twice of the same deadline: an alarm for a time rings once. */
    private void warn(LiveTable table, LiveTable.Moment now, List<Seat> seats, Notices.Said said) {
        if (seats.isEmpty()) return;
        house.games()
                .together(
                        () -> {
                            house.messages().warn(table.id(), now, seats, said);
                            return true;
                        });
        house.bells().ring(table.id());
    }

    private Optional<Long> patience(LiveTable table, LiveTable.Moment now, Seat late) {
        long over = -now.clocks().left(late, house.now(), house.pauses());
        long patience = now.terms().pace().allotment();
        boolean people = now.seats().values().stream().anyMatch(Occupant.Person.class::isInstance);
        if (over < patience || now.seats().size() != 2) {
            house.bells().ring(table.id());
            return people && over < patience
                    ? Optional.of(house.now() + patience - over)
                    : Optional.empty();
        }
        rule(table, now.entry(), new HouseEntry.OutOfTime(late));
        return Optional.empty();
    }

    /** What the house plays for a seat whose time is out, in the game's notation. */
    private static Optional<String> overdue(Match<?, ?, ?> match, Seat seat) {
        return printed(match, seat);
    }

    private static <S extends State<S, M, V>, M, V> Optional<String> printed(
            Match<S, M, V> match, Seat seat) {
        return match.state().overdue(seat).map(match.game()::print);
    }

    private Reply rule(LiveTable table, int entry, HouseEntry verdict) {
        return tables.rule(table, entry, verdict);
    }
}

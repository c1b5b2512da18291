package hegemon.server.play;

import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.CalendarRows.Calendar;
import hegemon.server.store.CalendarRows.Plan;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The calendar of a led game: when its rounds are closed, and who is reminded before. The deadline
 * of a round is kept with the round, so that it can be moved without touching the rhythm.
 */
public final class Calendars {
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final List<Long> REMINDERS = List.of(DAY, Duration.ofHours(1).toMillis());
    private static final int MINUTES = 60;
    private static final int LONGEST_GRACE = 7 * 24 * MINUTES;
    private static final int LONGEST_LEAST = 60;

    private final House house;

    public Calendars(House house) {
        this.house = house;
    }

    public Optional<Calendar> of(TableId table) {
        return house.calendars().of(table);
    }

    /** Why no campaign can go by this. */
    public Optional<Refusal> refuse(Plan wished) {
        if (Rhythm.parse(wished.rhythm()).isEmpty()) return fault("");
        try {
            var _ = ZoneId.of(wished.zone());
        } catch (DateTimeException e) {
            return fault(".zone", wished.zone());
        }
        if (wished.grace() < 0 || wished.grace() > LONGEST_GRACE)
            return fault(".grace", LONGEST_GRACE / MINUTES);
        if (wished.least() < 0 || wished.least() > LONGEST_LEAST)
            return fault(".least", LONGEST_LEAST);
        var strange = Holidays.fault(wished.holidays());
        if (strange.isPresent()) return fault(".holiday", strange.get());
        return next(wished, Optional.empty(), house.now()).isPresent()
                ? Optional.empty()
                : fault(".never");
    }

    /** The same, of the deadline that is named for the round that is open, if one is. */
    public Optional<Refusal> refuse(Plan wished, String first) {
        if (first.isBlank()) return Optional.empty();
        return moment(wished, first).filter(it -> it > house.now()).isPresent()
                ? Optional.empty()
                : fault(".first", first.replace('T', ' '));
    }

    private static Optional<Refusal> fault(String what, Object... args) {
        return Optional.of(Refusal.of("house", "server.refuse.calendar" + what, args));
    }

    /**
     * A moment as the clocks of a campaign show it, {@code 2026-12-06T20:00}; none if it is none.
     */
    public static Optional<Long> moment(Plan plan, String local) {
        try {
            var at = LocalDateTime.parse(local).atZone(ZoneId.of(plan.zone()));
            return Optional.of(at.toInstant().toEpochMilli());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** From now on the game goes by this rhythm; the round that is open too. */
    public void keep(LiveTable table, Campaigns.Done done, Plan wished) {
        begin(table, done, wished, 0);
    }

    /**
     * The same, with the deadline of the round that is open, or of the first one, named.
     *
     * @param first 0, or a moment that has passed: by the rhythm
     */
    public void begin(LiveTable table, Campaigns.Done done, Plan wished, long first) {
        var kept = of(table.id()).orElseGet(() -> Calendar.of(wished, "")).by(wished);
        var now = table.now();
        house.calendars().forget(table.id());
        change(
                table,
                done,
                first > house.now()
                        ? kept.at(round(now), first)
                        : deadline(kept, Optional.empty(), now));
    }

    /** Moves the deadline of the round that is open, once; false if it would be in the past. */
    public boolean move(LiveTable table, Campaigns.Done done, long due) {
        var kept = of(table.id()).filter(it -> it.due() > 0 && due > house.now());
        kept.ifPresent(it -> change(table, done, it.at(it.round(), due)));
        return kept.isPresent();
    }

    /**
     * No deadline until further notice; afterwards the round gets a new one, if it was not put off
     * to a later day.
     */
    public boolean pause(LiveTable table, Campaigns.Done done, boolean paused) {
        var kept = of(table.id()).filter(it -> it.paused() != paused).map(it -> it.pausing(paused));
        kept.map(it -> paused ? it : resumed(it, table.now()))
                .ifPresent(it -> change(table, done, it));
        return kept.isPresent();
    }

    private Calendar resumed(Calendar kept, LiveTable.Moment moment) {
        var fresh = deadline(kept, Optional.empty(), moment);
        return kept.due() > fresh.due() ? kept : fresh;
    }

    /** In one transaction: the calendar, the record, the alarm, and all are told. */
    private void change(LiveTable table, Campaigns.Done done, Calendar next) {
        new Campaigns(house).alone(table, done, () -> keep(table, done, next));
    }

    private void keep(LiveTable table, Campaigns.Done done, Calendar next) {
        var said = next.saying(done.reason());
        house.calendars().keep(table.id(), said, house.now());
        house.seats().unhurry(table.id());
        house.alarm().set(table.id(), next(said, table.now()));
        house.messages()
                .say(table.id(), table.now(), Notices.Event.CALENDAR, said(said), done.person());
    }

    private static Notices.Said said(Calendar calendar) {
        var due =
                calendar.due() == 0
                        ? Optional.<Instant>empty()
                        : Optional.of(Instant.ofEpochMilli(calendar.due()));
        var manner = calendar.paused() ? Notices.Said.Manner.PAUSED : Notices.Said.Manner.GOES_ON;
        return new Notices.Said(
                manner,
                due.map(it -> it.atZone(ZoneId.of(calendar.plan().zone()))),
                calendar.word());
    }

    /** A round that no day is left for has no deadline. */
    private Calendar deadline(Calendar calendar, Optional<Long> before, LiveTable.Moment moment) {
        var round = round(moment);
        if (round.isEmpty()) return calendar.at(round, 0);
        return calendar.at(round, next(calendar.plan(), before, house.now()).orElse(0L));
    }

    private static Optional<Long> next(Plan plan, Optional<Long> before, long begun) {
        return Rhythm.parse(plan.rhythm())
                .orElseThrow()
                .next(
                        new Rhythm.Round(
                                Instant.ofEpochMilli(begun),
                                before.map(Instant::ofEpochMilli),
                                plan.least()),
                        ZoneId.of(plan.zone()),
                        Holidays.of(plan.holidays()))
                .map(Instant::toEpochMilli);
    }

    /** Before the game has begun no round is open. */
    private static String round(LiveTable.Moment moment) {
        return moment.times().started().isEmpty() ? "" : moment.match().state().caption();
    }

    /** Within the transaction that makes the table stand so: a new round gets its deadline. */
    void settle(TableId table, LiveTable.Moment moment) {
        if (moment.match().state().leaders().isEmpty() || moment.isOver()) return;
        of(table).ifPresent(kept -> settle(table, moment, kept));
    }

    private void settle(TableId table, LiveTable.Moment moment, Calendar kept) {
        var now = kept;
        if (!kept.round().equals(round(moment))) {
            now = opened(table, moment, kept).saying("");
            house.calendars().keep(table, now, house.now());
        }
        house.alarm().set(table, next(now, moment));
    }

    /**
     * The deadline of a round that opens. The first one may have been named. One that was taken
     * back has its own again or, when that has passed, the one that was awaited; and the round
     * after it has that one too.
     */
    private Calendar opened(TableId table, LiveTable.Moment moment, Calendar kept) {
        var round = round(moment);
        long now = house.now();
        long due = kept.due();
        if (kept.round().isEmpty() && due > now) return kept.at(round, due);
        long known = house.calendars().due(table, round).orElse(0L);
        boolean isBack = known > 0 && known < due;
        if (isBack && due > now) return kept.at(round, known > now ? known : due);
        if (known > now + Duration.ofDays(kept.plan().least()).toMillis())
            return kept.at(round, known);
        return deadline(kept, Optional.of(due).filter(it -> it > 0), moment);
    }

    /** When something is to be done next: a reminder, or the deadline. */
    Optional<Long> next(Calendar calendar, LiveTable.Moment moment) {
        long now = house.now();
        if (!isOpen(calendar, moment)) return Optional.empty();
        if (isComplete(calendar, moment)) return Optional.of(now);
        return Stream.concat(
                        REMINDERS.stream().map(before -> calendar.due() - before),
                        Stream.of(closing(calendar)))
                .filter(at -> at > now)
                .min(Long::compare);
    }

    /** What passes while no server lives, in the last day, is added at the end. */
    private long closing(Calendar calendar) {
        return calendar.due()
                + Duration.ofMinutes(calendar.plan().grace()).toMillis()
                + house.pauses().within(calendar.due() - DAY, Long.MAX_VALUE);
    }

    boolean isDue(Calendar calendar, LiveTable.Moment moment) {
        return isOpen(calendar, moment)
                && (isComplete(calendar, moment) || house.now() >= closing(calendar));
    }

    boolean isInterrupted(Calendar calendar) {
        return house.pauses().within(calendar.due() - DAY, house.now()) > 0;
    }

    private static boolean isOpen(Calendar calendar, LiveTable.Moment moment) {
        return !calendar.paused()
                && calendar.due() > 0
                && !calendar.round().isEmpty()
                && calendar.round().equals(round(moment))
                && Leaders.closing(moment, Optional.empty()).isPresent();
    }

    /** A leader who opens the orders again does not want them closed at once. */
    private static boolean isComplete(Calendar calendar, LiveTable.Moment moment) {
        return calendar.plan().early()
                && awaited(moment).isEmpty()
                && !moment.match()
                        .state()
                        .leaders()
                        .contains(moment.match().log().entries().getLast().seat());
    }

    /** Who has not sent, if this is the moment to say so. */
    List<Seat> reminded(Calendar calendar, LiveTable.Moment moment, long at) {
        boolean now = REMINDERS.stream().anyMatch(before -> calendar.due() - before == at);
        return now && isOpen(calendar, moment) && house.now() < calendar.due()
                ? awaited(moment)
                : List.of();
    }

    /** What they are told then. */
    Notices.Said reminder(Calendar calendar) {
        return said(calendar.saying(""));
    }

    static List<Seat> awaited(LiveTable.Moment moment) {
        var leaders = moment.match().state().leaders();
        return moment.turn() instanceof Turn.Of(var seats)
                ? seats.stream().filter(seat -> !leaders.contains(seat)).toList()
                : List.of();
    }
}

package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.AbsenceRows;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.store.AbsenceRows.Manner;
import hegemon.server.store.AbsenceRows.Rule;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Rounds of a led game in which nothing came from somebody: noted, and provided for as the campaign
 * wants it.
 */
public final class Absences {
    private static final int MOST = 99;

    /** How often one looks whether a bot has played, and how long at most. */
    private static final Duration LOOK = Duration.ofSeconds(15);

    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final House house;
    private final AbsenceRows rows;

    public Absences(House house) {
        this.house = house;
        this.rows = house.absences();
    }

    public Rule rule(TableId table) {
        return rows.rule(table);
    }

    public List<Absence> of(TableId table) {
        return rows.of(table);
    }

    public static boolean isSound(Rule rule) {
        return rule.manner() != Manner.SILENT && rule.most() >= 0 && rule.most() <= MOST;
    }

    public void keep(LiveTable table, Campaigns.Done done, Rule rule) {
        new Campaigns(house).together(table, done, () -> rows.keep(table.id(), rule));
    }

    /** What is played for this seat where nothing comes. */
    public String standing(LiveTable table, Seat seat) {
        return rows.standing(table.id(), seat).orElse("");
    }

    /** Leaves what is to be played then; an empty text takes it away. */
    public void leave(LiveTable table, Seat seat, PersonId person, String text) {
        house.games()
                .together(
                        () -> {
                            rows.leave(table.id(), seat, person, text, house.now());
                            house.seats().touch(table.id());
                            return true;
                        });
        house.bells().ring(table.id());
    }

    /**
     * A round is about to be closed: what the campaign wants is played for those of whom nothing
     * came.
     *
     * @return when to look again, if a bot has to think first
     */
    Optional<Long> provide(Tables tables, LiveTable table) {
        var manner = rule(table.id()).manner();
        if (manner == Manner.NOTHING) return Optional.empty();
        for (Seat seat : Calendars.awaited(table.now())) standIn(tables, table, seat);
        return manner == Manner.CARETAKER ? awaitBots(table) : Optional.empty();
    }

    /** The same at a leader's word. */
    public void provide(Tables tables, LiveTable table, Campaigns.Done done) {
        var _ = provide(tables, table);
        new Campaigns(house).together(table, done, () -> {});
    }

    private void standIn(Tables tables, LiveTable table, Seat seat) {
        var now = table.now();
        if (!(now.at(seat) instanceof Occupant.Person)) return;
        var standing = rows.standing(table.id(), seat);
        standing.ifPresent(
                text ->
                        tables.announced(
                                table,
                                table.act(
                                        now.entry(),
                                        match -> LiveTable.submitted(match, seat, text),
                                        () -> note(table.id(), now, seat, Manner.STANDING))));
    }

    /** The bots of this round play in their own time. */
    private Optional<Long> awaitBots(LiveTable table) {
        var now = table.now();
        var awaited =
                Calendars.awaited(now).stream()
                        .filter(seat -> !(now.at(seat) instanceof Occupant.Open))
                        .toList();
        if (awaited.isEmpty()) return Optional.empty();
        var fresh = awaited.stream().filter(seat -> !isCared(table.id(), now, seat)).toList();
        if (fresh.isEmpty()) return isPatient(table.id(), now) ? soon() : Optional.empty();
        var round = now.match().state().caption();
        synchronized (table) {
            house.games()
                    .together(
                            () -> {
                                for (Seat seat : fresh) {
                                    note(table.id(), now, seat, Manner.CARETAKER);
                                    house.deputies()
                                            .put(
                                                    table.id(),
                                                    seat,
                                                    Deputy.bot(PersonId.NOBODY, 1, round));
                                }
                                house.seats().touch(table.id());
                                table.settle();
                                return true;
                            });
        }
        house.bells().ring(table.id());
        return soon();
    }

    private Optional<Long> soon() {
        return Optional.of(house.now() + LOOK.toMillis());
    }

    private boolean isCared(TableId table, LiveTable.Moment now, Seat seat) {
        return noted(table, now).stream().anyMatch(each -> each.seat().equals(seat));
    }

    private boolean isPatient(TableId table, LiveTable.Moment now) {
        return noted(table, now).stream()
                .anyMatch(each -> house.now() < each.at() + PATIENCE.toMillis());
    }

    private List<Absence> noted(TableId table, LiveTable.Moment now) {
        var round = now.match().state().caption();
        return of(table).stream().filter(each -> each.round().equals(round)).toList();
    }

    private void note(TableId table, LiveTable.Moment now, Seat seat, Manner manner) {
        rows.note(table, new Absence(now.match().state().caption(), seat, manner, house.now()));
    }

    /** Within the transaction in which something came after all. */
    void forgive(TableId table, LiveTable.Moment now, Seat seat) {
        rows.forgive(table, now.match().state().caption(), seat);
    }

    /** Within the transaction in which one round follows the other: who was silent is noted. */
    void turned(TableId table, LiveTable.Moment before, LiveTable.Moment now) {
        var state = now.match().state();
        if (state.leaders().isEmpty() || state.caption().equals(before.match().state().caption()))
            return;
        Deputies.settle(house, table, now);
        state.silence()
                .ifPresent(
                        silence ->
                                silence.seats().stream()
                                        .filter(seat -> now.at(seat) instanceof Occupant.Person)
                                        .map(
                                                seat ->
                                                        new Absence(
                                                                silence.round(),
                                                                seat,
                                                                Manner.SILENT,
                                                                house.now()))
                                        .forEach(absence -> rows.note(table, absence)));
        int most = rule(table).most();
        if (most > 0) now.seats().keySet().forEach(seat -> lapse(table, now, seat, most));
    }

    /** After so many rounds without a word the seat is free for others. */
    private void lapse(TableId table, LiveTable.Moment moment, Seat seat, int most) {
        if (!(moment.at(seat) instanceof Occupant.Person(var person))) return;
        var now = moment.match().state().caption();
        long many =
                of(table).stream()
                        .filter(each -> each.seat().equals(seat) && !each.round().equals(now))
                        .filter(each -> each.at() > moment.times().sat(seat))
                        .count();
        if (many < most) return;
        if (!house.seats().change(table, seat, moment.at(seat), new Occupant.Open(), house.now()))
            return;
        house.deputies().remove(table, seat);
        rows.leave(table, seat, PersonId.NOBODY, "", house.now());
        house.seats().touch(table);
        new Campaigns(house)
                .record(
                        table,
                        new Campaigns.Done(
                                PersonId.NOBODY, "lapse\n" + seat.name() + " " + many, ""));
        house.messages().tellOthers(table, moment, Notices.Event.LEFT, Optional.of(person));
        house.messages().replaced(table, moment, seat, "");
    }
}

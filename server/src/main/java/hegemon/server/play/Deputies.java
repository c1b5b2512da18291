package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.Deputy;
import hegemon.server.store.Occupant;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Who acts for the holder of a seat for some rounds, or shall have it for good. */
public final class Deputies {
    private static final int MOST_ROUNDS = 36;

    private final Tables tables;
    private final House house;

    public Deputies(House house, Tables tables) {
        this.tables = tables;
        this.house = house;
    }

    /** The seats that are this guest's own. */
    static List<Seat> owned(LiveTable.Moment now, PersonId guest) {
        var person = new Occupant.Person(guest);
        return now.match().state().seats().stream()
                .filter(seat -> person.equals(now.seats().get(seat)))
                .toList();
    }

    /** These, and those that this guest acts for. */
    static List<Seat> held(LiveTable.Moment now, PersonId guest) {
        if (now.deputies().isEmpty()) return owned(now, guest);
        var own = owned(now, guest);
        return now.match().state().seats().stream()
                .filter(
                        seat ->
                                own.contains(seat)
                                        || of(now, seat)
                                                .filter(each -> each.acts(guest))
                                                .isPresent())
                .toList();
    }

    /** Who acts for the holder, or shall have the seat, if anybody. */
    public static Optional<Deputy> of(LiveTable.Moment now, Seat seat) {
        return Optional.ofNullable(((Map<Seat, Deputy>) now.deputies()).get(seat));
    }

    /** Whether this guest has been asked to act for somebody or to take a seat. */
    public static boolean isAsked(LiveTable.Moment now, PersonId guest) {
        return now.deputies().values().stream().anyMatch(each -> each.asks(guest));
    }

    /** Whether this guest reads beside somebody who sits here. */
    public static boolean reads(LiveTable.Moment now, Optional<PersonId> guest) {
        return now.deputies().values().stream()
                .anyMatch(each -> guest.filter(each::reads).isPresent());
    }

    /** Something that this person does for somebody else, or is asked to do. */
    public record Service(LiveTable table, Deputy deputy) {}

    /** Where this person acts or reads for somebody else, or is asked to, while it goes on. */
    public List<Service> services(PersonId person) {
        return house.deputies().gamesOf(person).stream()
                .flatMap(id -> tables.find(id).stream())
                .filter(table -> !table.now().isOver())
                .flatMap(table -> services(table, person))
                .toList();
    }

    private static Stream<Service> services(LiveTable table, PersonId person) {
        return table.now().deputies().values().stream()
                .filter(each -> each.person().equals(Optional.of(person)))
                .map(each -> new Service(table, each));
    }

    /** Whether a bot plays for the holder in this round. */
    static boolean isBots(LiveTable.Moment now, Seat seat) {
        return of(now, seat).filter(Deputy::isBot).isPresent();
    }

    static Optional<PersonId> standIn(LiveTable.Moment now, Seat seat) {
        return of(now, seat).flatMap(each -> each.person().filter(each::acts));
    }

    /** Whether somebody may be asked for so many rounds: nobody who rules or leads here. */
    public static boolean mayAsk(LiveTable.Moment now, PersonId person, int rounds) {
        return now.held(Optional.of(person)).isEmpty() && isSound(rounds);
    }

    public static boolean isSound(int rounds) {
        return rounds >= 1 && rounds <= MOST_ROUNDS;
    }

    /** Asks somebody to stand in, or to take the seat. */
    public void ask(LiveTable table, Campaigns.Done done, Seat seat, Deputy deputy) {
        var person = deputy.person().orElseThrow();
        change(
                table,
                done,
                () -> {
                    house.deputies().put(table.id(), seat, deputy);
                    house.messages().asked(person, table.id(), table.now(), done);
                });
    }

    /** A bot plays for some rounds. */
    public void bot(LiveTable table, Campaigns.Done done, Seat seat, int rounds) {
        var round = table.now().match().state().caption();
        change(
                table,
                done,
                () ->
                        house.deputies()
                                .put(table.id(), seat, Deputy.bot(done.person(), rounds, round)));
    }

    /** A bot takes the seat for good, or it becomes free. */
    public boolean replace(LiveTable table, Campaigns.Done done, Seat seat, Occupant by) {
        return replace(table, table.now(), done, seat, by);
    }

    /** False also if somebody else has sat down there since that moment. */
    private boolean replace(
            LiveTable table, LiveTable.Moment then, Campaigns.Done done, Seat seat, Occupant by) {
        if (then.isOver() || !new Seating(house, tables).change(table, seat, then.at(seat), by))
            return false;
        new Campaigns(house).depose(table, then, seat, done);
        return true;
    }

    /** Nobody stands in any more, or is asked to. */
    public void end(LiveTable table, Campaigns.Done done, Seat seat) {
        change(table, done, () -> house.deputies().remove(table.id(), seat));
    }

    /** The one who was asked says yes or no; false if nobody asks, or the seat is taken by now. */
    public boolean answer(LiveTable table, PersonId person, boolean yes) {
        return answer(table, table.now(), person, yes);
    }

    boolean answer(LiveTable table, LiveTable.Moment now, PersonId person, boolean yes) {
        var asked =
                now.deputies().entrySet().stream()
                        .filter(each -> each.getValue().asks(person))
                        .findFirst();
        if (asked.isEmpty() || !now.held(Optional.of(person)).isEmpty() || now.isOver())
            return false;
        var seat = asked.get().getKey();
        var deputy = asked.get().getValue();
        var text = (yes ? "accept\n" : "decline\n") + seat.name();
        var done = new Campaigns.Done(person, text, "");
        if (!yes) end(table, done, seat);
        else if (deputy.kind() == Deputy.Kind.HEIR)
            return replace(table, now, done, seat, new Occupant.Person(person));
        else change(table, done, () -> accept(table, seat, deputy));
        return true;
    }

    private void accept(LiveTable table, Seat seat, Deputy deputy) {
        var round = table.now().match().state().caption();
        house.deputies().put(table.id(), seat, deputy.in(List.of(round)));
    }

    private void change(LiveTable table, Campaigns.Done done, Runnable act) {
        new Campaigns(house)
                .alone(
                        table,
                        done,
                        () -> {
                            act.run();
                            table.settle();
                        });
    }

    /** Within the transaction that makes the table stand so: whose time is over goes. */
    static void settle(House house, TableId table, LiveTable.Moment moment) {
        var round = moment.match().state().caption();
        moment.deputies().forEach((seat, deputy) -> settle(house, table, seat, deputy, round));
    }

    private static void settle(House house, TableId table, Seat seat, Deputy deputy, String round) {
        if (deputy.kind() == Deputy.Kind.ASSISTANT) return;
        if (!deputy.accepted() || deputy.seen().contains(round)) return;
        var seen = new ArrayList<>(deputy.seen());
        seen.add(round);
        if (seen.size() > deputy.rounds()) house.deputies().remove(table, seat);
        else house.deputies().put(table, seat, deputy.in(seen));
        house.seats().touch(table);
    }
}

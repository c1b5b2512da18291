package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.store.LobbyRows;
import hegemon.server.store.Occupant;
import hegemon.table.Refusal;

import java.time.Duration;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The tables that are shown to everybody, and invitations to single ones. */
public final class Lobby {
    private static final Duration SHOWN = Duration.ofDays(30);
    private static final int MOST_AT_A_GLANCE = 8;

    /** Somebody asks this person to come to a table. */
    public record Invitation(LiveTable table, PersonId by) {}

    private final House house;
    private final Tables tables;
    private final LobbyRows rows;
    private final Directory people;

    public Lobby(House house, Tables tables, LobbyRows rows, Directory people) {
        this.house = house;
        this.tables = tables;
        this.rows = rows;
        this.people = people;
    }

    /** Tables with a free seat at which this guest does not sit, newest first. */
    public List<LiveTable> open(Optional<PersonId> guest) {
        return without(guest, listed()).stream()
                .filter(table -> table.now().hasOpenSeat())
                .filter(table -> table.now().held(guest).isEmpty())
                .toList();
    }

    /** Games under way that may be watched, newest first. */
    public List<LiveTable> watchable(Optional<PersonId> guest) {
        return without(guest, listed()).stream()
                .filter(table -> !table.now().hasOpenSeat() && table.now().terms().watchable())
                .toList();
    }

    /** The newest tables of the lobby at which this guest does not sit: a glance, however many. */
    public List<LiveTable> latest(Optional<PersonId> guest) {
        return without(guest, listed(MOST_AT_A_GLANCE)).stream()
                .filter(table -> table.now().held(guest).isEmpty())
                .filter(table -> table.now().hasOpenSeat() || table.now().terms().watchable())
                .toList();
    }

    /** Leaves out the tables of those who do not want to meet. */
    private List<LiveTable> without(Optional<PersonId> guest, List<LiveTable> all) {
        var apart = house.blocks().apart(guest);
        return all.stream()
                .filter(table -> Collections.disjoint(apart, atTable(table.now())))
                .toList();
    }

    /** Who rules which realm may be hidden: then only who has laid the table is known. */
    static Set<PersonId> atTable(LiveTable.Moment now) {
        var all = new HashSet<PersonId>();
        now.terms().maker().ifPresent(all::add);
        if (!Leaders.isLed(now))
            for (Occupant each : now.seats().values())
                if (each instanceof Occupant.Person(var id)) all.add(id);
        return all;
    }

    private List<LiveTable> listed() {
        return listed(LobbyRows.MOST);
    }

    private List<LiveTable> listed(int most) {
        return rows.listed(house.now() - SHOWN.toMillis(), most).stream()
                .map(tables::find)
                .flatMap(Optional::stream)
                .filter(table -> !table.now().isOver())
                .toList();
    }

    /** Why nobody of this name can be asked; empty if somebody can, or nobody is meant. */
    public Optional<Refusal> refuse(String name, PersonId maker, boolean free) {
        if (name.isBlank()) return Optional.empty();
        var whom = people.named(name.strip());
        if (whom.isEmpty()) return refusal("", name);
        if (whom.get().equals(maker)) return refusal(".self", name);
        if (house.blocks().isBlocked(whom.get(), maker)) return refusal(".blocked", name);
        return free ? Optional.empty() : refusal(".full", name);
    }

    private static Optional<Refusal> refusal(String reason, String name) {
        return Optional.of(Refusal.of("house", "server.refuse.invite" + reason, name.strip()));
    }

    /** Asks the person of this name to the table. */
    public Reply invite(LiveTable table, Optional<PersonId> guest, String name) {
        var now = table.now();
        if (now.held(guest).isEmpty()) return new Reply.NotYours();
        var whom = people.named(name.strip());
        if (whom.isEmpty() || !now.hasOpenSeat() || !now.held(whom).isEmpty())
            return new Reply.Refused(Refusal.of("house", "server.refuse.invite", name.strip()));
        if (house.blocks().isBlocked(whom.get(), guest.orElseThrow()))
            return new Reply.Refused(refusal(".blocked", name).orElseThrow());
        house.games()
                .together(
                        () -> {
                            rows.invite(table.id(), whom.get(), guest.orElseThrow(), house.now());
                            house.messages().invited(whom.get(), table.id(), now, guest);
                            return true;
                        });
        return new Reply.Done();
    }

    /** Where this person is asked to come and a seat is still free. */
    public List<Invitation> invitations(PersonId person) {
        return rows.of(person).stream()
                .flatMap(
                        each ->
                                tables.find(each.game()).stream()
                                        .map(table -> new Invitation(table, each.by())))
                .filter(each -> each.table().now().hasOpenSeat())
                .filter(each -> each.table().now().held(Optional.of(person)).isEmpty())
                .toList();
    }

    /** Who is asked to come to this table, for any seat. */
    public List<PersonId> asked(LiveTable table) {
        return house.seats().invited(table.id()).stream()
                .filter(each -> table.now().held(Optional.of(each)).isEmpty())
                .toList();
    }

    public void decline(TableId table, PersonId person) {
        house.games()
                .together(
                        () -> {
                            rows.forget(table, person);
                            house.messages().answered(person, table);
                            return true;
                        });
    }

    /** The alarms of all running clocks, set anew if one is missing: after an import, say. */
    public void wind() {
        rows.timed().stream()
                .map(tables::find)
                .flatMap(Optional::stream)
                .forEach(LiveTable::settle);
    }
}

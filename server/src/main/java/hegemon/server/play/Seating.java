package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.id.TableId;
import hegemon.server.mail.Notices;
import hegemon.server.store.Occupant;
import hegemon.server.store.Pace;
import hegemon.server.store.Terms;
import hegemon.table.Chance;
import hegemon.table.Match;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Who sits where: laying a table, sitting down, getting up, taking the place of who is gone. */
public final class Seating {
    /** How long a table without a clock waits before somebody may be replaced. */
    private static final Duration PATIENCE = Duration.ofDays(7);

    private final Tables tables;
    private final House house;

    public Seating(House house, Tables tables) {
        this.tables = tables;
        this.house = house;
    }

    /**
     * What somebody wants to play.
     *
     * @param seats the occupant of each seat by its name; seats not named are open
     */
    public record Wish(String game, String setup, Map<String, Occupant> seats, Terms terms) {}

    /** Creates a table as wished. */
    public Parse<LiveTable> lay(Wish wish) {
        return lay(tables.newId(), wish);
    }

    public Parse<LiveTable> lay(TableId id, Wish wish) {
        return lay(id, wish, tables.newChance());
    }

    /**
     * The same; those who sit there are told of each other.
     *
     * @param event for which they meet
     */
    public Parse<LiveTable> pair(Wish wish, String event) {
        return lay(wish)
                .map(
                        table -> {
                            house.messages().paired(table.id(), table.now(), event);
                            return table;
                        });
    }

    /**
     * @param chance the secret from which its dice come
     */
    public Parse<LiveTable> lay(TableId id, Wish wish, Chance chance) {
        return Tables.begun(wish.game(), wish.setup())
                .then(match -> rateable(match, wish))
                .then(
                        match ->
                                seats(match, wish.seats())
                                        .map(
                                                seats ->
                                                        tables.lay(
                                                                id,
                                                                match,
                                                                seats,
                                                                wish.terms(),
                                                                chance)));
    }

    private Parse<Match<?, ?, ?>> rateable(Match<?, ?, ?> match, Wish wish) {
        return new Ratings(house)
                .refuse(wish, match.state().seats().size())
                .<Parse<Match<?, ?, ?>>>map(Parse::refused)
                .orElseGet(() -> Parse.of(match));
    }

    /** Why this guest cannot sit down here, whatever is free. */
    public Optional<Refusal> refuse(LiveTable table, PersonId guest) {
        var barred = house.barred(table.id(), Optional.of(guest));
        if (barred.isPresent()) return barred;
        if (isUnwanted(table.now(), guest))
            return Optional.of(Refusal.of("house", "server.refuse.unwanted"));
        return new Ratings(house).refuse(table.now(), guest);
    }

    /** Somebody who waits here does not want to meet this guest. */
    private boolean isUnwanted(LiveTable.Moment now, PersonId guest) {
        return Lobby.atTable(now).stream().anyMatch(each -> house.blocks().isBlocked(each, guest));
    }

    private static Parse<SortedMap<Seat, Occupant>> seats(
            Match<?, ?, ?> match, Map<String, Occupant> wished) {
        SortedMap<Seat, Occupant> seats = new TreeMap<>();
        for (Seat seat : match.state().seats())
            seats.put(seat, wished.getOrDefault(seat.name(), new Occupant.Open()));
        for (String name : wished.keySet())
            if (seats.keySet().stream().noneMatch(seat -> seat.name().equals(name)))
                return Parse.refused(noSeat(name, match.state().seats()));
        return Parse.of(seats);
    }

    /** The seat of this name, or the first. */
    static Parse<Seat> own(List<Seat> seats, Optional<String> name) {
        if (name.isEmpty()) return Parse.of(seats.getFirst());
        return seats.stream()
                .filter(seat -> seat.name().equals(name.get()))
                .findFirst()
                .map(Parse::of)
                .orElseGet(() -> Parse.refused(noSeat(name.get(), seats)));
    }

    private static Refusal noSeat(String name, List<Seat> seats) {
        return Refusal.of(
                "house",
                "server.refuse.own",
                name,
                seats.stream().map(Seat::name).collect(Collectors.joining(", ")));
    }

    /** The seats of a game that begins so. */
    public static Parse<List<Seat>> seatsOf(String game, String setup) {
        return Tables.begun(game, setup).map(match -> match.state().seats());
    }

    /** The free seats that this guest may take unaided, the best first. */
    public List<Seat> free(LiveTable table, Optional<PersonId> guest) {
        return new Places(house).of(table, guest);
    }

    /** This guest takes the first open seat; false if there is none. */
    public boolean join(LiveTable table, PersonId guest) {
        return join(table, guest, Optional.empty());
    }

    /** This guest takes a seat that is free to take, this one if one is named; else false. */
    public boolean join(LiveTable table, PersonId guest, Optional<String> wanted) {
        return free(table, Optional.of(guest)).stream()
                .filter(seat -> wanted.isEmpty() || wanted.get().equals(seat.name()))
                .anyMatch(seat -> admit(table, guest, seat));
    }

    /** This guest gets this seat if nobody has it. Who may ask for it the caller knows. */
    public boolean admit(LiveTable table, PersonId guest, Seat seat) {
        return !table.now().isOver()
                && refuse(table, guest).isEmpty()
                && change(table, seat, new Occupant.Open(), new Occupant.Person(guest));
    }

    /** A bot takes a free seat; false if it is not free. Who may ask for it the caller knows. */
    public boolean fill(LiveTable table, Seat seat, int level) {
        return !table.now().isOver()
                && change(table, seat, new Occupant.Open(), new Occupant.Bot(level));
    }

    /** Frees a seat, whoever held it. Who may ask for it the caller knows. */
    public void vacate(LiveTable table, Seat seat) {
        vacate(table, seat, new Occupant.Open());
    }

    /** The same, for whoever follows. */
    void vacate(LiveTable table, Seat seat, Occupant to) {
        change(table, seat, table.now().at(seat), to);
    }

    /** Gets up before the game has begun. */
    public Reply leave(LiveTable table, Optional<PersonId> guest) {
        var now = table.now();
        var held = now.owned(guest);
        if (held.isEmpty()) return new Reply.NotYours();
        if (now.times().started().isPresent() || now.isOver())
            return new Reply.Refused(Refusal.of("house", "server.refuse.leave"));
        // An empty table would stand in the lobby for ever.
        var reply =
                Bargains.othersSit(now, guest)
                        ? new Reply.Done()
                        : new Endings(house, tables).abort(table, guest, now.entry());
        if (!(reply instanceof Reply.Done)) return reply;
        held.forEach(seat -> change(table, seat, now.at(seat), new Occupant.Open()));
        return reply;
    }

    /** The seats of others that may be given to somebody else, since nobody came for long. */
    public List<Seat> replaceable(LiveTable.Moment now, Optional<PersonId> guest) {
        var own = now.held(guest);
        if (own.isEmpty() || now.isOver() || now.times().started().isEmpty()) return List.of();
        if (now.terms().rated()) return List.of(); // the win is claimed instead
        return now.match().state().seats().stream()
                .filter(seat -> !own.contains(seat) && now.turn().waitsFor(seat))
                .filter(seat -> !Leaders.isLed(now) || mayReplace(now, guest, seat))
                .filter(seat -> isGone(now, seat))
                .toList();
    }

    /** Where a person leads, nobody else gives a seat away, and nobody that of a leader. */
    private static boolean mayReplace(LiveTable.Moment now, Optional<PersonId> guest, Seat seat) {
        boolean leader = now.match().state().leaders().contains(seat);
        return Leaders.leads(now, guest) && !(leader && now.at(seat) instanceof Occupant.Person);
    }

    /** Nobody sits there any more, or somebody who was not heard of for long. */
    private boolean isGone(LiveTable.Moment now, Seat seat) {
        return switch (now.at(seat)) {
            case Occupant.Open() -> now.seats().size() > 2;
            case Occupant.Bot ignored -> false;
            case Occupant.Person ignored -> isSilent(now, seat);
        };
    }

    private boolean isSilent(LiveTable.Moment now, Seat seat) {
        return switch (now.terms().pace()) {
            case Pace.Live ignored -> false;
            case Pace.Days ignored -> now.clocks().isOut(seat, house.now(), house.pauses());
            case Pace.Untimed() -> {
                long last =
                        Math.max(
                                now.times().sat(seat),
                                now.times().entries().isEmpty()
                                        ? now.times().created()
                                        : now.times().entries().getLast());
                yield house.pauses().elapsed(last, house.now()) > PATIENCE.toMillis();
            }
        };
    }

    /** Gives the seat of somebody who is gone to a bot, or opens it for whoever comes. */
    public Reply replace(LiveTable table, Optional<PersonId> guest, String name, Occupant by) {
        var now = table.now();
        if (now.held(guest).isEmpty()) return new Reply.NotYours();
        return replaceable(now, guest).stream()
                .filter(seat -> seat.name().equals(name))
                .findFirst()
                .<Reply>map(
                        seat ->
                                change(table, seat, now.at(seat), by)
                                        ? new Reply.Done()
                                        : new Reply.Stale())
                .orElseGet(
                        () ->
                                new Reply.Refused(
                                        Refusal.of("house", "server.refuse.replace", name)));
    }

    /** In one transaction: the seat, the beginning if it was the last one, and the alarm. */
    boolean change(LiveTable table, Seat seat, Occupant from, Occupant to) {
        boolean done;
        synchronized (table) { // before the database: whoever acts at the table locks in this order
            done = house.games().together(() -> changed(table, seat, from, to));
        }
        if (done) house.bells().ring(table.id());
        return done;
    }

    /** Whoever was asked to come and finds no seat any more. */
    private void late(PersonId person, LiveTable table) {
        if (table.now().held(Optional.of(person)).isEmpty())
            house.messages().answered(person, table.id());
    }

    private boolean changed(LiveTable table, Seat seat, Occupant from, Occupant to) {
        long at = house.now();
        if (!house.seats().change(table.id(), seat, from, to, at)) return false;
        house.deputies().remove(table.id(), seat); // they were the former holder's
        house.absences().leave(table.id(), seat, PersonId.NOBODY, "", at);
        if (!house.seats().hasOpen(table.id())) {
            house.seats().started(table.id(), at);
            house.seats().invited(table.id()).forEach(each -> late(each, table));
        }
        house.seats().touch(table.id());
        table.settle();
        var messages = house.messages();
        if (to instanceof Occupant.Person(var person)) {
            messages.answered(person, table.id());
            messages.tellOthers(table.id(), table.now(), Notices.Event.JOINED, Optional.of(person));
        } else if (from instanceof Occupant.Person(var person))
            messages.tellOthers(table.id(), table.now(), Notices.Event.LEFT, Optional.of(person));
        return true;
    }
}

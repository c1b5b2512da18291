package hegemon.server.play;

import hegemon.server.id.PersonId;
import hegemon.server.store.Listed;
import hegemon.server.store.Occupant;
import hegemon.table.Game;
import hegemon.table.Match;
import hegemon.table.Seat;
import hegemon.table.State;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Games in which some seats lead the others: who may do what there, and who may know whom. */
public final class Leaders {
    private Leaders() {}

    /** Whether a person leads this game, rather than the house or nobody. */
    public static boolean isLed(LiveTable.Moment now) {
        return led(now.match().state(), now.seats()).findAny().isPresent();
    }

    /** Whether this guest leads the game. */
    public static boolean leads(LiveTable.Moment now, Optional<PersonId> guest) {
        return now.match().state().leaders().stream().anyMatch(now.held(guest)::contains);
    }

    private static Stream<Seat> led(State<?, ?, ?> state, Map<Seat, Occupant> seats) {
        return state.leaders().stream().filter(seat -> seats.get(seat) instanceof Occupant.Person);
    }

    /** The seats whose clocks never run: free ones, and those of people who lead. */
    static SortedMap<Seat, Occupant> unhurried(
            State<?, ?, ?> state, SortedMap<Seat, Occupant> seats) {
        var still = new TreeMap<>(seats);
        var leading = led(state, seats).toList();
        still.entrySet()
                .removeIf(
                        each ->
                                !(each.getValue() instanceof Occupant.Open)
                                        && !leading.contains(each.getKey()));
        return still;
    }

    /** Whether this guest may know who sits there. */
    public static boolean isKnown(LiveTable.Moment now, Optional<PersonId> guest, Seat seat) {
        if (now.isOver()) return true;
        var held = now.held(guest);
        var state = now.match().state();
        return held.isEmpty()
                ? state.isKnown(Seat.SPECTATOR, seat)
                : held.stream().anyMatch(own -> state.isKnown(own, seat));
    }

    /** The same for a table in a list: played through only if it hides anybody at all. */
    public static boolean isKnown(
            Tables tables, Listed listed, Optional<PersonId> guest, Seat seat) {
        return !listed.summary().veiled()
                || tables.find(listed.id())
                        .filter(table -> isKnown(table.now(), guest, seat))
                        .isPresent();
    }

    /** Whether this guest may know of everybody who sits here. */
    public static boolean knowsAll(LiveTable.Moment now, Optional<PersonId> guest) {
        return now.match().state().seats().stream().allMatch(seat -> isKnown(now, guest, seat));
    }

    /** Who did something, as far as this reader may know it. */
    static Optional<PersonId> named(
            LiveTable.Moment now, Optional<PersonId> reader, Optional<PersonId> by) {
        var seats = now.held(by);
        boolean known =
                seats.isEmpty()
                        ? knowsAll(now, reader)
                        : seats.stream().allMatch(seat -> isKnown(now, reader, seat));
        return known ? by : Optional.empty();
    }

    /**
     * What the house plays for the leaders when somebody's time is out, in the game's notation.
     *
     * @param prepared what they have written down; empty: the round is closed and nothing more
     */
    static Optional<Map.Entry<Seat, String>> closing(
            LiveTable.Moment now, Optional<String> prepared) {
        List<Seat> leaders = led(now.match().state(), now.seats()).toList();
        return leaders.stream()
                .flatMap(
                        seat ->
                                printed(now.match(), seat, prepared).stream()
                                        .map(text -> Map.entry(seat, text)))
                .findFirst();
    }

    private static <S extends State<S, M, V>, M, V> Optional<String> printed(
            Match<S, M, V> match, Seat seat, Optional<String> prepared) {
        Game<S, M, V> game = match.game();
        return match.state().closing(seat, prepared).map(game::print);
    }
}

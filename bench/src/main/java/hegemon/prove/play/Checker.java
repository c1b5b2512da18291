package hegemon.prove.play;

import hegemon.prove.play.History.Look;
import hegemon.prove.play.History.Move;
import hegemon.prove.play.History.Outcome;
import hegemon.table.Entry;
import hegemon.table.Game;
import hegemon.table.Games;
import hegemon.table.Log;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Compares what clients were told with what is on disk. Nothing acknowledged is lost; nothing is
 * there that nobody sent, so nothing is there twice; of all answers to an entry one wins; nothing
 * that was turned down is there; nobody sees the past after the future.
 */
final class Checker {
    /** A move at its place in a log. */
    private record Place(String table, int number, String seat, String text) {}

    private final History history;
    private final Map<String, Log> truth;
    private final List<String> faults = new ArrayList<>();

    private Checker(History history, Map<String, Log> truth) {
        this.history = history;
        this.truth = truth;
    }

    /**
     * @param truth the logs as they are on disk, by table
     */
    static List<String> faults(History history, Map<String, Log> truth) {
        var checker = new Checker(history, truth);
        checker.nothingLost();
        checker.nothingUnsent();
        checker.oneWinner();
        checker.nothingTurnedDownIsThere();
        checker.noPastAfterTheFuture();
        return checker.faults;
    }

    /** The move as the log has it, however it was typed. */
    private Place place(Move move) {
        var game = Optional.ofNullable(truth.get(move.table())).flatMap(log -> game(log));
        var text = game.map(known -> known.reprinted(move.text())).orElse(move.text());
        return new Place(move.table(), move.entry() + 1, move.seat(), text);
    }

    private static Optional<? extends Game<?, ?, ?>> game(Log log) {
        return Games.named(log.game());
    }

    private Set<Place> places(Outcome... outcomes) {
        var wanted = Set.of(outcomes);
        var places = new HashSet<Place>();
        for (Move move : history.moves())
            if (wanted.contains(move.outcome())) places.add(place(move));
        return places;
    }

    private Set<Place> stored() {
        var places = new HashSet<Place>();
        truth.forEach(
                (table, log) -> {
                    for (Entry each : log.entries())
                        places.add(
                                new Place(table, each.number(), each.seat().name(), each.text()));
                });
        return places;
    }

    private void nothingLost() {
        var stored = stored();
        for (Place done : places(Outcome.DONE))
            if (!stored.contains(done)) faults.add("acknowledged and lost: " + done);
    }

    private void nothingUnsent() {
        var sent = places(Outcome.values());
        for (Place each : stored())
            if (isOfPerson(each) && !sent.contains(each))
                faults.add("on disk, and nobody sent it for this place: " + each);
    }

    private static boolean isOfPerson(Place place) {
        var seat = new Seat(place.seat());
        return !seat.equals(Seat.CHANCE) && !seat.equals(Seat.HOUSE);
    }

    private void oneWinner() {
        var winners = new HashMap<String, Place>();
        for (Place done : places(Outcome.DONE)) {
            var other = winners.put(done.table() + " " + done.number(), done);
            if (other != null) faults.add("two won the same entry: " + other + " and " + done);
        }
    }

    private void nothingTurnedDownIsThere() {
        var stored = stored();
        var may = places(Outcome.DONE, Outcome.UNKNOWN);
        for (Place not : places(Outcome.NOT_DONE))
            if (stored.contains(not) && !may.contains(not))
                faults.add("turned down, and yet on disk: " + not);
    }

    /** Whoever asks after something was known anywhere sees at least that. */
    private void noPastAfterTheFuture() {
        var known = new HashMap<String, TreeMap<Long, Integer>>();
        var looks = new ArrayList<>(history.looks());
        looks.sort(Comparator.comparingLong(Look::answered));
        for (Look look : looks) {
            var seen = known.computeIfAbsent(look.table(), any -> new TreeMap<>());
            int before = seen.isEmpty() ? 0 : seen.lastEntry().getValue();
            seen.put(look.answered(), Math.max(before, look.entry()));
        }
        for (Look look : looks) {
            var before = known.getOrDefault(look.table(), new TreeMap<>()).lowerEntry(look.sent());
            if (before != null && before.getValue() > look.entry())
                faults.add("the past after the future: " + look + ", known was " + before);
        }
    }
}

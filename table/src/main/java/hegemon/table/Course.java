package hegemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The positions that a match went through, those that were taken back among them, and the chain of
 * the entries that still count.
 *
 * @param positions after each entry, from the past on; the last one is the present one
 * @param marks of all positions, in a game of which snapshots are kept
 * @param last of the entries since the past that still count
 */
record Course<S extends State<S, M, V>, M, V>(
        Game<S, M, V> game,
        Past<S, M, V> past,
        GrowingList<S> positions,
        GrowingList<Snapshot.Mark> marks,
        Optional<Step<S, M>> last) {
    static <S extends State<S, M, V>, M, V> Course<S, M, V> from(
            Game<S, M, V> game, Log log, S state) {
        var empty =
                new Course<>(
                        game,
                        Past.none(game, log),
                        GrowingList.<S>of(),
                        GrowingList.of(),
                        Optional.empty());
        return empty.to(state, Optional.empty());
    }

    static <S extends State<S, M, V>, M, V> Course<S, M, V> from(
            Game<S, M, V> game, Log log, Snapshot<S> snapshot) {
        return new Course<>(
                game,
                Past.before(game, log, snapshot),
                GrowingList.<S>of().plus(snapshot.state()),
                GrowingList.copyOf(snapshot.marks()),
                Optional.empty());
    }

    /** One position further. */
    Course<S, M, V> to(S state, Optional<Step<S, M>> step) {
        return new Course<>(game, past, positions.plus(state), marked(state), step);
    }

    private GrowingList<Snapshot.Mark> marked(S state) {
        if (!game.isLong()) return marks;
        return marks.plus(marks.isEmpty() ? Snapshot.Mark.of(state) : marks.getLast().then(state));
    }

    S state() {
        return positions.getLast();
    }

    S at(int entry) {
        return entry < past.entry()
                ? past.replayed().at(entry)
                : positions.get(entry - past.entry());
    }

    Turn turnAt(int entry) {
        return marks.isEmpty() ? at(entry).turn() : marks.get(entry).turn();
    }

    private Snapshot.Mark markAt(int entry) {
        return marks.isEmpty() ? Snapshot.Mark.of(at(entry)) : marks.get(entry);
    }

    /** The entry before this step that counts; 0 for the set-up. */
    int before(Step<S, M> step) {
        return number(step.previous());
    }

    private int number(Optional<Step<S, M>> step) {
        return step.map(Step::number).orElse(past.entry());
    }

    List<Match.Stop<S>> stops() {
        var stops = new ArrayList<>(List.of(stop(0)));
        for (int number : counted(last)) stops.add(stop(number));
        return stops;
    }

    private Match.Stop<S> stop(int entry) {
        return new Match.Stop<>(entry, markAt(entry), () -> at(entry));
    }

    private List<Integer> counted(Optional<Step<S, M>> until) {
        var counted = new ArrayList<>(past.counted());
        Step.after(past.entry(), until).forEach(step -> counted.add(step.number()));
        return counted;
    }

    SortedSet<Seat> actors() {
        return actors(last);
    }

    private SortedSet<Seat> actors(Optional<Step<S, M>> until) {
        var actors = new TreeSet<>(past.actors());
        until.ifPresent(step -> actors.addAll(step.actors()));
        return actors;
    }

    List<Entry> told(Log log, Seat reader, int after) {
        var since = Step.after(after, last);
        var told = new ArrayList<>(toldOfPast(log, reader, after));
        told.ensureCapacity(told.size() + since.size());
        since.forEach(step -> told.add(step.told(reader)));
        return told;
    }

    private List<Entry> toldOfPast(Log log, Seat reader, int after) {
        var told = new ArrayList<Entry>();
        for (int number : past.counted()) {
            if (number <= after) continue;
            var entry = log.entries().get(number - 1);
            var text = state().retold(reader, entry);
            if (text.isEmpty()) return past.replayed().told(reader, after);
            told.add(new Entry(number, entry.seat(), text.get()));
        }
        return told;
    }

    /** The step that brought the present caption, and with it a new part of a long game. */
    private Optional<Step<S, M>> opening() {
        var step = last;
        while (step.isPresent()
                && step.get().before().caption().equals(markAt(step.get().number()).caption()))
            step = step.get().previous();
        return step;
    }

    int opened() {
        return number(opening());
    }

    Optional<Snapshot<S>> snapshot(Set<Seat> advised) {
        if (!game.isLong()) return Optional.empty();
        return opening()
                .map(
                        step ->
                                new Snapshot<>(
                                        step.number(),
                                        marks.first(step.number() + 1),
                                        counted(Optional.of(step)),
                                        actors(Optional.of(step)),
                                        new TreeSet<>(advised),
                                        at(step.number())));
    }
}

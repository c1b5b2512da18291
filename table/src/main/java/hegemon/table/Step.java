package hegemon.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An entry that still counts, the position it was played in, and the step before it: a chain that
 * grows and shrinks at its end, and shares the rest.
 */
final class Step<S extends State<S, M, ?>, M> {
    private final Entry entry;
    private final S before;
    private final M move;
    private final Optional<Step<S, M>> previous;
    private final Set<Seat> actors;

    /** What readers were told; the same for ever, so it is asked of the rules once for each. */
    private volatile Map<Seat, Entry> told = Map.of();

    Step(Entry entry, S before, M move, Optional<Step<S, M>> previous) {
        this.entry = entry;
        this.before = before;
        this.move = move;
        this.previous = previous;
        this.actors = actors(previous, entry.seat());
    }

    private static <S extends State<S, M, ?>, M> Set<Seat> actors(
            Optional<Step<S, M>> previous, Seat actor) {
        var others = previous.map(Step::actors).orElseGet(Set::of);
        if (others.contains(actor)) return others;
        var all = new TreeSet<>(others);
        all.add(actor);
        return Collections.unmodifiableSet(all);
    }

    Entry entry() {
        return entry;
    }

    int number() {
        return entry.number();
    }

    S before() {
        return before;
    }

    Optional<Step<S, M>> previous() {
        return previous;
    }

    /** Who made an entry up to here. */
    Set<Seat> actors() {
        return actors;
    }

    /** Nobody rolls again, nobody unlearns. */
    boolean isFixed() {
        return entry.seat().equals(Seat.CHANCE) || before.reveals(entry.seat(), move);
    }

    /** Whether nobody may ask for it back. */
    boolean isShown() {
        return isFixed() || before.shows(entry.seat(), move);
    }

    /** The entry as far as this reader may know it. */
    Entry told(Seat reader) {
        return Optional.ofNullable(told.get(reader)).orElseGet(() -> tell(reader));
    }

    private Entry tell(Seat reader) {
        var fresh =
                new Entry(entry.number(), entry.seat(), before.told(reader, entry.seat(), move));
        var more = new TreeMap<>(told);
        more.put(reader, fresh);
        told = Collections.unmodifiableMap(more);
        return fresh;
    }

    /** The chain that ends here, as far back as this number, the oldest first. */
    static <S extends State<S, M, ?>, M> List<Step<S, M>> after(
            int number, Optional<Step<S, M>> last) {
        var steps = new ArrayList<Step<S, M>>();
        for (var step = last;
                step.isPresent() && step.get().number() > number;
                step = step.get().previous()) steps.add(step.get());
        Collections.reverse(steps);
        return steps;
    }
}

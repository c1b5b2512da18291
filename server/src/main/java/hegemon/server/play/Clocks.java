package hegemon.server.play;

import hegemon.server.store.Pace;
import hegemon.server.store.Pauses;
import hegemon.table.Seat;
import hegemon.table.Turn;

import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * How much time each seat has, derived from the pace and the times of the entries. What passes
 * while no server lives does not count.
 *
 * @param left what each seat had when its clock last began or stopped; a seat that never ran has
 *     the whole allotment
 * @param running since when each awaited seat is awaited
 * @param fresh the seats that have not moved yet, in a live game of two: their clocks stand still,
 *     and they have a minute to begin
 */
public record Clocks(
        Pace pace,
        SortedMap<Seat, Long> left,
        SortedMap<Seat, Long> running,
        SortedSet<Seat> fresh) {
    /** How long a live game waits for the first move of a side before it is called off. */
    static final long FIRST_MOVE = Duration.ofMinutes(1).toMillis();

    /** A machine divides what is left on its clock among so many moves. */
    private static final int MOVES_AHEAD = 40;

    /** What each of them may cost beside the thought, where the machine has much to do. */
    private static final long DELAY = 100;

    /**
     * Something that was done.
     *
     * @param drawn whether dice or cards followed from it: a new round, where all wait at once
     */
    public record Act(Seat by, boolean drawn, long at) {}

    public Clocks {
        left = Collections.unmodifiableSortedMap(new TreeMap<>(left));
        running = Collections.unmodifiableSortedMap(new TreeMap<>(running));
        fresh = Collections.unmodifiableSortedSet(new TreeSet<>(fresh));
    }

    /** Before the game begins nobody's clock runs. */
    public static Clocks idle(Pace pace, List<Seat> seats) {
        boolean waits = pace instanceof Pace.Live && seats.size() == 2;
        return new Clocks(
                pace, new TreeMap<>(), new TreeMap<>(), new TreeSet<>(waits ? seats : List.of()));
    }

    /** The game begins. */
    public Clocks begun(Turn turn, long at) {
        return awaiting(turn, left, fresh, at);
    }

    /**
     * Somebody acted.
     *
     * @param turn what the game waits for then: decisions, or nothing any more
     */
    public Clocks after(Act act, Turn turn, Pauses pauses) {
        if (!pace.isTimed()) return this;
        var actor = act.by();
        long at = act.at();
        var now = new TreeMap<>(left);
        running.keySet().forEach(seat -> now.put(seat, left(seat, at, pauses)));
        switch (pace) {
            case Pace.Live(var ignored, var increment) -> {
                if (running.containsKey(actor) && !turn.waitsFor(actor) && !fresh.contains(actor))
                    now.merge(actor, increment.toMillis(), Long::sum);
            }
            case Pace.Days ignored -> {
                now.remove(actor);
                if (act.drawn() || isNewRound(actor, turn)) now.clear();
            }
            case Pace.Untimed() -> {}
        }
        var still = new TreeSet<>(fresh);
        still.remove(actor);
        return awaiting(turn, now, still, at);
    }

    /**
     * The days are counted anew when chance has spoken, somebody new is awaited, or the one who
     * acted is awaited again; not for those who go on waiting while another one of them acts.
     */
    private boolean isNewRound(Seat actor, Turn turn) {
        return turn instanceof Turn.Of(var seats)
                && (!running.keySet().containsAll(seats)
                        || (running.containsKey(actor) && seats.contains(actor)));
    }

    private Clocks awaiting(Turn turn, SortedMap<Seat, Long> left, SortedSet<Seat> fresh, long at) {
        var awaited = new TreeMap<Seat, Long>();
        if (pace.isTimed() && turn instanceof Turn.Of(var seats))
            seats.forEach(seat -> awaited.put(seat, at));
        return new Clocks(pace, left, awaited, fresh);
    }

    /** Nobody's clock runs before somebody sits there. */
    Clocks seated(Map<Seat, Long> sat, Map<Seat, ?> nobody) {
        var since = new TreeMap<>(running);
        since.keySet().removeIf(nobody::containsKey);
        since.replaceAll((seat, at) -> Math.max(at, sat.getOrDefault(seat, 0L)));
        return new Clocks(pace, left, since, fresh);
    }

    /** What this seat had when its clock last began or stopped. */
    long had(Seat seat) {
        return left.getOrDefault(seat, pace.allotment());
    }

    /** What an awaited seat was given when its turn began: its clock, or the minute to begin. */
    long given(Seat seat) {
        return fresh.contains(seat) ? FIRST_MOVE : had(seat);
    }

    /** How long an awaited seat still has for its first move, where that is waited for. */
    public Optional<Long> first(Seat seat, long now, Pauses pauses) {
        return Optional.ofNullable(since().get(seat))
                .filter(at -> fresh.contains(seat))
                .map(at -> Math.max(0, FIRST_MOVE - pauses.elapsed(at, now)));
    }

    /** What this seat has left, below zero if its time is out. */
    public long left(Seat seat, long now, Pauses pauses) {
        long had = had(seat);
        if (fresh.contains(seat)) return had;
        return Optional.ofNullable(since().get(seat))
                .map(at -> had - pauses.elapsed(at, now))
                .orElse(had);
    }

    /**
     * How long a machine at this seat may think about one move of a live game so that its time
     * never runs out: a part of what is left and most of what the move gives back, without what is
     * lost beside the thought. What lies ahead of a long game without increment is played at once.
     */
    Duration thought(Seat seat, Duration increment, long now, Pauses pauses) {
        long left = left(seat, now, pauses);
        long share = left / MOVES_AHEAD + increment.toMillis() * 3 / 4 - DELAY;
        return Duration.ofMillis(Math.max(1, Math.min(share, left / 4)));
    }

    private Map<Seat, Long> since() {
        return running;
    }

    /** Whether the time of this seat is out. */
    public boolean isOut(Seat seat, long now, Pauses pauses) {
        return first(seat, now, pauses)
                .map(left -> left == 0)
                .orElseGet(() -> running.containsKey(seat) && left(seat, now, pauses) <= 0);
    }

    /** The seat whose time is out first, if it goes on like this, and when. */
    public Optional<Map.Entry<Seat, Long>> next(Pauses pauses) {
        return running.entrySet().stream()
                .map(
                        clock ->
                                Map.entry(
                                        clock.getKey(),
                                        due(clock.getKey(), clock.getValue(), pauses)))
                .min(Map.Entry.comparingByValue());
    }

    /**
     * When something is to be done next: somebody is to be warned, or a time is out. A seat that is
     * beyond its warning is not warned again.
     */
    public Optional<Long> alarm(long now, Pauses pauses) {
        return running.entrySet().stream()
                .map(clock -> due(clock.getKey(), clock.getValue(), pauses))
                .map(due -> now < due - pace.warning() ? due - pace.warning() : due)
                .min(Comparator.naturalOrder());
    }

    /** The seats whose warning is for just this moment. */
    public List<Seat> warned(long at, Pauses pauses) {
        return running.entrySet().stream()
                .filter(
                        clock ->
                                due(clock.getKey(), clock.getValue(), pauses) - pace.warning()
                                        == at)
                .map(Map.Entry::getKey)
                .toList();
    }

    private long due(Seat seat, long since, Pauses pauses) {
        return since + given(seat) + pauses.within(since, Long.MAX_VALUE);
    }
}

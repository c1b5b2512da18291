package hegemon.pygma;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Date;
import hegemon.table.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A campaign as it went: the start, and each month from the moment when all could read of it. */
public final class Annals {
    private Annals() {}

    /**
     * A month gone by, or the start.
     *
     * @param stop when its reports were brought
     * @param led the same, or, of a month to which the campaign was taken back, when its reports
     *     were brought first
     * @param withdrawn whether the game master has taken it back since (D-152)
     */
    public record Chapter(Match.Stop<?> stop, Match.Stop<?> led, boolean withdrawn) {
        /** Of the log, which brought the reports. */
        public int entry() {
            return stop.entry();
        }

        /** When the reports were brought. */
        public PygmaState state() {
            return state(stop);
        }

        private static PygmaState state(Match.Stop<?> stop) {
            if (stop.state() instanceof PygmaState state) return state;
            throw new IllegalStateException("no campaign");
        }

        /** The orders that the month was evaluated with; none at the start. */
        public SortedMap<Integer, Sheet> sheets() {
            return state(led).before().map(PygmaState::sheets).orElseGet(TreeMap::new);
        }

        /** Before the first month there are reports too. */
        public boolean isStart() {
            return gist(stop).isStart();
        }

        /** The month that the reports are about. */
        public Date month() {
            return gist(stop).month();
        }

        /** The realms of which no orders came in time (NMR). */
        public List<Integer> silent() {
            return gist(led).silent();
        }

        /** A month told before, to which the campaign was taken back. */
        public boolean isReturn() {
            return stop.entry() != led.entry();
        }

        /** What the reports told of this realm. */
        public Gist.Figures figures(int realm) {
            return gist(stop).realms().get(realm - 1);
        }

        private boolean isOf(Match.Stop<?> other) {
            return !withdrawn && stop.mark().caption().equals(other.mark().caption());
        }

        private Chapter takenBack() {
            return new Chapter(stop, led, true);
        }
    }

    private static Gist gist(Match.Stop<?> stop) {
        if (stop.mark().gist() instanceof Gist gist) return gist;
        throw new IllegalStateException("no campaign");
    }

    /**
     * Oldest first; the last one is the present. A draft is no chapter: rulers cannot read it.
     * Looks at no earlier position.
     */
    public static List<Chapter> of(Match<?, ?, ?> match) {
        var chapters = new ArrayList<Chapter>();
        for (var stop : match.course())
            if (!stop.mark().caption().isEmpty()) follow(chapters, stop);
        return chapters;
    }

    private static void follow(List<Chapter> chapters, Match.Stop<?> stop) {
        if (!chapters.isEmpty() && chapters.getLast().isOf(stop)) return;
        var first = first(chapters, stop);
        if (first.isPresent()) chapters.add(chapters.removeLast().takenBack());
        chapters.add(new Chapter(stop, first.map(Chapter::led).orElse(stop), false));
    }

    /** The month to which the campaign is taken back, as it was told first. */
    private static Optional<Chapter> first(List<Chapter> chapters, Match.Stop<?> stop) {
        return chapters.stream()
                .filter(chapter -> chapter.isOf(stop))
                .reduce((earlier, later) -> later);
    }

    /** The chapter that this entry belongs to: the last one that began with it or before. */
    public static Chapter at(List<Chapter> chapters, int entry) {
        return chapters.stream()
                .filter(chapter -> chapter.entry() <= entry)
                .reduce((earlier, later) -> later)
                .orElseGet(chapters::getFirst);
    }
}

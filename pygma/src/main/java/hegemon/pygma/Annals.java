package hegemon.pygma;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Date;
import hegemon.table.Match;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** A campaign as it went: the start, and each month from the moment when all could read of it. */
public final class Annals {
    private Annals() {}

    /**
     * A month gone by, or the start.
     *
     * @param entry of the log, which brought the reports
     * @param state when they were brought
     * @param sheets the orders that the month was evaluated with; none at the start
     * @param withdrawn whether the game master has taken it back since (D-152)
     */
    public record Chapter(
            int entry, PygmaState state, SortedMap<Integer, Sheet> sheets, boolean withdrawn) {
        /** Before the first month there are reports too. */
        public boolean isStart() {
            return month().equals(state.date());
        }

        /** The month that the reports are about. */
        public Date month() {
            return state.reports().getFirst().date();
        }

        /** The realms of which no orders came in time (NMR). */
        public List<Integer> silent() {
            if (isStart()) return List.of();
            return state.world().living().stream()
                    .filter(realm -> !sheets.containsKey(realm))
                    .toList();
        }

        private Chapter takenBack() {
            return new Chapter(entry, state, sheets, true);
        }
    }

    /** Oldest first; the last one is the present. A draft is no chapter: rulers cannot read it. */
    public static List<Chapter> of(Match<?, ?, ?> match) {
        var chapters = new ArrayList<Chapter>();
        SortedMap<Integer, Sheet> sheets = new TreeMap<>();
        for (var stop : match.course()) {
            if (!(stop.state() instanceof PygmaState state) || state.made().isEmpty()) continue;
            if (chapters.isEmpty() || !chapters.getLast().state().date().equals(state.date())) {
                boolean back = !chapters.isEmpty() && isAfter(chapters.getLast(), state);
                if (back) chapters.add(chapters.removeLast().takenBack());
                var led = back ? sheetsOf(chapters, state) : sheets;
                chapters.add(new Chapter(stop.entry(), state, led, false));
            }
            sheets = state.sheets();
        }
        return chapters;
    }

    /** The orders that led to a month to which the campaign was taken back. */
    private static SortedMap<Integer, Sheet> sheetsOf(List<Chapter> chapters, PygmaState state) {
        return chapters.stream()
                .filter(it -> !it.withdrawn() && it.state().date().equals(state.date()))
                .map(Chapter::sheets)
                .reduce(new TreeMap<>(), (earlier, later) -> later);
    }

    private static boolean isAfter(Chapter chapter, PygmaState state) {
        return chapter.state().date().compareTo(state.date()) > 0;
    }

    /** The chapter that this entry belongs to: the last one that began with it or before. */
    public static Chapter at(List<Chapter> chapters, int entry) {
        return chapters.stream()
                .filter(chapter -> chapter.entry() <= entry)
                .reduce((earlier, later) -> later)
                .orElseGet(chapters::getFirst);
    }
}

package hegemon.server.web.pygma.courier;

import hegemon.pygma.Annals;
import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.report.MapScene;
import hegemon.pygma.report.MapSvg;
import hegemon.table.Match;

import java.util.List;
import java.util.Optional;

/**
 * A month of a campaign that is over, as everybody may read it.
 *
 * @param number counted from the beginning, which is 0
 * @param last the number of the last one
 * @param month empty for the beginning
 * @param entry of the log, to open the desk at
 * @param events what all heard
 * @param map the complete one, as SVG
 */
record Bygone(int number, int last, String month, int entry, List<String> events, String map) {
    /** Months that were taken back did not happen. */
    static Bygone of(Match<?, ?, ?> match, Optional<Integer> wanted, Say say) {
        var chapters =
                Annals.of(match).stream().filter(it -> !it.withdrawn() && !it.isReturn()).toList();
        int last = chapters.size() - 1;
        int number = Math.clamp(wanted.orElse(last), 0, last);
        var chapter = chapters.get(number);
        return new Bygone(
                number,
                last,
                chapter.isStart() ? "" : chapter.month().toString(),
                chapter.entry(),
                events(chapters, number, say),
                MapSvg.of(MapScene.of(chapter.state().world()), say.language()));
    }

    private static List<String> events(List<Chapter> chapters, int number, Say say) {
        var before =
                number == 0 ? Optional.<Chapter>empty() : Optional.of(chapters.get(number - 1));
        return Gazette.events(
                before.map(it -> it.state().world()), chapters.get(number).state().world(), say);
    }
}

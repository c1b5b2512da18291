package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;

import java.util.List;

/**
 * How a month went that was played in another way as well (D-157, D-152).
 *
 * @param entry by which it is looked back at
 * @param counts whether it is the one that the campaign went on from
 * @param values its figures, in the order of the {@link Series}
 */
record Otherwise(int entry, boolean counts, List<Integer> values) {
    /** All other ways in which the month of this chapter was played, the oldest first. */
    static List<Otherwise> of(Readers.Reader ruler, Voice voice) {
        var shown = ruler.chapter();
        if (shown.isStart() || shown.isReturn()) return List.of();
        return ruler.annals().stream()
                .filter(it -> !it.isStart() && !it.isReturn())
                .filter(it -> it.month().equals(shown.month()) && it.entry() != shown.entry())
                .map(it -> of(it, ruler.realm(), voice))
                .toList();
    }

    private static Otherwise of(Chapter chapter, int realm, Voice voice) {
        var values =
                Series.of(List.of(chapter.figures(realm)), voice).stream()
                        .map(it -> it.values().getFirst())
                        .toList();
        return new Otherwise(chapter.entry(), !chapter.withdrawn(), values);
    }
}

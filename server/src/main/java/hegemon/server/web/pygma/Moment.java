package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;

import java.util.List;

/**
 * A moment to look back at: the start, or when the reports on a month could be read.
 *
 * @param entry of the log, by which the moment is shared
 * @param title the month
 */
record Moment(int entry, String title) {
    static List<Moment> of(List<Chapter> annals, Voice voice) {
        return annals.stream().map(chapter -> of(chapter, voice)).toList();
    }

    private static Moment of(Chapter chapter, Voice voice) {
        return new Moment(chapter.entry(), title(chapter, voice));
    }

    private static String title(Chapter chapter, Voice voice) {
        if (chapter.withdrawn()) return voice.page("replay.withdrawn", chapter.month());
        return chapter.isStart() ? voice.page("replay.start") : chapter.month().toString();
    }
}

package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.Stage;

import java.util.ArrayList;
import java.util.List;

/** What a ruler must not miss, said above everything else. */
final class Notice {
    private Notice() {}

    static List<String> of(Readers.Reader ruler, Voice voice) {
        var notices = new ArrayList<String>();
        var annals = ruler.annals();
        var last = ruler.chapter();
        int place = place(annals, last);
        if (place > 0 && annals.get(place - 1).withdrawn())
            notices.add(voice.page("notice.withdrawn", annals.get(place - 1).month()));
        if (last.silent().contains(ruler.realm()))
            notices.add(
                    voice.page(
                            "notice.silent",
                            last.month(),
                            silence(annals.subList(0, place + 1), ruler.realm())));
        if (!ruler.past() && ruler.state().stage() instanceof Stage.Locked)
            notices.add(voice.page("notice.locked", ruler.state().world().date()));
        return notices;
    }

    private static int place(List<Chapter> annals, Chapter chapter) {
        for (int i = 0; i < annals.size(); i++)
            if (annals.get(i).entry() == chapter.entry()) return i;
        throw new IllegalStateException("no chapter begins with entry " + chapter.entry());
    }

    /** In how many months of the campaign no orders came from this realm (NMR). */
    static int silence(List<Chapter> annals, int realm) {
        return (int)
                annals.stream()
                        .filter(chapter -> !chapter.withdrawn())
                        .filter(chapter -> chapter.silent().contains(realm))
                        .map(Chapter::month)
                        .distinct()
                        .count();
    }
}

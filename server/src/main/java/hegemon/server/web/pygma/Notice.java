package hegemon.server.web.pygma;

import hegemon.pygma.Annals.Chapter;
import hegemon.pygma.PygmaState;
import hegemon.pygma.Stage;
import hegemon.server.store.AbsenceRows.Absence;
import hegemon.server.store.AbsenceRows.Manner;
import hegemon.table.Message;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a ruler must not miss, said above everything else. */
public final class Notice {
    private Notice() {}

    static List<String> of(Readers.Reader ruler, Voice voice) {
        var notices = new ArrayList<String>();
        var annals = ruler.annals();
        var last = ruler.chapter();
        int place = place(annals, last);
        if (place > 0 && annals.get(place - 1).withdrawn())
            notices.addAll(withdrawn(ruler, annals.get(place - 1), voice));
        absence(ruler).forEach(it -> notices.add(voice.herald().note(it)));
        if (!ruler.past() && ruler.state().stage() instanceof Stage.Locked)
            notices.add(voice.page("notice.locked", ruler.state().world().date()));
        return notices;
    }

    /** That the month was taken back, and why. */
    private static List<String> withdrawn(Readers.Reader ruler, Chapter chapter, Voice voice) {
        if (ruler.state().charter().practice())
            return List.of(voice.page("notice.revised", chapter.month()));
        var said = voice.page("notice.withdrawn", chapter.month());
        return reason(ruler.annals(), ruler.chapter(), ruler.withdrawals())
                .map(why -> List.of(said, voice.page("notice.withdrawn.why", why)))
                .orElse(List.of(said));
    }

    /**
     * What the game master said when the campaign was taken back to this chapter. A campaign that
     * came from a folder has months that were taken back before: the last ones are those of the
     * record.
     *
     * @param reasons of the record, the oldest first
     */
    public static Optional<String> reason(
            List<Chapter> annals, Chapter chapter, List<String> reasons) {
        long later =
                annals.stream().filter(it -> it.isReturn() && it.entry() > chapter.entry()).count();
        return later < reasons.size()
                ? Optional.of(reasons.get(reasons.size() - 1 - (int) later))
                        .filter(it -> !it.isEmpty())
                : Optional.empty();
    }

    /** Of the month that is read: that no orders came, and what was done about it. */
    static List<Message> absence(Readers.Reader ruler) {
        return absence(ruler.annals(), ruler.chapter(), ruler.realm(), ruler.noted());
    }

    /**
     * The same for the ruler of this realm, wherever it is read.
     *
     * @param noted what was done for realms of which nothing came
     */
    public static List<Message> absence(
            List<Chapter> all, Chapter chapter, int realm, List<Absence> noted) {
        if (chapter.isStart()) return List.of();
        var annals = all.subList(0, place(all, chapter) + 1);
        var month = chapter.month().toString();
        var done = provided(noted, PygmaState.seat(realm), annals);
        int count = silence(annals, realm) + done.size();
        var manner =
                done.stream().filter(it -> it.round().equals(month)).map(Absence::manner).findAny();
        if (manner.isPresent())
            return List.of(
                    Message.of(
                            "server.pygma.notice." + manner.get().name().toLowerCase(Locale.ROOT),
                            month,
                            count));
        return chapter.silent().contains(realm)
                ? List.of(Message.of("server.pygma.notice.silent", month, count))
                : List.of();
    }

    /** Months of these annals in which something else was played for want of orders. */
    private static List<Absence> provided(List<Absence> noted, Seat seat, List<Chapter> annals) {
        return noted.stream()
                .filter(it -> it.seat().equals(seat) && it.manner() != Manner.SILENT)
                .filter(
                        it ->
                                annals.stream()
                                        .filter(each -> !each.isStart())
                                        .anyMatch(each -> isOf(each, it)))
                .toList();
    }

    private static boolean isOf(Chapter chapter, Absence absence) {
        return chapter.month().toString().equals(absence.round());
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

package hegemon.pygma.campaign;

import hegemon.pygma.Annals;
import hegemon.pygma.report.Players;
import hegemon.table.Entry;
import hegemon.table.Match;

import java.nio.file.Path;

/** The reports and the orders of all months that a log tells of, written into a folder. */
record Retelling(Path dir, Match<?, ?, ?> match, Players players) {
    void write() {
        int since = 0;
        for (var chapter : Annals.of(match)) {
            if (!chapter.withdrawn()) write(chapter, since);
            since = chapter.entry();
        }
    }

    private void write(Annals.Chapter chapter, int since) {
        var month = chapter.isStart() ? "start" : Dates.print(chapter.month());
        new Reports(dir, chapter.state(), players).write(month);
        chapter.sheets().forEach((realm, sheet) -> Orders.keep(dir, month, realm, sheet));
        if (!chapter.isReturn()) lead(month, since, chapter.entry());
    }

    /** What the game master brought into a month: the last word between the two entries. */
    private void lead(String month, int since, int last) {
        match.log().entries().subList(since, last).reversed().stream()
                .filter(entry -> match.state().leaders().contains(entry.seat()))
                .map(Entry::text)
                .filter(text -> text.startsWith("evaluate") || text.startsWith("review"))
                .findFirst()
                .ifPresent(text -> Orders.lead(dir, month, text));
    }
}

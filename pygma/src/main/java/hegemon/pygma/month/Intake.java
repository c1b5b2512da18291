package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Note;
import hegemon.table.Arg;

/** Phase 1: of a sheet the good lines count; the others are told to its ruler and the master. */
final class Intake {
    private Intake() {}

    static void tell(Board board) {
        for (Court court : board.courts())
            for (Sheet.Unread line : court.sheet.unread()) {
                var why = line.why();
                court.event(
                        "unread",
                        Arg.number(line.number()),
                        line.text(),
                        why.code(),
                        why.message());
                board.judgments.add(
                        new Judgment(
                                court.number(),
                                Note.of(
                                        "judgment.unread",
                                        court.name,
                                        Arg.number(line.number()),
                                        line.text(),
                                        why.code(),
                                        why.message())));
            }
    }
}

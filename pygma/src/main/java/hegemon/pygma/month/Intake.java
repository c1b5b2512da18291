package hegemon.pygma.month;

import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Note;

/** Phase 1: of a sheet the good lines count; the others are told to its ruler and the master. */
final class Intake {
    private Intake() {}

    static void tell(Board board) {
        for (Court court : board.courts())
            for (Sheet.Unread line : court.sheet.unread()) {
                var why = line.why();
                court.event("unread", line.number(), line.text(), why.code(), why.said());
                board.judgments.add(
                        new Judgment(
                                court.number(),
                                Note.of(
                                        "judgment.unread",
                                        court.name,
                                        line.number(),
                                        line.text(),
                                        why.code(),
                                        why.said())));
            }
    }
}

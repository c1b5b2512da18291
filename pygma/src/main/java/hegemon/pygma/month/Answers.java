package hegemon.pygma.month;

import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Report;
import hegemon.table.Message;

import java.util.List;
import java.util.Optional;

/** What a ruler is told of each order. */
final class Answers {
    private Answers() {}

    static void answer(Court court, Sheet.Line line, boolean done, List<Message> notes) {
        court.draft.answers.add(
                new Report.Answer(line.number(), line.order(), done, List.copyOf(notes)));
    }

    static void done(Court court, Sheet.Line line, List<Message> notes) {
        answer(court, line, true, notes);
    }

    static void done(Court court, Sheet.Line line) {
        done(court, line, List.of());
    }

    static void refuse(Court court, Sheet.Line line, Message why) {
        answer(court, line, false, List.of(why));
    }

    /**
     * The number of a realm whose name the court knew when the month began (D-21): who is met or
     * renamed during the month is known, and so called, from the next one on, for all realms alike.
     */
    static Optional<Integer> known(Board board, Court court, RealmName name) {
        return court.realm.contacts().keySet().stream()
                .filter(number -> name.fits(number, board.court(number).realm.name()))
                .findFirst();
    }
}

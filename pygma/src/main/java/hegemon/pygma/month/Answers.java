package hegemon.pygma.month;

import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.report.Note;
import hegemon.pygma.report.Report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a ruler is told of each order. */
final class Answers {
    private Answers() {}

    static void done(Court court, Sheet.Line line, List<Note> notes) {
        court.draft.answers.add(
                new Report.Answer(line.number(), line.order(), true, List.copyOf(notes)));
    }

    static void done(Court court, Sheet.Line line) {
        done(court, line, List.of());
    }

    static void refuse(Court court, Sheet.Line line, Note why) {
        court.draft.answers.add(
                new Report.Answer(line.number(), line.order(), false, List.of(why)));
    }

    /** The number of a realm whose name the court knows (D-21). */
    static Optional<Integer> known(Board board, Court court, RealmName name) {
        return switch (name) {
            case RealmName.Numbered(var number) ->
                    court.contacts.containsKey(number) ? Optional.of(number) : Optional.empty();
            case RealmName.Called(var called) ->
                    court.contacts.keySet().stream()
                            .filter(number -> isCalled(board.court(number), called))
                            .findFirst();
        };
    }

    private static boolean isCalled(Court court, String name) {
        return court.name.toLowerCase(Locale.ROOT).equals(name.toLowerCase(Locale.ROOT));
    }
}

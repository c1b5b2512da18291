package hegemon.pygma.month;

import hegemon.pygma.orders.ArmamentOnly;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.Term;
import hegemon.pygma.report.Note;
import hegemon.table.Arg;
import hegemon.table.Message;

import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/** What became of an order. */
sealed interface Answer {
    /** Carried out; the notes say what was special. */
    record Done(List<Message> notes) implements Answer {}

    /** Not carried out. */
    record Refused(Message why) implements Answer {}

    static Answer done() {
        return new Done(List.of());
    }

    static Answer refuse(String what, Object... args) {
        return new Refused(
                Note.of("refuse." + what, Arrays.stream(args).map(Answer::arg).toArray()));
    }

    private static Object arg(Object value) {
        return switch (value) {
            case Arg arg -> arg;
            case Enum<?> constant -> Term.of(constant);
            default -> value;
        };
    }

    /** D-17: only at a Rüsttermin. */
    static Answer atTerm(Board board, Order order, Supplier<Answer> action) {
        var month = board.date.month();
        return ArmamentOnly.keyword(order)
                .filter(keyword -> !month.isArmament())
                .map(keyword -> refuse("month", keyword, month.title()))
                .orElseGet(action);
    }

    default void give(Court court, Sheet.Line line) {
        switch (this) {
            case Done(var notes) -> Answers.done(court, line, notes);
            case Refused(var why) -> Answers.refuse(court, line, why);
        }
    }
}

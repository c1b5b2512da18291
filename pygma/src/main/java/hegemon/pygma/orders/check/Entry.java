package hegemon.pygma.orders.check;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Order;
import hegemon.pygma.orders.Sheet;
import hegemon.table.Message;

import java.util.ArrayList;
import java.util.List;

/** One order under examination, and what was found so far. */
final class Entry {
    private final Sheet.Line line;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Message> effects = new ArrayList<>();
    private int cost = 0;
    private int balance = 0;

    Entry(Sheet.Line line) {
        this.line = line;
    }

    Order order() {
        return line.order();
    }

    void fault(Code code, String what, Object... args) {
        faults.add(Fault.at(line.number(), 1, code, what, args));
    }

    /** The same, as a question that is answered with no. */
    boolean refuse(Code code, String what, Object... args) {
        fault(code, what, args);
        return false;
    }

    void effect(String what, Object... args) {
        effects.add(Effect.of(what, args));
    }

    void cost(int gold) {
        cost += gold;
    }

    void balance(int gold) {
        balance = gold;
    }

    Verdict.Line verdict() {
        return new Verdict.Line(line.number(), line.order(), cost, balance, faults, effects);
    }
}

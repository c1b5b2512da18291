package hegemon.server.web.pygma;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Verdict;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A sheet under the pen, read again: what is wrong with it, and what it costs.
 *
 * @param upkeep pay and administration due before all orders; empty if nothing is due
 * @param balance what is left after all orders
 * @param summary all in one sentence
 */
record Proof(
        List<Slip> slips,
        List<Line> lines,
        String treasury,
        String upkeep,
        String balance,
        String summary) {

    /**
     * Something wrong.
     *
     * @param right an order of the form that was meant, or empty
     * @param written a word on that line, and {@code meant} what to write instead; or both empty
     */
    record Slip(
            int line,
            int column,
            boolean warning,
            String text,
            String right,
            String written,
            String meant) {}

    /** An order, what it will do, its price and what is left after it. */
    record Line(int number, String order, String effect, String cost, String balance) {}

    static Proof of(Examination examination, Voice voice) {
        var verdict = examination.verdict();
        int upkeep = verdict.bill().sum();
        return new Proof(
                examination.faults().stream().map(fault -> slip(fault, voice)).toList(),
                verdict.lines().stream()
                        .filter(line -> !(line.order() instanceof Heading))
                        .map(line -> line(line, voice))
                        .toList(),
                voice.figure(verdict.treasury()),
                upkeep == 0 ? "" : voice.figure(upkeep),
                voice.figure(verdict.balance()),
                summary(examination, voice));
    }

    private static Slip slip(Fault fault, Voice voice) {
        return new Slip(
                fault.line(),
                fault.column(),
                fault.isWarning(),
                fault.say(voice.language()),
                fault.right(voice.language()).orElse(""),
                fault.meant().map(Fault.Meant::written).orElse(""),
                fault.meant().map(Fault.Meant::meant).orElse(""));
    }

    private static Line line(Verdict.Line line, Voice voice) {
        return new Line(
                line.number(),
                OrderText.in(voice.language()).print(line.order()),
                line.effects().stream()
                        .map(effect -> effect.say(voice.language()))
                        .collect(Collectors.joining(" ")),
                line.cost() == 0 ? "" : voice.figure(line.cost()),
                voice.figure(line.balance()));
    }

    private static String summary(Examination examination, Voice voice) {
        long errors = examination.faults().stream().filter(it -> !it.isWarning()).count();
        return voice.page(
                "check.summary",
                errors,
                examination.faults().size() - errors,
                examination.verdict().balance());
    }
}

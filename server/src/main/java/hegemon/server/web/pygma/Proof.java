package hegemon.server.web.pygma;

import hegemon.pygma.orders.Code;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.Intention;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Knowledge;
import hegemon.pygma.orders.check.Verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A sheet under the pen, read again: what is wrong with it, and what it costs.
 *
 * @param upkeep pay and administration due before all orders; empty if nothing is due
 * @param balance what is left after all orders
 * @param summary all in one sentence
 * @param units the own ones as they are when they march: raised, split and merged
 */
record Proof(
        List<Slip> slips,
        List<Line> lines,
        String treasury,
        String upkeep,
        String balance,
        String summary,
        List<Hand.Piece> units) {

    /** A letter full of wrong lines is not thought over at every stroke. */
    private static final int MOST_MENDED = 20;

    /**
     * Something wrong.
     *
     * @param rule the number of the rule behind it, or empty
     * @param right an order of the form that was meant, or empty
     * @param written a word on that line or all of it, and {@code meant} what to write instead; or
     *     both empty
     */
    record Slip(
            int line,
            int column,
            boolean warning,
            String text,
            String rule,
            String right,
            String written,
            String meant) {}

    /** An order, what it will do, its price and what is left after it. */
    record Line(int number, String order, String effect, String cost, String balance) {}

    /** Of this text, as it was examined. */
    static Proof of(Examination examination, String text, Knowledge knowledge, Voice voice) {
        var verdict = examination.verdict();
        int upkeep = verdict.bill().sum();
        var meant = meant(examination, text, voice);
        return new Proof(
                examination.faults().stream().map(fault -> slip(fault, meant, voice)).toList(),
                verdict.lines().stream()
                        .filter(line -> !(line.order() instanceof Heading))
                        .map(line -> line(line, voice))
                        .toList(),
                voice.figure(verdict.treasury()),
                upkeep == 0 ? "" : voice.figure(upkeep),
                voice.figure(verdict.balance()),
                summary(examination, voice),
                Hand.units(verdict.units(), knowledge, voice));
    }

    /** What was meant by lines that cannot be read, by the fault that is told first. */
    private static Map<Fault, Fault.Meant> meant(
            Examination examination, String text, Voice voice) {
        var lines = text.lines().toList();
        var first = new TreeMap<Integer, Fault>();
        for (Fault fault : examination.faults())
            if (fault.code() == Code.E_01 || fault.code() == Code.E_02)
                first.putIfAbsent(fault.line(), fault);
        var meant = new HashMap<Fault, Fault.Meant>();
        for (Fault fault : first.values().stream().limit(MOST_MENDED).toList()) {
            var written = lines.get(fault.line() - 1).strip();
            Intention.of(written)
                    .map(OrderText.in(voice.language())::print)
                    .ifPresent(order -> meant.put(fault, new Fault.Meant(written, order)));
        }
        return meant;
    }

    private static Slip slip(Fault fault, Map<Fault, Fault.Meant> lines, Voice voice) {
        var meant = fault.meant().or(() -> Optional.ofNullable(lines.get(fault)));
        return new Slip(
                fault.line(),
                fault.column(),
                fault.isWarning(),
                fault.say(voice.language()),
                fault.code().rule().orElse(""),
                fault.right(voice.language()).orElse(""),
                meant.map(Fault.Meant::written).orElse(""),
                meant.map(Fault.Meant::meant).orElse(""));
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

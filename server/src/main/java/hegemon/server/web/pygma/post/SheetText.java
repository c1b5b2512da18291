package hegemon.server.web.pygma.post;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.check.Examination;
import hegemon.pygma.orders.check.Verdict;
import hegemon.pygma.report.Herald;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A sheet as it was understood, line by line, with costs, balance and faults. */
final class SheetText {
    private static final String INDENT = "       ";

    /** Thousands separated by dots, and texts, in which they are left as they are. */
    private static final Pattern FIGURE =
            Pattern.compile(
                    "[\"„“«][^\"“”»]*+[\"“”»]?|(?<![\\d./])\\d{1,3}(?:\\.\\d{3}){1,3}(?![\\d./])");

    private final Examination examination;
    private final Words words;
    private final Herald herald;
    private final List<String> lines = new ArrayList<>();

    private SheetText(Examination examination, Words words) {
        this.examination = examination;
        this.words = words;
        this.herald = new Herald(words.language());
    }

    static String of(String sheet, Examination examination, Words words) {
        var text = new SheetText(examination, words);
        var written = sheet.lines().toList();
        for (int i = 0; i < written.size(); i++) text.line(i + 1, written.get(i));
        return String.join("\n", text.lines);
    }

    /** Lines that say nothing are left out, but keep their numbers. */
    private void line(int number, String written) {
        if (written.isBlank() || written.stripLeading().startsWith(";")) return;
        var faults = examination.faults().stream().filter(fault -> fault.line() == number).toList();
        boolean lost = faults.stream().anyMatch(fault -> !fault.isWarning());
        lines.add("%4d %s %s".formatted(number, lost ? "!" : " ", figured(written.strip())));
        examination.verdict().lines().stream()
                .filter(line -> line.number() == number)
                .forEach(this::effects);
        boolean isOrder =
                examination.sheet().lines().stream().anyMatch(line -> line.number() == number);
        // What follows the first place that cannot be read follows from it.
        faults.stream().limit(isOrder ? faults.size() : 1).forEach(this::fault);
    }

    /** With its figures grouped as the reader's language groups them. */
    private String figured(String line) {
        return FIGURE.matcher(line)
                .replaceAll(found -> Matcher.quoteReplacement(figure(found.group())));
    }

    private String figure(String found) {
        return Character.isDigit(found.charAt(0))
                ? words.figure(Long.parseLong(found.replace(".", "")))
                : found;
    }

    private void effects(Verdict.Line line) {
        line.effects().forEach(effect -> lines.add(INDENT + effect.say(words.language())));
        if (line.cost() != 0)
            lines.add(
                    INDENT
                            + words.say(
                                    "server.letter.cost",
                                    herald.figure(line.cost()),
                                    herald.figure(line.balance())));
    }

    private void fault(Fault fault) {
        lines.add(INDENT + fault.say(words.language()));
        fault.right(words.language()).ifPresent(right -> lines.add(INDENT + right));
    }
}

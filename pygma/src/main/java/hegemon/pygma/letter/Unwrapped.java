package hegemon.pygma.letter;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Orders that a mail program broke into several lines, each in one line again. */
final class Unwrapped {
    private static final int MOST_LINES = 8;

    /** No program breaks lines that are shorter. */
    static final int SHORTEST_BROKEN = 55;

    /** Somebody’s name, not what an army does. */
    private static final Pattern INITIAL = Pattern.compile("[ \t]*\\p{L}\\.[ \t]*");

    private final List<String> lines;
    private final List<String> whole = new ArrayList<>();

    private Unwrapped(List<String> lines) {
        this.lines = lines;
    }

    static List<String> of(List<String> lines) {
        var unwrapped = new Unwrapped(lines);
        int at = 0;
        while (at < lines.size()) at += unwrapped.take(at);
        return unwrapped.whole;
    }

    /** How many lines were taken. */
    private int take(int at) {
        var line = lines.get(at);
        if (line.isBlank()) return add(line, 1);
        if (Gist.isComment(line)) return comment(at);
        var several = Prose.several(line);
        if (!several.isEmpty()) {
            whole.addAll(several);
            return 1;
        }
        var order = Gist.order(line).or(() -> Prose.order(line)).orElse(line);
        if (!Gist.isOrder(order) && !Gist.isMeant(order) && !Gist.isCommand(order))
            return add(line, 1);
        return order(at, line, order);
    }

    private int add(String line, int taken) {
        whole.add(line);
        return taken;
    }

    /** A comment that was broken goes on as a comment. */
    private int comment(int at) {
        add(lines.get(at), 1);
        int taken = 1;
        while (at + taken < lines.size()
                && lines.get(at + taken - 1).length() >= SHORTEST_BROKEN
                && !lines.get(at + taken).isBlank()
                && !Gist.begins(lines.get(at + taken))
                && !Gist.isMeant(lines.get(at + taken)))
            add("; " + lines.get(at + taken++).strip(), 1);
        return taken;
    }

    /** As many of the next lines as make one order with it. */
    private int order(int at, String written, String first) {
        var best = first;
        int taken = 1;
        var joined = first;
        var raw = written;
        boolean open = isOpen(first);
        for (int i = 1; i < MOST_LINES && at + i < lines.size(); i++) {
            var next = lines.get(at + i);
            if (next.isBlank() || Gist.isOrder(next) || (!open && Gist.begins(next))) break;
            if (INITIAL.matcher(next).matches()) break;
            if (joined.contains(";") && lines.get(at + i - 1).length() < SHORTEST_BROKEN) break;
            joined = joined.stripTrailing() + " " + next.strip();
            raw = raw.stripTrailing() + " " + next.strip();
            var whole = whole(joined, Gist.isOrder(best));
            if (whole.isEmpty()) whole = Gist.order(raw);
            if (whole.isPresent()) {
                best = whole.get();
                taken = i + 1;
                open = false;
            }
        }
        return add(best, taken);
    }

    private static Optional<String> whole(String joined, boolean found) {
        var order = Gist.order(joined);
        return order.isPresent() || found ? order : Prose.order(joined);
    }

    /** A text was begun and not ended: whatever follows may belong to it. */
    private static boolean isOpen(String line) {
        return !Gist.isOrder(line) && line.chars().anyMatch(c -> "\"„“«»".indexOf(c) >= 0);
    }
}

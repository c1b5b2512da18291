package hegemon.pygma.letter;

import hegemon.pygma.letter.Missive.Message;
import hegemon.pygma.letter.Missive.Press;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Parts the words to others from the orders. They begin with their heading, and end with the line
 * ENDE, with the next heading, or before an order.
 *
 * @param rest the lines of the letter that belong to none of them
 */
record Missives(List<Missive> all, List<String> rest) {
    private static final int MOST = 20;
    private static final int LONGEST_HEADING = 300;

    /** Lines. */
    private static final int FAREWELL = 5;

    /**
     * In small letters a heading stands alone, or a name follows with a capital letter: much else
     * begins with these words.
     */
    private static final Pattern TO =
            Pattern.compile(
                    "(?U)[ \t*_]*(?:(?:AN|TO|À|AU?)[ \t]+([^:;\"]{1,40}?)[ \t]*:[ "
                        + "\t*_]*(.*)|(?:[Aa]n|[Tt]o|[Àà]|[Aa]u|a)[ "
                        + "\t]+((?:(?:(?:die|den|das|the|le|la)[ "
                        + "\t]|l['’]|[Rr]ealm|[Rr]oyaume|ma[iî]tre)|[\\p{Lu}\\d])[^:;\",]{0,40}?)[ "
                        + "\t]*:[ \t*_]*(.*)|(?:An|To)[ \t]+([^:;\",]{1,40}?)[ \t]*:[ "
                        + "\t*_]*|(?i:Nachricht|Botschaft|Message|Letter|Lettre)[ "
                        + "\t]+(?i:an|to|à|au)[ \t]+([^:;\"]{1,40}?)[ \t]*:[ \t*_]*(.*))");

    private static final Pattern PRESS =
            Pattern.compile(
                    "(?iU)[ \t*_]*(?:PRESSE|PRESS)([ \t]+(?:ANONYM|ANONYMOUS|ANONYME))?[ \t]*:[ "
                            + "\t*_]*(.*)");

    private static final Pattern END = Pattern.compile("(?iU)[ \t*_]*(?:ENDE|END|FIN)[ \t*_.]*");

    static Missives of(List<String> lines) {
        var all = new ArrayList<Missive>();
        var rest = new ArrayList<String>();
        int at = 0;
        while (at < lines.size()) {
            if (all.size() < MOST && begins(lines.get(at))) {
                int end = end(lines, at + 1);
                var missive = read(lines.get(at), lines.subList(at + 1, end));
                all.add(end < lines.size() ? missive : unsigned(missive));
                at = end < lines.size() && END.matcher(lines.get(end)).matches() ? end + 1 : end;
            } else rest.add(lines.get(at++));
        }
        return new Missives(all, rest);
    }

    private static boolean begins(String line) {
        return line.length() <= Letter.LONGEST
                && (TO.matcher(beginning(line)).matches()
                        || PRESS.matcher(beginning(line)).matches());
    }

    /** A whole paragraph may follow in the same line; the heading is at its beginning. */
    private static String beginning(String line) {
        return line.substring(0, Math.min(line.length(), LONGEST_HEADING));
    }

    private static int end(List<String> lines, int from) {
        int end = from;
        while (end < lines.size() && !ends(lines.get(end))) end++;
        return end;
    }

    private static boolean ends(String line) {
        return END.matcher(line).matches()
                || begins(line)
                || Gist.isComment(line)
                || Gist.order(line).isPresent();
    }

    private static Missive read(String heading, List<String> lines) {
        var press = PRESS.matcher(heading);
        if (press.matches()) return press(press.group(2), lines, press.group(1) == null);
        var to = TO.matcher(heading);
        if (!to.matches()) throw new IllegalStateException("no heading: " + heading);
        return new Message(
                to.replaceFirst("$1$3$5$6").strip(), text(to.replaceFirst("$2$4$7"), lines));
    }

    /** What ends the mail ends it for us: to others it would give a name away. */
    private static Missive unsigned(Missive missive) {
        return switch (missive) {
            case Message(var to, var text) -> new Message(to, unsigned(text));
            case Press(var title, var text, var signed) -> new Press(title, unsigned(text), signed);
        };
    }

    /** Without the farewell and the name below it, if anything stands above them. */
    static String unsigned(String text) {
        var lines = text.lines().toList();
        int first = Math.max(1, lines.size() - FAREWELL);
        for (int at = first; at < lines.size(); at++)
            if (Gist.isClosing(lines.get(at)))
                return String.join("\n", lines.subList(0, at)).strip();
        return text;
    }

    /** Without a title of its own it goes under its first line. */
    private static Press press(String title, List<String> lines, boolean signed) {
        if (!title.isBlank()) return new Press(title.strip(), text("", lines), signed);
        int first = 0;
        while (first < lines.size() && lines.get(first).isBlank()) first++;
        return first == lines.size()
                ? new Press("", "", signed)
                : new Press(
                        lines.get(first).strip(),
                        text("", lines.subList(first + 1, lines.size())),
                        signed);
    }

    /** Lines that a mail program broke are put together again: each is a paragraph to others. */
    private static String text(String first, List<String> lines) {
        var text = new StringBuilder(first.strip());
        var last = first;
        for (String line : lines) {
            boolean goesOn =
                    last.length() >= Unwrapped.SHORTEST_BROKEN
                            && !line.isBlank()
                            && Character.isLetterOrDigit(line.charAt(0));
            text.append(goesOn ? " " : "\n").append(line.stripTrailing());
            last = line;
        }
        return text.toString().strip();
    }
}

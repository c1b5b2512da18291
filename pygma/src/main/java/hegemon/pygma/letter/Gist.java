package hegemon.pygma.letter;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Keyword;
import hegemon.pygma.orders.Parser;
import hegemon.table.Language;
import hegemon.table.Words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Tells orders from greetings, headings and disclaimers. */
final class Gist {
    private static final Pattern UNIT =
            Pattern.compile("(?i)[ \t|]*(?:KH|RH|FH|H)[ \t]*\\d{1,3}\\b.*");
    private static final Pattern ROW = Pattern.compile("[ \t]*\\|.*");
    private static final Pattern ADDRESS =
            Pattern.compile(".*(?<![\\d/.])\\d{1,3}[ \t]?/[ \t]?\\d{1,3}(?![\\d/.]).*");
    private static final Pattern CAPITALS = Pattern.compile("[ \t]*(\\p{Lu}{4,20})\\b.*");
    private static final Pattern FIGURE =
            Pattern.compile("(?iU)(?<![\\d/])\\d{3}|\\d[ \t]*(?:k|tsd|tausend|GM|PO)\\b");

    /** A day, where letters say days; no address. */
    private static final Pattern DAY =
            Pattern.compile(
                    "(?iU)\\b(?:am|ab|vom|seit|Stand|on|since|until|le|du|depuis)[ "
                            + "\t]+(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])\\b");

    private static final int SHORT = 60;
    private static final Set<String> UNITS = Set.of("KH", "RH", "FH", "H");
    private static final Pattern FIRST = Pattern.compile("[ \t]*(\\||[\\p{L}-]{1,20})");
    private static final Pattern FIRST_WORD = Pattern.compile("[ \t]*([\\p{L}-]{2,20}).*");

    /** What stands above a group of orders. */
    private static final Pattern TITLE =
            Pattern.compile(
                    "[^\\d:;|>\"]{2,40}:[ \t]*|[ "
                            + "\t]*[=*_#~+-]{2,40}[^\\d:;|>\"]{2,40}[=*_#~+-]{2,40}[ \t]*");

    private static final Pattern SHORT_TITLE =
            Pattern.compile("[ \t]*\\p{Lu}\\p{Ll}{2,20}(?: \\p{L}{2,20})?[ \t]*");

    /** What a list, or bold letters in plain text, put before an order. */
    private static final List<Pattern> DRESS =
            List.of(
                    Pattern.compile(
                            "[ \t]*(?:(?:[-*•·▪‣◦○–—+#]|\\(?\\d{1,3}[.)]{1,2}|\\(?[a-z]\\)"
                                    + "|\\[[ xX✓]?\\]|\\p{So}\ufe0f?)[ \t]+){1,3}(.+)"),
                    Pattern.compile("[ \t]*(.+?)[ \t]*(?:\\p{So}[\\p{Sk}\ufe0f\u200d]?)+[ \t]*"),
                    Pattern.compile("[ \t]*[*_]{1,2}([^*_].*?)[*_]{1,2}[ \t]*"),
                    Pattern.compile("[ \t]*\\\\?(.+?)\\\\[ \t]*"),
                    Pattern.compile("[ \t]*(.+?)[.,;][ \t]*"));

    private record Slip(Pattern wrong, String right) {
        Slip(String wrong, String right) {
            this(Pattern.compile(wrong), right);
        }
    }

    /** What many write although an order has it otherwise; it counts if an order comes of it. */
    private static final List<Slip> SLIPS =
            List.of(
                    new Slip("(?i)^([ \t]*(?:KH|RH|FH|H)[ \t]*\\d{1,3})[ \t]+(?=\\d)", "$1: "),
                    new Slip("^([ \t]*\\p{L}[\\p{L}-]{1,19})[ \t]*:[ \t]*(?=\\S)", "$1 "),
                    new Slip(
                            "(?iU)(?<=\\d)(?:[ \t]*[-–—][ \t]*|[ \t]+(?:nach|bis|to|vers|à)[ \t]+)"
                                    + "(?=\\d{1,3}[ \t]*/|FH)",
                            " > "),
                    new Slip(
                            "(?i)(?<![/\\d]|H|H[ \t])(\\d{1,3})[ \t](?=\\d{3}(?!\\d|[ \t]*/))",
                            "$1."),
                    new Slip("(?iU)(?<=\\d)(?:,[-–—]{1,2})?[ \t]*(?:GM|PO)\\b(?=[^\"]*$)", ""));

    /** What ends a letter; below it stand names and addresses, which may look like fields. */
    private static final Pattern CLOSING =
            Pattern.compile(
                    "(?iU)[ \t]*(?:(?:mit|viele|liebe|beste|herzliche|schöne|freundliche)?[ "
                        + "\t]*(?:\\p{L}{5,12}en[ "
                        + "\t]+)?(?:gruß|gruss|grüßen?|grüssen?|gruessen?)|mfg|lg|vg|(?:best|kind|warm)?["
                        + " \t]*regards|cheers|yours|cordialement|amicalement|bien à"
                        + " (?:toi|vous|vous tous)|salutations)\\b[^\\d:]{0,30}");

    private static final Pattern GREETING =
            Pattern.compile(
                    "(?iU)(?:hallo|hi|hey|moin|servus|grüezi|guten \\p{L}+|liebe[rs]?|sehr"
                            + " geehrte[rs]?|hello|dear|good"
                            + " \\p{L}+|bonjour|bonsoir|salut|chère?s?|merci|danke|thanks?|thank"
                            + " you)\\b[^\\d]{0,60}");

    private static final Pattern WORDS = Pattern.compile("\\s+");

    /** Longer lines are a disclaimer; more of them a letter about something else. */
    private static final int MOST_PASSED = 120;

    private static final int MOST_PASSED_LINES = 4;

    /** What the printed sheet says above its lines. */
    private static final List<String> OF_THE_SHEET =
            Stream.of(Language.values())
                    .flatMap(
                            language ->
                                    Stream.of("orders", "sign")
                                            .map(key -> "pygma.report.sheet." + key)
                                            .map(Words.in(language)::say))
                    .toList();

    private static final int LONGEST = 2_000;

    private Gist() {}

    /** Whether this line alone is an order that can be read. */
    static boolean isOrder(String line) {
        if (line.length() > LONGEST || !mayBegin(line)) return false;
        var reading = Parser.read(line);
        return !reading.sheet().lines().isEmpty()
                && reading.faults().stream().allMatch(Fault::isWarning);
    }

    /** Seen at a glance: each begins with a unit, a keyword or a row. To read a line costs much. */
    private static boolean mayBegin(String line) {
        var first = FIRST.matcher(line);
        if (!first.lookingAt()) return false;
        var word = first.group(1);
        return word.equals("|")
                || UNITS.contains(word.toUpperCase(Locale.ROOT))
                || Keyword.isCommand(word);
    }

    /** The order in this line: as it stands, without what is around it, or without a slip. */
    static Optional<String> order(String line) {
        if (line.length() > LONGEST) return Optional.empty();
        return Stream.concat(Stream.of(line), undressed(line))
                .flatMap(text -> Stream.of(text, mended(text)))
                .distinct()
                .filter(Gist::isOrder)
                .findFirst();
    }

    /** What is left without what a list puts around it, before, behind or both. */
    static Stream<String> undressed(String line) {
        return bared(line).flatMap(text -> Stream.concat(Stream.of(text), bared(text)));
    }

    private static Stream<String> bared(String line) {
        return DRESS.stream()
                .map(dress -> dress.matcher(line))
                .filter(Matcher::matches)
                .map(match -> match.group(1));
    }

    private static String mended(String line) {
        var mended = line;
        for (Slip slip : SLIPS) mended = slip.wrong().matcher(mended).replaceAll(slip.right());
        return mended;
    }

    static boolean isGreeting(String line) {
        return line.length() < MOST_PASSED && GREETING.matcher(line.strip()).matches();
    }

    static boolean isClosing(String line) {
        return line.length() < 80 && CLOSING.matcher(line).matches();
    }

    static boolean isComment(String line) {
        return line.stripLeading().startsWith(";");
    }

    /** Whether an order seems to be meant, well written or not. */
    static boolean isMeant(String line) {
        if (line.length() > LONGEST) return false;
        if (UNIT.matcher(line).matches() || ROW.matcher(line).matches()) return true;
        if (ADDRESS.matcher(DAY.matcher(line).replaceAll("")).matches()) return true;
        var word = CAPITALS.matcher(line);
        return (word.matches() && Keyword.isNear(word.group(1)))
                || (line.length() < SHORT && isCommand(line) && FIGURE.matcher(line).find());
    }

    /** Whether a new order begins with this line, rather than the last one going on. */
    static boolean begins(String line) {
        return isComment(line)
                || isOrder(line)
                || (isUnit(line) && line.contains(":"))
                || ROW.matcher(line).matches()
                || isCommand(line);
    }

    private static boolean isUnit(String line) {
        return UNIT.matcher(line).matches();
    }

    static boolean isCommand(String line) {
        var word = FIRST_WORD.matcher(line);
        return word.matches() && Keyword.isCommand(word.group(1));
    }

    /** The lines between the first and the last order; titles of groups become comments. */
    static List<String> of(List<String> lines) {
        int first = first(lines);
        var sheet = new ArrayList<String>();
        boolean blank = false;
        for (String line : lines.subList(first, last(lines, first))) {
            boolean empty = line.isBlank();
            if (!(empty && blank)) sheet.add(empty ? "" : commented(line));
            blank = empty;
        }
        return sheet;
    }

    private static int first(List<String> lines) {
        int first = 0;
        while (first < lines.size() && !isOfSheet(lines.get(first))) first++;
        return first;
    }

    private static int last(List<String> lines, int first) {
        int last = Math.max(first, closed(lines));
        while (last > first && !isOfSheet(lines.get(last - 1))) last--;
        return last;
    }

    /** What stands before and behind the orders, up to the end of the letter proper. */
    static List<String> passed(List<String> lines) {
        int first = first(lines);
        int last = last(lines, first);
        return Stream.concat(
                        lines.subList(0, first).stream(),
                        lines.subList(last, Math.max(last, closed(lines))).stream())
                .map(String::strip)
                .filter(line -> !line.isEmpty() && line.length() < MOST_PASSED)
                .filter(line -> !isGreeting(line))
                .filter(line -> !TITLE.matcher(line).matches() && !line.endsWith(":"))
                .filter(
                        line ->
                                WORDS.splitAsStream(line).count() > 2
                                        || isCommand(line)
                                        || Prose.isDoubtful(line))
                .limit(MOST_PASSED_LINES)
                .toList();
    }

    /** Where the letter is closed, if no order follows that can be read; else its end. */
    private static int closed(List<String> lines) {
        for (int at = lines.size() - 1; at >= 0 && order(lines.get(at)).isEmpty(); at--)
            if (isClosing(lines.get(at))) return at;
        return lines.size();
    }

    private static boolean isOfSheet(String line) {
        return isOrder(line) || isMeant(line) || isComment(line);
    }

    private static String commented(String line) {
        boolean title =
                TITLE.matcher(line).matches()
                        || (SHORT_TITLE.matcher(line).matches() && !isCommand(line))
                        || OF_THE_SHEET.contains(line.strip());
        return title && !isOrder(line) && !isMeant(line)
                ? "; " + line.strip()
                : line.stripTrailing();
    }
}

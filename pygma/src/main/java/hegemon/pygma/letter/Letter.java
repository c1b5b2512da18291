package hegemon.pygma.letter;

import hegemon.pygma.orders.Spelling;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.Unit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What a ruler's letter says.
 *
 * @param sheet the orders, one a line; what cannot be read among them is kept, to be told
 * @param adds whether they come on top of those sent before
 * @param wish what else is asked for, if that is all the letter says
 * @param password by which its sender is known, where a campaign asks for one; never part of the
 *     sheet
 * @param missives what it says to others
 * @param own all that its sender wrote, up to the farewell
 * @param passed lines around the orders that were not taken for orders, greetings apart: to be told
 */
public record Letter(
        String sheet,
        boolean adds,
        Optional<Wish> wish,
        Optional<String> password,
        List<Missive> missives,
        String own,
        List<String> passed) {
    /** Longer texts are no letters of a ruler. */
    public static final int LONGEST = 60_000;

    private static final int MOST_LINES = 3_000;

    /** Which sheet is added to: <i>zu meinem Zug</i>, <i>Dorl/02</i>. */
    private static final String ORDERS_OF =
            "(?:zu[mr]?|to|for|à|au|pour)\\b[^\\d:]{0,60}|\\p{L}{3,8}/\\d{1,3}";

    private static final Pattern MORE =
            Pattern.compile(
                    "(?iU)[ \t*_\"]*(?:(?:bitte|please|merci de)[ \t]+(?:(?:noch|auch|also)[ "
                        + "\t]+)?)?"
                        + "(?:ERG(?:Ä|AE|A)NZ(?:E|EN|UNG)|ADD|AJOUTE[RZ]?|AJOUT|COMPL[ÉE]TE[RZ]?)\\b["
                        + " \t*_\".!:]*(.*)");

    /** The same in other words, before the first order: further down it may be a postscript. */
    private static final Pattern LATER =
            Pattern.compile(
                    "(?iU)[ "
                        + "\t*_\"]*(?:(?:hier|noch|eine?|kleine[rn]?|meine|here|an?|small|une?|petite?)["
                        + " \t]+){0,3}(?:NACHTRAG|ADDENDUM|SUPPL[ÉE]MENT|COMPL[ÉE]MENT|ERG(?:Ä|AE)NZUNG"
                        + "|KORREKTUR(?:EN)?|BERICHTIGUNG|(?:Ä|AE)NDERUNG(?:EN)?|CORRECTIONS?|CHANGES?|RECTIFICATIF)\\b["
                        + " \t]*(?:"
                            + ORDERS_OF
                            + ")?[ \t*_\".!:]*");

    private static final Pattern TO_WHAT =
            Pattern.compile("(?iU)(?:" + ORDERS_OF + ")[ \t*_\".!:]*");

    private static final Pattern PREFIX =
            Pattern.compile(
                    "(?iU)^[ \t]*(?:(?:Re|AW|RE|Antw|Antwort|WG|Fwd|Fw|TR|RÉF)["
                            + " ]?:|\\[[^\\]]{0,80}\\])[ \t]*");

    private static final Pattern PASSWORD =
            Pattern.compile(
                    "(?iU)^(.*?)[ \t*_]*\\b(?:PASSWORT|PASSWORD|MOT[- ]?DE[- ]?PASSE)[ \t*_]*:?[ "
                            + "\t]*[\"„“”«»]?[ \t]*([^\"„“”«»;]{1,60}?)[ "
                            + "\t]*[\"„“”«»]?[ \t]*$");
    private static final Pattern WARRIORS = Pattern.compile("(?i)^[^\"„“«]*\\bKH[ \t]*\\d");
    private static final Pattern THOUSANDS =
            Pattern.compile("(?<![\\d./,])(\\d{1,2})k(?![\\p{L}\\d])");
    private static final Pattern POLITE =
            Pattern.compile(
                    "(?iU)^(?:(?:bitte|please)[ \t]+)?(?:(?:die|den|meinen?|the|my|la|le|ma|mon)[ "
                            + "\t]+)?(\\p{L}{3,10})(?:[ \t,]+(?:bitte|please|svp|stp|s['’]il"
                            + " (?:te|vous) pla[iî]t))?$");
    private static final Pattern HEADING =
            Pattern.compile("(?iU)[ \t]*(?:(?:REICH|REALM|ROYAUME)\\b.*)?");

    public Letter {
        missives = List.copyOf(missives);
        passed = List.copyOf(passed);
    }

    /** What a letter of a single word asks for. */
    public enum Wish {
        STATUS("STATUS", "STAND", "ÉTAT"),
        REPORT("BERICHT", "REPORT", "RAPPORT"),
        MAP("KARTE", "MAP", "CARTE"),
        HELP("HILFE", "HELP", "AIDE");

        /** With a comma around each. */
        private final String words;

        Wish(String... words) {
            this.words = Spelling.fold("," + String.join(",", words) + ",");
        }

        static Optional<Wish> of(String text) {
            var word = bare(text);
            return Arrays.stream(values())
                    .filter(wish -> wish.words.contains("," + word + ","))
                    .findFirst();
        }
    }

    /** Never throws. The cost grows with the length of the text. */
    public static Letter read(String subject, String text) {
        var plain = Characters.plain(text.substring(0, Math.min(text.length(), LONGEST)));
        var own = OwnText.of(plain.lines().limit(MOST_LINES).toList());
        var password = own.stream().flatMap(line -> password(line).stream()).findFirst();
        var open = own.stream().map(Letter::withoutPassword).toList();
        var parted = Missives.of(open);
        var said = parted.rest().stream().filter(line -> !line.isBlank()).toList();
        var title = withoutPrefix(Characters.plain(subject));
        var wish = parted.all().isEmpty() ? wish(title, said) : Optional.<Wish>empty();
        var lines = lines(parted.rest());
        if (Gist.of(lines).isEmpty() && parted.all().isEmpty()) lines = titled(subject, lines);
        return new Letter(
                wish.isPresent() ? "" : sheet(lines),
                wish.isEmpty() && (adds(said) || adds(title) || LATER.matcher(title).matches()),
                wish,
                password,
                parted.all(),
                Missives.unsigned(String.join("\n", open).strip()),
                Gist.passed(lines));
    }

    /** The same, with ways of which only the end is said begun where their units stand. */
    public Letter from(Function<Unit, Optional<Address>> stands) {
        var begun = Starts.in(sheet, stands);
        return new Letter(begun, adds, wish, password, missives, own, passed);
    }

    /** Some write their only order as the subject; that of an answer is of the letter before. */
    private static List<String> titled(String subject, List<String> lines) {
        var title = Characters.plain(subject).strip();
        return PREFIX.matcher(title).find() || Gist.order(title).isEmpty()
                ? lines
                : Unwrapped.of(List.of(title));
    }

    private static List<String> lines(List<String> said) {
        return Unwrapped.of(
                said.stream()
                        .map(line -> adds(line) ? added(line) : line)
                        .map(Letter::inFull)
                        .toList());
    }

    /** Six thousand warriors, not six: nobody raises so few. */
    private static String inFull(String line) {
        return line.length() < 500 && WARRIORS.matcher(line).find()
                ? THOUSANDS.matcher(line).replaceAll("$1.000 K")
                : line;
    }

    private static String sheet(List<String> lines) {
        var orders = Gist.of(lines);
        return orders.isEmpty() ? "" : String.join("\n", orders) + "\n";
    }

    private static boolean adds(List<String> said) {
        return said.stream().anyMatch(Letter::adds)
                || said.stream()
                        .takeWhile(line -> line.length() <= 200 && !isOrder(line))
                        .anyMatch(line -> LATER.matcher(line).matches());
    }

    /** ERGÄNZE, alone, with what it adds to, or with the first order behind it. */
    private static boolean adds(String line) {
        if (line.length() > 200 || !MORE.matcher(line).matches()) return false;
        var rest = added(line);
        return rest.isEmpty() || Gist.order(rest).isPresent();
    }

    private static String added(String line) {
        var rest = MORE.matcher(line).replaceFirst("$1");
        return TO_WHAT.matcher(rest).matches() ? "" : rest;
    }

    private static Optional<String> password(String line) {
        if (line.length() > 200) return Optional.empty();
        var found = PASSWORD.matcher(line);
        return found.matches() && HEADING.matcher(found.group(1)).matches()
                ? Optional.of(found.group(2).strip())
                : Optional.empty();
    }

    private static String withoutPassword(String line) {
        return password(line).isEmpty() ? line : PASSWORD.matcher(line).replaceFirst("$1");
    }

    /** The only word of the letter, or of its subject where the letter orders nothing. */
    private static Optional<Wish> wish(String title, List<String> said) {
        var asked = said.stream().dropWhile(Gist::isGreeting).toList();
        var first = asked.stream().findFirst().flatMap(Wish::of);
        if (first.isPresent() && asked.stream().skip(1).noneMatch(Letter::isOrder)) return first;
        return said.stream().noneMatch(Letter::isOrder) ? Wish.of(title) : Optional.empty();
    }

    private static boolean isOrder(String line) {
        return Gist.isOrder(line) || Gist.isMeant(line);
    }

    /** Without what mail programs and we put before a subject. */
    static String withoutPrefix(String subject) {
        var rest = subject.substring(0, Math.min(subject.length(), 300));
        for (int i = 0; i < 10; i++) {
            var match = PREFIX.matcher(rest);
            if (!match.find()) break;
            rest = rest.substring(match.end());
        }
        return rest.strip();
    }

    /** A word without signs around it, and without politeness. */
    private static String bare(String text) {
        if (text.length() > 60) return "";
        var word = text.strip().replaceAll("^[*_\"„“«\\[]+|[*_\"“”»\\].,!:?]+$", "");
        return Spelling.fold(POLITE.matcher(word).replaceFirst("$1").strip());
    }
}

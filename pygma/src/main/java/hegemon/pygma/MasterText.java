package hegemon.pygma;

import hegemon.pygma.month.Correction;
import hegemon.pygma.month.Events;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.world.Address;
import hegemon.pygma.world.BasicOrder;
import hegemon.pygma.world.Unit;
import hegemon.pygma.world.UnitKind;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The game master's move: {@code evaluate}, or {@code review} to read the draft alone, then one
 * event in each line, counted from the first one; {@code release}, {@code lock}, {@code unlock} and
 * {@code withdraw} alone.
 *
 * <pre>
 * roll 7 1 KH 1 10/12 1 = 4        a roll by hand, named as in the list of rolls
 * text 3 The oracle speaks.        for realm 3
 * effect 3 1 The spring is found.  of the first free-form order of realm 3
 * destroy 16/22 16/23              a section of road
 * allow 16/15                      a settlement in spite of the distance
 * order KH 1: 16/22 > 16/23 A      for a neutral army
 * treasury 3 100000
 * size 3 KH 1 5000
 * owner 16/22 3
 * lane 16/02 1
 * rule battle.winnerLoss 600
 * describe 16/22 An old tower stands here.
 * beings KH 5 3000 16/22 A Trolls
 * change culture 3 2 DEFENCE MOUNTAINS
 * remove building 16/05
 * after treasury 3 100000          what the month brought, not what was before
 * ranking                          everyone reads the ranking
 * close                            the game ends with this month
 * </pre>
 */
final class MasterText {
    static final String EVALUATE = "evaluate";
    static final String REVIEW = "review";
    static final String RELEASE = "release";
    static final String LOCK = "lock";
    static final String UNLOCK = "unlock";
    static final String WITHDRAW = "withdraw";

    /** Moves that are a word and nothing more. */
    private static final Map<String, PygmaMove> WORDS =
            Map.of(
                    RELEASE, new PygmaMove.Release(),
                    LOCK, new PygmaMove.Lock(),
                    UNLOCK, new PygmaMove.Unlock(),
                    WITHDRAW, new PygmaMove.Withdraw());

    private static final String ADDRESS = "(\\d{1,6}/\\d{1,3})";
    private static final String NUMBER = "(\\d{1,8})";
    private static final String UNIT = "(KH|RH|FH) (\\d{1,6})";
    private static final Pattern ROLL = Pattern.compile("roll (\\S.*\\S) = " + NUMBER);
    private static final Pattern TEXT = Pattern.compile("text " + NUMBER + " (\\S.*)");
    private static final Pattern EFFECT =
            Pattern.compile("effect " + NUMBER + " " + NUMBER + " (\\S.*)");
    private static final Pattern AFTER = Pattern.compile("after (\\S.*)");
    private static final Pattern DESTROY = Pattern.compile("destroy " + ADDRESS + " " + ADDRESS);
    private static final Pattern ALLOW = Pattern.compile("allow " + ADDRESS);
    private static final Pattern ORDER = Pattern.compile("order (.+)");
    private static final Pattern TREASURY = Pattern.compile("treasury " + NUMBER + " " + NUMBER);
    private static final Pattern SIZE =
            Pattern.compile("size " + NUMBER + " " + UNIT + " " + NUMBER);
    private static final Pattern OWNER = Pattern.compile("owner " + ADDRESS + " " + NUMBER);
    private static final Pattern LANE = Pattern.compile("lane " + ADDRESS + " " + NUMBER);
    private static final Pattern CHANGE = Pattern.compile("change (\\S.*)");
    private static final Pattern REMOVE = Pattern.compile("remove (\\S.*)");
    private static final Pattern RULE = Pattern.compile("rule (\\S+) (\\S.*)");
    private static final Pattern DESCRIBE = Pattern.compile("describe " + ADDRESS + " (\\S.*)");
    private static final Pattern BEINGS =
            Pattern.compile("beings " + UNIT + " " + NUMBER + " " + ADDRESS + " ([ARV-]) (\\S.*)");

    private final TreeMap<String, Integer> rolls = new TreeMap<>();
    private final List<Events.Text> texts = new ArrayList<>();
    private final List<Events.Effect> effects = new ArrayList<>();
    private final List<Events.Section> destroyed = new ArrayList<>();
    private final SortedSet<Address> allowed = new TreeSet<>();
    private final List<Correction> corrections = new ArrayList<>();
    private final List<Correction.Amendment> amendments = new ArrayList<>();
    private final Set<Events.Notice> notices = new HashSet<>();
    private final List<String> orders = new ArrayList<>();

    private MasterText() {}

    static boolean isMasters(String text) {
        var verb = verb(text);
        return verb.equals(EVALUATE) || verb.equals(REVIEW) || WORDS.containsKey(text);
    }

    static String verb(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }

    static Parse<PygmaMove> parse(String text) {
        var word = WORDS.get(text);
        if (word != null) return Parse.of(word);
        return events(text)
                .map(
                        events ->
                                verb(text).equals(REVIEW)
                                        ? new PygmaMove.Review(events)
                                        : new PygmaMove.Evaluate(events));
    }

    private static Parse<Events> events(String text) {
        var reader = new MasterText();
        var lines = text.split("\n", -1);
        for (int i = 1; i < lines.length; i++)
            if (!lines[i].isBlank() && !reader.read(lines[i].strip()))
                return Parse.refused(
                        Refusal.of("D-130", "pygma.refuse.event", i, lines[i].strip()));
        var neutrals = Parser.read(String.join("\n", reader.orders));
        if (!neutrals.faults().isEmpty())
            return Parse.refused(
                    Refusal.of("D-126", "pygma.refuse.neutral", neutrals.faults().getFirst()));
        return Parse.of(reader.events(neutrals.sheet()));
    }

    private Events events(Sheet neutrals) {
        return new Events(
                rolls,
                neutrals,
                destroyed,
                allowed,
                texts,
                effects,
                corrections,
                amendments,
                notices);
    }

    private boolean read(String line) {
        return match(ROLL, line, m -> rolls.put(m.group(1), number(m, 2)))
                || match(TEXT, line, m -> texts.add(new Events.Text(number(m, 1), m.group(2))))
                || match(
                        EFFECT,
                        line,
                        m -> effects.add(new Events.Effect(number(m, 1), number(m, 2), m.group(3))))
                || notice(line)
                || amendment(line)
                || match(
                        DESTROY,
                        line,
                        m -> destroyed.add(new Events.Section(address(m, 1), address(m, 2))))
                || match(ALLOW, line, m -> allowed.add(address(m, 1)))
                || match(ORDER, line, m -> orders.add(m.group(1)))
                || correction(line).map(corrections::add).orElse(false);
    }

    private boolean notice(String line) {
        var notice =
                Arrays.stream(Events.Notice.values())
                        .filter(it -> it.name().toLowerCase(Locale.ROOT).equals(line))
                        .findFirst();
        notice.ifPresent(notices::add);
        return notice.isPresent();
    }

    private boolean amendment(String line) {
        var after = AFTER.matcher(line);
        if (!after.matches()) return false;
        return correction(after.group(1))
                .map(it -> it instanceof Correction.Amendment each && amendments.add(each))
                .orElse(false);
    }

    private interface Action {
        void with(Matcher match);
    }

    private static boolean match(Pattern pattern, String line, Action action) {
        var match = pattern.matcher(line);
        if (!match.matches()) return false;
        action.with(match);
        return true;
    }

    private static Optional<Correction> correction(String line) {
        var found = new ArrayList<Correction>();
        match(TREASURY, line, m -> found.add(new Correction.Treasury(number(m, 1), number(m, 2))));
        match(
                SIZE,
                line,
                m -> found.add(new Correction.Size(number(m, 1), unit(m, 2), number(m, 4))));
        match(OWNER, line, m -> found.add(new Correction.Owner(address(m, 1), number(m, 2))));
        match(LANE, line, m -> found.add(new Correction.Lane(address(m, 1), number(m, 2))));
        match(CHANGE, line, m -> found.add(new Correction.Change(m.group(1))));
        match(REMOVE, line, m -> found.add(new Correction.Removal(m.group(1))));
        match(RULE, line, m -> found.add(new Correction.Rule(m.group(1), m.group(2))));
        match(DESCRIBE, line, m -> found.add(new Correction.Text(address(m, 1), m.group(2))));
        match(
                BEINGS,
                line,
                m ->
                        found.add(
                                new Correction.Beings(
                                        unit(m, 1),
                                        number(m, 3),
                                        address(m, 4),
                                        order(m.group(5)),
                                        m.group(6))));
        return found.stream().findFirst();
    }

    private static int number(Matcher match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static Address address(Matcher match, int group) {
        return Address.parse(match.group(group)).orElseThrow();
    }

    /** Armies are numbered from 1; what is written as 0 is taken as 1. */
    private static Unit unit(Matcher match, int group) {
        return new Unit(
                UnitKind.valueOf(match.group(group)), Math.max(1, number(match, group + 1)));
    }

    private static BasicOrder order(String letter) {
        for (BasicOrder order : BasicOrder.values())
            if (order.letter().equals(letter)) return order;
        return BasicOrder.NOTHING;
    }
}

package hegemon.pygma;

import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.WorldPlan;
import hegemon.pygma.genesis.WorldPlanText;
import hegemon.pygma.lesson.FirstMonth;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What was agreed before a campaign: {@code realms 8}, then, each if wanted, {@code seed 1} (a
 * known world), {@code practice} (no game master) or {@code masters 2}, {@code months 40} (the game
 * ends after so many), settings and features of the world as {@code battle.winnerLoss=600} or
 * {@code gf.shape="RECT 5x5"}, and in the lines below, a drawn world. Rulers read the rest, but
 * neither seed nor drawing: both tell the whole world ({@link #shown}).
 *
 * @param months after which the game ends; 0: open end (D-128)
 * @param leaders how many game masters; 0: a practice, evaluated as soon as every sheet is there
 * @param plan of the world, but for its seed
 * @param drawn the world as a game master drew it
 */
public record Setup(
        int realms,
        Optional<Long> seed,
        int leaders,
        int months,
        WorldPlan plan,
        Optional<SetUp.Start> drawn) {
    private static final String PAIR = "\\S+?=(?:\"[^\"]*\"|\\S+)";
    private static final Pattern TEXT =
            Pattern.compile(
                    "realms (\\d{1,2})(?: seed (\\d{1,18}))?(?: (practice|masters [1-9]))?"
                            + "(?: months (\\d{1,4}))?"
                            + "((?: "
                            + PAIR
                            + ")*)(?:\n(.*))?",
                    Pattern.DOTALL);
    private static final Pattern EACH_PAIR = Pattern.compile(PAIR);
    private static final Pattern EDITION =
            Pattern.compile("^realms.* edition=|^\\s*setting edition =", Pattern.MULTILINE);
    private static final int MOST_REALMS = 60;
    private static final int MOST_FOR_ONE = 12;
    private static final int SEED_DIGITS = 16;

    static Parse<Setup> parse(String text) {
        var match = TEXT.matcher(text);
        if (!match.matches()) return refused("pygma.refuse.setup", text);
        int realms = Integer.parseInt(match.group(1));
        if (realms < 2 || realms > MOST_REALMS) return refused("pygma.refuse.realms", realms);
        var seed = Optional.ofNullable(match.group(2)).map(Long::parseLong);
        int leaders = leaders(Optional.ofNullable(match.group(3)).orElse("masters 1"));
        int months = match.group(4) == null ? 0 : Integer.parseInt(match.group(4));
        var drawing = Optional.ofNullable(match.group(6));
        return plan(realms, match.group(5))
                .then(
                        plan ->
                                DrawnWorld.parse(drawing, plan, seed.orElse(0L))
                                        .map(
                                                it ->
                                                        new Setup(
                                                                realms, seed, leaders, months, plan,
                                                                it)));
    }

    /**
     * D-136: with the latest edition, unless one is named in its line or in a drawn world. Who
     * wishes for the first month gets its world.
     */
    static String dated(String text) {
        if (text.equals(FirstMonth.WISH)) return FirstMonth.setup(Setting.LATEST_EDITION);
        if (!TEXT.matcher(text).matches() || EDITION.matcher(text).find()) return text;
        int line = text.indexOf('\n') < 0 ? text.length() : text.indexOf('\n');
        var edition = " " + Setting.EDITION + "=" + Setting.LATEST_EDITION;
        return text.substring(0, line) + edition + text.substring(line);
    }

    /** PI-1.6: where somebody leads, rulers find the world out; who practises may know it. */
    static String shown(String text) {
        var line = text.lines().findFirst().orElse("");
        return line.contains(" practice") ? text : line.replaceFirst(" seed \\d+", "");
    }

    private static int leaders(String text) {
        return text.equals("practice") ? 0 : text.charAt(text.length() - 1) - '0';
    }

    /** The month is evaluated as soon as every realm has sent its sheet. */
    public boolean practice() {
        return leaders == 0;
    }

    /** D-127: the seats of the game masters, of equal rights. */
    List<Seat> masters() {
        var seats = new ArrayList<Seat>();
        for (int number = 1; number <= leaders; number++)
            seats.add(
                    number == 1
                            ? PygmaState.GAME_MASTER
                            : new Seat(PygmaState.GAME_MASTER.name() + "-" + number));
        return seats;
    }

    /** D-127: one game master copes with 12 players. */
    public boolean isCrowded() {
        return realms > MOST_FOR_ONE * leaders && !practice();
    }

    /** D-1, D-3 and D-4 frame the map; all else are features of the world and settings. */
    private static Parse<WorldPlan> plan(int realms, String text) {
        var pairs =
                EACH_PAIR.matcher(text).results().map(it -> it.group().replace("\"", "")).toList();
        var ofTheFrame = pairs.stream().filter(Frame::isOne).toList();
        var plan = WorldPlan.usual(0, realms);
        for (String pair : pairs) {
            if (Frame.isOne(pair)) continue;
            int equals = pair.indexOf('=');
            var value = pair.substring(equals + 1);
            var changed = WorldPlanText.with(plan, pair.substring(0, equals), value);
            if (changed.isEmpty()) return refused("pygma.refuse.setting", pair);
            plan = changed.get();
        }
        var featured = plan;
        return Frame.parse(ofTheFrame)
                .map(frame -> frame.of(featured))
                .then(it -> it.hasRoom() ? Parse.of(it) : refused("pygma.refuse.room", realms));
    }

    static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("PI-26.1", key, args));
    }

    Settings settings() {
        return drawn.map(it -> it.world().settings()).orElse(plan.settings());
    }

    /** The month after the last one, if the game has an end. */
    Optional<Date> end() {
        var end = Date.START;
        for (int i = 0; i < months; i++) end = end.next();
        return months == 0 ? Optional.empty() : Optional.of(end);
    }

    /** The world that is known from the start; a secret one needs a draw. */
    Optional<SetUp.Start> known() {
        return drawn.or(() -> seed.map(this::world));
    }

    private SetUp.Start world(long from) {
        return Genesis.start(plan.withSeed(from));
    }

    /** 64 bits of the key are as many as a world is made from. */
    SetUp.Start worldFrom(String key) {
        return world(Long.parseUnsignedLong(key.substring(0, SEED_DIGITS), 16));
    }
}

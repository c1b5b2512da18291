package hegemon.pygma;

import hegemon.pygma.genesis.Genesis;
import hegemon.pygma.genesis.Plan;
import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.orders.Printer;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.Settings;
import hegemon.table.Game;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;
import hegemon.table.Words;

import java.util.List;
import java.util.regex.Pattern;

/**
 * PYGMA-ISIS as a game of the house. A set-up is written {@code realms 8 seed 1}, then, if wanted,
 * {@code months 40} (the game ends after so many) and settings as {@code battle.winnerLoss=600}.
 */
public final class Pygma implements Game<PygmaState, PygmaMove, PygmaView> {
    static final String MONTH_KEY = "month";

    private static final Pattern SET_UP =
            Pattern.compile(
                    "realms (\\d{1,2}) seed (\\d{1,18})(?: months (\\d{1,4}))?((?: \\S+=\\S+)*)");
    private static final Pattern KEY = Pattern.compile(MONTH_KEY + " ([0-9a-f]{64})");
    private static final int MOST_REALMS = 60;

    @Override
    public String name() {
        return "pygma";
    }

    @Override
    public List<String> setups() {
        return List.of("realms 8 seed 1", "realms 2 seed 1", "realms 4 seed 1", "realms 12 seed 1");
    }

    @Override
    public Parse<PygmaState> start(String setup) {
        var match = SET_UP.matcher(setup);
        if (!match.matches()) return refused("pygma.refuse.setup", setup);
        int realms = Integer.parseInt(match.group(1));
        if (realms < 2 || realms > MOST_REALMS) return refused("pygma.refuse.realms", realms);
        int months = match.group(3) == null ? 0 : Integer.parseInt(match.group(3));
        long seed = Long.parseLong(match.group(2));
        return settings(match.group(4).strip())
                .map(
                        settings ->
                                PygmaState.start(
                                        Genesis.of(Plan.usual(seed, realms).withSettings(settings)),
                                        months));
    }

    private static Parse<Settings> settings(String text) {
        var settings = Settings.DEFAULT;
        for (String pair : text.isEmpty() ? new String[0] : text.split(" ", -1)) {
            int equals = pair.indexOf('=');
            var value = pair.substring(equals + 1);
            var before = settings;
            var changed =
                    Setting.named(pair.substring(0, equals))
                            .flatMap(setting -> before.parse(setting, value));
            if (changed.isEmpty()) return refused("pygma.refuse.setting", pair);
            settings = changed.get();
        }
        return Parse.of(settings);
    }

    @Override
    public Parse<PygmaMove> move(String text) {
        var key = KEY.matcher(text);
        if (key.matches()) return Parse.of(new PygmaMove.MonthKey(key.group(1)));
        if (MasterText.isMasters(text)) return MasterText.parse(text).map(PygmaMove.Evaluate::new);
        var reading = Parser.read(text);
        return reading.faults().stream()
                .filter(fault -> !fault.isWarning())
                .findFirst()
                .map(fault -> Parse.<PygmaMove>refused(refusal(fault)))
                .orElseGet(() -> Parse.of(new PygmaMove.Orders(reading.sheet())));
    }

    /** The first fault of a sheet; its own page shows them all. */
    private static Refusal refusal(Fault fault) {
        var english = Words.in(Language.ENGLISH);
        var args = fault.args().stream().map(arg -> arg.in(english).toString()).toArray();
        return Refusal.of(fault.code().toString(), fault.key(), args);
    }

    @Override
    public String print(PygmaMove move) {
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> Printer.in(Language.GERMAN).print(sheet);
            case PygmaMove.Evaluate(var events) -> MasterText.print(events);
            case PygmaMove.MonthKey(var hex) -> MONTH_KEY + " " + hex;
        };
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("PI-26.1", key, args));
    }
}

package hegemon.pygma;

import hegemon.pygma.orders.Fault;
import hegemon.pygma.orders.OrderText;
import hegemon.pygma.orders.Parser;
import hegemon.pygma.world.Date;
import hegemon.table.Draw;
import hegemon.table.Game;
import hegemon.table.Language;
import hegemon.table.Parse;
import hegemon.table.Refusal;

import java.util.List;
import java.util.regex.Pattern;

/**
 * PYGMA-ISIS as a game of the house. A set-up is written {@code realms 8}; see {@link Setup} for
 * what may follow.
 */
public final class Pygma implements Game<PygmaState, PygmaMove, PygmaView> {
    static final String WORLD_KEY = "world";
    static final String MONTH_KEY = "month";

    private static final Pattern KEY =
            Pattern.compile("(" + WORLD_KEY + "|" + MONTH_KEY + ") ([0-9a-f]{64})");

    @Override
    public String name() {
        return "pygma";
    }

    @Override
    public List<String> setups() {
        return List.of("realms 8", "realms 8 practice", "realms 2 practice", "realms 8 seed 1");
    }

    @Override
    public boolean isLong() {
        return true;
    }

    @Override
    public Parse<PygmaState> start(String setup) {
        return Setup.parse(setup).map(PygmaState::start);
    }

    @Override
    public String asBegun(String setup) {
        return Setup.dated(setup);
    }

    @Override
    public String shown(String setup) {
        return Setup.shown(setup);
    }

    @Override
    public Parse<PygmaMove> move(String text) {
        var key = KEY.matcher(text);
        if (key.matches()) return Parse.of(key(key.group(1), key.group(2)));
        if (MasterText.isMasters(text)) return MasterText.parse(text);
        var reading = Parser.read(text);
        return reading.faults().stream()
                .filter(fault -> !fault.isWarning())
                .findFirst()
                .map(fault -> Parse.<PygmaMove>refused(refusal(fault)))
                .orElseGet(() -> Parse.of(new PygmaMove.Orders(reading.sheet())));
    }

    /** D-129: the dice of a month follow from the month alone. */
    public static Draw.Key key(Date month) {
        return new Draw.Key(MONTH_KEY, month.toString());
    }

    private static PygmaMove key(String purpose, String hex) {
        return purpose.equals(WORLD_KEY)
                ? new PygmaMove.WorldKey(hex)
                : new PygmaMove.MonthKey(hex);
    }

    /** The first fault of a sheet; its own page shows them all. */
    private static Refusal refusal(Fault fault) {
        return new Refusal(fault.code().toString(), fault.message());
    }

    @Override
    public String print(PygmaMove move) {
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> OrderText.in(Language.GERMAN).print(sheet);
            case PygmaMove.Evaluate(var events) -> MasterPrinter.print(MasterText.EVALUATE, events);
            case PygmaMove.Review(var events) -> MasterPrinter.print(MasterText.REVIEW, events);
            case PygmaMove.Release() -> MasterText.RELEASE;
            case PygmaMove.Lock() -> MasterText.LOCK;
            case PygmaMove.Unlock() -> MasterText.UNLOCK;
            case PygmaMove.Withdraw() -> MasterText.WITHDRAW;
            case PygmaMove.WorldKey(var hex) -> WORLD_KEY + " " + hex;
            case PygmaMove.MonthKey(var hex) -> MONTH_KEY + " " + hex;
        };
    }
}

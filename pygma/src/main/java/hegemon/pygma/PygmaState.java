package hegemon.pygma;

import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.month.Judgment;
import hegemon.pygma.month.Roll;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.Heading;
import hegemon.pygma.orders.RealmName;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.orders.check.Template;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.table.Draw;
import hegemon.table.Language;
import hegemon.table.Outcome;
import hegemon.table.Refusal;
import hegemon.table.Seat;
import hegemon.table.State;
import hegemon.table.Turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A campaign between two months: the world, and the orders sent so far.
 *
 * @param end the month after the last one, if the game has an end
 * @param sheets by realm
 * @param released the month is closed; only the key of its dice is missing
 * @param reports of the last month, or of the start
 */
public record PygmaState(
        World world,
        Optional<Date> end,
        SortedMap<Integer, Sheet> sheets,
        Optional<Events> released,
        List<Report> reports,
        List<Roll> rolls,
        List<Judgment> judgments)
        implements State<PygmaState, PygmaMove, PygmaView> {
    public static final Seat GAME_MASTER = new Seat("GameMaster");
    private static final String REALM = "Realm-";

    public PygmaState {
        sheets = Collections.unmodifiableSortedMap(new TreeMap<>(sheets));
        reports = List.copyOf(reports);
        rolls = List.copyOf(rolls);
        judgments = List.copyOf(judgments);
    }

    /**
     * @param months after which the game ends; 0: open end (D-128)
     */
    static PygmaState start(World world, int months) {
        return new PygmaState(
                world,
                end(world, months),
                new TreeMap<>(),
                Optional.empty(),
                SetUp.reports(world),
                List.of(),
                List.of());
    }

    private static Optional<Date> end(World world, int months) {
        var end = world.date();
        for (int i = 0; i < months; i++) end = end.next();
        return months == 0 ? Optional.empty() : Optional.of(end);
    }

    public static Seat seat(int realm) {
        return new Seat(REALM + realm);
    }

    @Override
    public List<Seat> seats() {
        var seats = new ArrayList<Seat>();
        for (int realm = 1; realm <= world.realms().size(); realm++) seats.add(seat(realm));
        seats.add(GAME_MASTER);
        return seats;
    }

    /** The realm of a seat; 0 for any other seat. */
    int realm(Seat seat) {
        for (int realm = 1; realm <= world.realms().size(); realm++)
            if (seat(realm).equals(seat)) return realm;
        return 0;
    }

    @Override
    public Turn turn() {
        if (isOver()) return new Turn.Over(Outcome.drawn("D-128"));
        if (released.isPresent()) return new Turn.Chance(new Draw.Key(Pygma.MONTH_KEY));
        var waiting = new ArrayList<Seat>();
        for (int realm = 1; realm <= world.realms().size(); realm++)
            if (!sheets.containsKey(realm)) waiting.add(seat(realm));
        waiting.add(GAME_MASTER);
        return Turn.of(waiting);
    }

    private boolean isOver() {
        int lastYear = world.settings().get(Setting.GAME_END);
        return end.filter(date -> world.date().compareTo(date) >= 0).isPresent()
                || (lastYear > 0 && world.date().year() > lastYear);
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, PygmaMove move) {
        if (isOver()) return refusal("over");
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> refuse(realm(seat), sheet);
            case PygmaMove.Evaluate ignored -> {
                if (!seat.equals(GAME_MASTER)) yield refusal("master");
                yield released.isPresent() ? refusal("released") : Optional.empty();
            }
            case PygmaMove.MonthKey ignored ->
                    seat.equals(Seat.CHANCE) && released.isPresent()
                            ? Optional.empty()
                            : refusal("chance");
        };
    }

    /** A sheet must be the seat's own, for this month. */
    private Optional<Refusal> refuse(int realm, Sheet sheet) {
        if (realm == 0) return refusal("seat");
        if (released.isPresent()) return refusal("released");
        boolean other =
                sheet.realm()
                        .filter(
                                name ->
                                        name instanceof RealmName.Numbered(var number)
                                                && number != realm)
                        .isPresent();
        if (other) return refusal("other", realm);
        return sheet.turn()
                .map(Heading.Turn::date)
                .filter(date -> !date.equals(world.date()))
                .flatMap(date -> refusal("date", date, world.date()));
    }

    private static Optional<Refusal> refusal(String what, Object... args) {
        return Optional.of(Refusal.of("PI-1.2", "pygma.refuse.move." + what, args));
    }

    @Override
    public PygmaState play(Seat seat, PygmaMove move) {
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> {
                var more = new TreeMap<>(sheets);
                more.put(realm(seat), sheet);
                yield new PygmaState(world, end, more, released, reports, rolls, judgments);
            }
            case PygmaMove.Evaluate(var events) ->
                    new PygmaState(
                            world, end, sheets, Optional.of(events), reports, rolls, judgments);
            case PygmaMove.MonthKey(var hex) -> evaluated(HexFormat.of().parseHex(hex));
        };
    }

    private PygmaState evaluated(byte[] key) {
        var month = Evaluation.of(world, sheets, released.orElse(Events.NONE), key);
        return new PygmaState(
                month.after(),
                end,
                new TreeMap<>(),
                Optional.empty(),
                month.reports(),
                month.rolls(),
                month.judgments());
    }

    @Override
    public PygmaView view(Seat seat) {
        int realm = realm(seat);
        return new PygmaView(
                world.date(),
                turn().waitsFor(seat),
                realm == 0 ? Optional.empty() : Optional.of(reports.get(realm - 1)),
                Optional.ofNullable(sheets.get(realm)).map(PygmaState::print).orElse(""),
                realm == 0 ? "" : template(realm),
                seat.equals(GAME_MASTER) ? Optional.of(desk()) : Optional.empty());
    }

    private static String print(Sheet sheet) {
        return new Pygma().print(new PygmaMove.Orders(sheet));
    }

    private String template(int realm) {
        return Template.of(RealmKnowledge.of(world, realm), Language.GERMAN);
    }

    private PygmaView.Desk desk() {
        var missing = new ArrayList<String>();
        for (int realm = 1; realm <= world.realms().size(); realm++)
            if (!sheets.containsKey(realm)) missing.add(seat(realm).name());
        return new PygmaView.Desk(missing, reports, rolls, judgments);
    }

    /** Orders are a secret between ruler and game master; the key shows no one the dice. */
    @Override
    public String told(Seat reader, Seat actor, PygmaMove move) {
        if (reader.equals(GAME_MASTER) || reader.equals(actor)) return new Pygma().print(move);
        return switch (move) {
            case PygmaMove.Orders ignored -> "orders";
            case PygmaMove.Evaluate ignored -> MasterText.EVALUATE;
            case PygmaMove.MonthKey ignored -> Pygma.MONTH_KEY;
        };
    }

    @Override
    public boolean reveals(Seat actor, PygmaMove move) {
        return move instanceof PygmaMove.MonthKey;
    }
}

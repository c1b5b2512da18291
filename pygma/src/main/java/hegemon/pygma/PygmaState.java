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
 * @param made the world; none before the key of a secret world is drawn
 * @param sheets by realm
 * @param released the game master closed the month; only the key of its dice is missing
 * @param reports of the last month, or of the start
 */
public record PygmaState(
        Charter charter,
        Optional<World> made,
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

    /** A world with a seed is there at once. */
    static PygmaState start(Charter charter) {
        var unmade =
                new PygmaState(
                        charter,
                        Optional.empty(),
                        new TreeMap<>(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of());
        return charter.seed().map(charter::world).map(unmade::in).orElse(unmade);
    }

    private PygmaState in(World world) {
        return new PygmaState(
                charter,
                Optional.of(world),
                sheets,
                released,
                SetUp.reports(world),
                rolls,
                judgments);
    }

    /** The world, once it is made. */
    public World world() {
        return made.orElseThrow(() -> new IllegalStateException("the world is not made yet"));
    }

    private Date date() {
        return made.map(World::date).orElse(Date.START);
    }

    public static Seat seat(int realm) {
        return new Seat(REALM + realm);
    }

    @Override
    public List<Seat> seats() {
        var seats = new ArrayList<Seat>();
        for (int realm = 1; realm <= charter.realms(); realm++) seats.add(seat(realm));
        if (!charter.practice()) seats.add(GAME_MASTER);
        return seats;
    }

    /** The realm of a seat; 0 for any other seat. */
    public int realm(Seat seat) {
        for (int realm = 1; realm <= charter.realms(); realm++)
            if (seat(realm).equals(seat)) return realm;
        return 0;
    }

    @Override
    public Turn turn() {
        if (made.isEmpty()) return new Turn.Chance(new Draw.Key(Pygma.WORLD_KEY, "start"));
        if (isOver()) return new Turn.Over(Outcome.drawn("D-128"));
        if (isClosed()) return new Turn.Chance(Pygma.key(date()));
        var waiting = new ArrayList<Seat>();
        for (int realm = 1; realm <= charter.realms(); realm++)
            if (!sheets.containsKey(realm)) waiting.add(seat(realm));
        if (!charter.practice()) waiting.add(GAME_MASTER);
        return Turn.of(waiting);
    }

    /** No more sheets are taken; without a game master the last sheet closes the month. */
    private boolean isClosed() {
        return released.isPresent() || (charter.practice() && sheets.size() == charter.realms());
    }

    private boolean isOver() {
        int lastYear = made.map(World::settings).orElse(charter.settings()).get(Setting.GAME_END);
        return charter.end().filter(end -> date().compareTo(end) >= 0).isPresent()
                || (lastYear > 0 && date().year() > lastYear);
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, PygmaMove move) {
        if (isOver()) return refusal("over");
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> refuse(realm(seat), sheet);
            case PygmaMove.Evaluate ignored -> {
                if (charter.practice() || !seat.equals(GAME_MASTER)) yield refusal("master");
                yield made.isEmpty() || isClosed() ? refusal("released") : Optional.empty();
            }
            case PygmaMove.WorldKey ignored -> refuseDraw(seat, made.isEmpty());
            case PygmaMove.MonthKey ignored -> refuseDraw(seat, made.isPresent() && isClosed());
        };
    }

    private static Optional<Refusal> refuseDraw(Seat seat, boolean due) {
        return due && seat.equals(Seat.CHANCE) ? Optional.empty() : refusal("chance");
    }

    /** A sheet must be the seat's own, for this month. */
    private Optional<Refusal> refuse(int realm, Sheet sheet) {
        if (realm == 0) return refusal("seat");
        if (made.isEmpty() || isClosed()) return refusal("released");
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
                .filter(date -> !date.equals(date()))
                .flatMap(date -> refusal("date", date, date()));
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
                yield new PygmaState(charter, made, more, released, reports, rolls, judgments);
            }
            case PygmaMove.Evaluate(var events) ->
                    new PygmaState(
                            charter, made, sheets, Optional.of(events), reports, rolls, judgments);
            case PygmaMove.WorldKey(var hex) -> in(charter.worldFrom(hex));
            case PygmaMove.MonthKey(var hex) -> evaluated(HexFormat.of().parseHex(hex));
        };
    }

    private PygmaState evaluated(byte[] key) {
        var month = Evaluation.of(world(), sheets, released.orElse(Events.NONE), key);
        return new PygmaState(
                charter,
                Optional.of(month.after()),
                new TreeMap<>(),
                Optional.empty(),
                month.reports(),
                month.rolls(),
                month.judgments());
    }

    @Override
    public PygmaView view(Seat seat) {
        int realm = made.isEmpty() ? 0 : realm(seat);
        return new PygmaView(
                date(),
                turn().waitsFor(seat),
                realm == 0 ? Optional.empty() : Optional.of(reports.get(realm - 1)),
                Optional.ofNullable(sheets.get(realm)).map(PygmaState::print).orElse(""),
                realm == 0 ? "" : Template.of(knowledge(realm), Language.GERMAN),
                seat.equals(GAME_MASTER) ? Optional.of(desk()) : Optional.empty());
    }

    /** All that this realm's ruler knows, once the world is made. */
    public RealmKnowledge knowledge(int realm) {
        return RealmKnowledge.of(world(), realm);
    }

    private static String print(Sheet sheet) {
        return new Pygma().print(new PygmaMove.Orders(sheet));
    }

    private PygmaView.Desk desk() {
        var missing = new ArrayList<String>();
        for (int realm = 1; realm <= charter.realms(); realm++)
            if (!sheets.containsKey(realm)) missing.add(seat(realm).name());
        return new PygmaView.Desk(missing, reports, rolls, judgments);
    }

    /** Orders are a secret between ruler and game master; no key shows a ruler world or dice. */
    @Override
    public String told(Seat reader, Seat actor, PygmaMove move) {
        boolean whole = reader.equals(GAME_MASTER) || reader.equals(actor);
        return switch (move) {
            case PygmaMove.Orders ignored -> whole ? new Pygma().print(move) : "orders";
            case PygmaMove.Evaluate ignored ->
                    whole ? new Pygma().print(move) : MasterText.EVALUATE;
            case PygmaMove.WorldKey ignored -> Pygma.WORLD_KEY;
            case PygmaMove.MonthKey ignored -> whole ? new Pygma().print(move) : Pygma.MONTH_KEY;
        };
    }

    @Override
    public boolean reveals(Seat actor, PygmaMove move) {
        return move instanceof PygmaMove.MonthKey || move instanceof PygmaMove.WorldKey;
    }
}

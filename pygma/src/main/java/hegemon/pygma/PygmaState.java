package hegemon.pygma;

import hegemon.pygma.master.MasterReport;
import hegemon.pygma.month.Evaluation;
import hegemon.pygma.month.Events;
import hegemon.pygma.month.SetUp;
import hegemon.pygma.orders.Sheet;
import hegemon.pygma.orders.check.RealmKnowledge;
import hegemon.pygma.report.Report;
import hegemon.pygma.world.Date;
import hegemon.pygma.world.Realm;
import hegemon.pygma.world.Setting;
import hegemon.pygma.world.World;
import hegemon.table.Draw;
import hegemon.table.Entry;
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
 * @param last what the last month brought, or the start
 * @param before the campaign when the last month was closed, to which it can be taken back (D-152)
 */
public record PygmaState(
        Setup charter,
        Optional<World> made,
        SortedMap<Integer, Sheet> sheets,
        Stage stage,
        Bulletin last,
        Optional<PygmaState> before)
        implements State<PygmaState, PygmaMove, PygmaView> {
    public static final Seat GAME_MASTER = new Seat("GameMaster");
    private static final String REALM = "Realm-";

    public PygmaState {
        sheets = Collections.unmodifiableSortedMap(new TreeMap<>(sheets));
    }

    /** A world with a seed, or a drawn one, is there at once. */
    static PygmaState start(Setup charter) {
        var unmade =
                new PygmaState(
                        charter,
                        Optional.empty(),
                        new TreeMap<>(),
                        new Stage.Open(),
                        Bulletin.NONE,
                        Optional.empty());
        return charter.known().map(unmade::in).orElse(unmade);
    }

    private PygmaState in(SetUp.Start start) {
        return new PygmaState(
                charter, Optional.of(start.world()), sheets, stage, Bulletin.of(start), before);
    }

    /** The world, once it is made. */
    public World world() {
        return made.orElseThrow(() -> new IllegalStateException("the world is not made yet"));
    }

    Date date() {
        return made.map(World::date).orElse(Date.START);
    }

    /** Of the last month, or of the start. */
    public List<Report> reports() {
        return last.reports();
    }

    public static Seat seat(int realm) {
        return new Seat(REALM + realm);
    }

    @Override
    public List<Seat> seats() {
        var seats = new ArrayList<Seat>();
        for (int realm = 1; realm <= charter.realms(); realm++) seats.add(seat(realm));
        seats.addAll(charter.masters());
        return seats;
    }

    /** D-127: all game masters have equal rights. */
    public boolean isMaster(Seat seat) {
        return charter.masters().contains(seat);
    }

    /** The realm of a seat; {@link Realm#NOBODY} for any other seat. */
    public int realm(Seat seat) {
        return ruled(seat).orElse(Realm.NOBODY);
    }

    public Optional<Integer> ruled(Seat seat) {
        for (int realm = 1; realm <= charter.realms(); realm++)
            if (seat(realm).equals(seat)) return Optional.of(realm);
        return Optional.empty();
    }

    /** Realms that may still send their first sheet of the month; D-78: not those that are out. */
    List<Integer> missing() {
        if (made.isEmpty()) return List.of();
        return world().living().stream().filter(realm -> !sheets.containsKey(realm)).toList();
    }

    /**
     * While a sheet is missing the game waits for rulers alone; a game master may close the month
     * all the same.
     */
    @Override
    public Turn turn() {
        if (made.isEmpty()) return new Turn.Chance(new Draw.Key(Pygma.WORLD_KEY, "start"));
        if (isOver()) return new Turn.Over(Outcome.drawn("D-128"));
        if (isClosed()) return new Turn.Chance(Pygma.key(date()));
        var missing = stage instanceof Stage.Open ? missing() : List.<Integer>of();
        return Turn.of(
                missing.isEmpty()
                        ? charter.masters()
                        : missing.stream().map(PygmaState::seat).toList());
    }

    /** Only the dice are missing; without a game master the last sheet closes the month. */
    boolean isClosed() {
        return stage instanceof Stage.Closed
                || (charter.practice() && made.isPresent() && missing().isEmpty());
    }

    boolean isOver() {
        int lastYear = made.map(World::settings).orElse(charter.settings()).get(Setting.GAME_END);
        return stage instanceof Stage.Ended
                || made.filter(world -> !world.isAlive()).isPresent() // D-78
                || charter.end().filter(end -> date().compareTo(end) >= 0).isPresent()
                || (lastYear > 0 && date().year() > lastYear);
    }

    @Override
    public Optional<Refusal> refuse(Seat seat, PygmaMove move) {
        return new Admission(this).refuse(seat, move);
    }

    @Override
    public PygmaState play(Seat seat, PygmaMove move) {
        return switch (move) {
            case PygmaMove.Orders(var sheet) -> {
                var more = new TreeMap<>(sheets);
                more.put(realm(seat), sheet);
                yield new PygmaState(charter, made, more, stage, last, before);
            }
            case PygmaMove.Evaluate(var events) -> close(events, false);
            case PygmaMove.Review(var events) -> close(events, true);
            case PygmaMove.Lock() -> at(new Stage.Locked());
            case PygmaMove.Unlock() -> at(new Stage.Open());
            case PygmaMove.Withdraw() -> new Revision(this).takenBackBy(seat);
            case PygmaMove.Release() -> released(draft().events(), draft().evaluation());
            case PygmaMove.WorldKey(var hex) -> in(charter.worldFrom(hex));
            case PygmaMove.MonthKey(var hex) ->
                    switch (stage) {
                        case Stage.Closed(var events, var review) -> run(events, hex, review);
                        case Stage.Open ignored -> run(Events.NONE, hex, false);
                        case Stage.Locked _, Stage.Draft _, Stage.Ended _ ->
                                throw new IllegalStateException("no key is due");
                    };
        };
    }

    private Stage.Draft draft() {
        if (stage instanceof Stage.Draft draft) return draft;
        throw new IllegalStateException("there is no draft");
    }

    /** D-129: a draft is run again with the dice it was drafted with. */
    private PygmaState close(Events events, boolean review) {
        return stage instanceof Stage.Draft draft
                ? run(events, draft.key(), review)
                : at(new Stage.Closed(events, review));
    }

    private PygmaState at(Stage next) {
        return new PygmaState(charter, made, sheets, next, last, before);
    }

    private PygmaState run(Events events, String key, boolean review) {
        var month = Evaluation.of(world(), sheets, events, HexFormat.of().parseHex(key));
        return review ? at(new Stage.Draft(key, events, month)) : released(events, month);
    }

    private PygmaState released(Events events, Evaluation month) {
        boolean ends = events.notices().contains(Events.Notice.CLOSE);
        return new PygmaState(
                charter,
                Optional.of(month.after()),
                new TreeMap<>(),
                ends ? new Stage.Ended() : new Stage.Open(),
                Bulletin.of(month),
                Optional.of(closed()));
    }

    /** One month back and no more: a campaign of years is not kept in memory. */
    private PygmaState closed() {
        return new PygmaState(charter, made, sheets, new Stage.Locked(), last, Optional.empty());
    }

    @Override
    public PygmaView view(Seat seat) {
        return PygmaView.of(this, seat);
    }

    /** All that this realm's ruler knows, once the world is made. */
    public RealmKnowledge knowledge(int realm) {
        return RealmKnowledge.of(world(), realm);
    }

    /** PI-26: what only game masters may read: the draft while there is one, or the last month. */
    public MasterReport masterReport() {
        var after = stage instanceof Stage.Draft draft ? draft.evaluation().after() : world();
        return bulletin().forMasters(after);
    }

    /** What the game masters bring into the draft, while there is one. */
    public Events drafted() {
        return stage instanceof Stage.Draft draft ? draft.events() : Events.NONE;
    }

    /** What the draft brings, while there is one. */
    Bulletin bulletin() {
        return stage instanceof Stage.Draft draft ? Bulletin.of(draft.evaluation()) : last;
    }

    /** D-129: a roll by hand that does not fit the month. */
    @Override
    public Optional<Refusal> undone() {
        return bulletin().idle().stream().findFirst().map(why -> new Refusal("D-129", why));
    }

    @Override
    public String told(Seat reader, Seat actor, PygmaMove move) {
        return Disclosure.told(isMaster(reader) || reader.equals(actor), move);
    }

    @Override
    public Optional<String> retold(Seat reader, Entry entry) {
        return Optional.of(
                Disclosure.told(isMaster(reader) || reader.equals(entry.seat()), entry.text()));
    }

    @Override
    public List<Seat> leaders() {
        return charter.masters();
    }

    @Override
    public boolean isKnown(Seat reader, Seat seat) {
        return new Leading(this).isKnown(reader, seat);
    }

    @Override
    public Optional<PygmaMove> closing(Seat seat, Optional<String> prepared) {
        return new Leading(this).closing(seat, prepared);
    }

    @Override
    public String caption() {
        return made.map(world -> world.date().toString()).orElse("");
    }

    @Override
    public Gist gist() {
        return Gist.of(this);
    }

    @Override
    public Optional<Silence> silence() {
        return before.map(it -> new Leading(it).silence());
    }

    @Override
    public boolean reveals(Seat actor, PygmaMove move) {
        return Disclosure.reveals(stage, move);
    }

    @Override
    public Optional<PygmaMove> overdue(Seat seat) {
        return new Leading(this).overdue(seat);
    }
}

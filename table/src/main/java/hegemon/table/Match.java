package hegemon.table;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;

/**
 * A game under way: a log and the position it leads to. Immutable; every entry gives a new match,
 * and {@link #replay} gives the same one from the log alone. So does {@link #resume}, but it plays
 * what lies before the snapshot only when somebody asks for it.
 *
 * <p>An entry costs what it adds: it shares the log and the positions with the match before it.
 */
public final class Match<S extends State<S, M, V>, M, V> {
    private final Game<S, M, V> game;
    private final Log log;
    private final Course<S, M, V> course;
    private final Set<Seat> advised;
    private final Optional<Outcome> verdict;

    /** Once somebody asked: the rules may look at a whole world for it, and a page asks often. */
    private volatile Optional<Turn> turn = Optional.empty();

    private Match(
            Game<S, M, V> game,
            Log log,
            Course<S, M, V> course,
            Set<Seat> advised,
            Optional<Outcome> verdict) {
        this.game = game;
        this.log = log;
        this.course = course;
        this.advised = advised;
        this.verdict = verdict;
    }

    public static <S extends State<S, M, V>, M, V> Parse<Match<S, M, V>> start(
            Game<S, M, V> game, String setup) {
        return game.start(setup).map(state -> begun(game, Log.of(game.name(), setup), state));
    }

    private static <S extends State<S, M, V>, M, V> Match<S, M, V> begun(
            Game<S, M, V> game, Log log, S state) {
        return new Match<>(game, log, Course.from(game, log, state), Set.of(), Optional.empty());
    }

    /** The match that this log leads to as far as the snapshot, without playing it. */
    public static <S extends State<S, M, V>, M, V> Match<S, M, V> resume(
            Game<S, M, V> game, Log log, Snapshot<S> snapshot) {
        var until = log.upTo(snapshot.entry());
        return new Match<>(
                game,
                until,
                Course.from(game, until, snapshot),
                snapshot.advised(),
                Optional.empty());
    }

    /**
     * The match that this log leads to.
     *
     * @throws CancellationException if the thread is interrupted: nobody waits for it any more
     */
    public static <S extends State<S, M, V>, M, V> Parse<Match<S, M, V>> replay(
            Game<S, M, V> game, Log log) {
        var match = start(game, log.setup()).map(fresh -> fresh.keeping(log));
        for (Entry entry : log.entries()) {
            if (Thread.currentThread().isInterrupted()) throw new CancellationException();
            match = match.then(so -> so.replayed(entry));
        }
        return match;
    }

    /** One entry of a stored log, whoever made it. */
    public Parse<Match<S, M, V>> replayed(Entry entry) {
        return append(entry.seat(), entry.text());
    }

    private Match<S, M, V> keeping(Log header) {
        return begun(game, header.upTo(0), state());
    }

    /** The same match, whose log tells the commitment to the secret of its chance. */
    public Match<S, M, V> committed(String hash) {
        return new Match<>(game, log.withCommitment(hash), course, advised, verdict);
    }

    public Game<S, M, V> game() {
        return game;
    }

    public Log log() {
        return log;
    }

    public S state() {
        return course.state();
    }

    /**
     * The position after this entry, whether it still counts or was taken back; 0 is the set-up.
     * What lies before a snapshot is replayed once.
     */
    public S at(int entry) {
        return course.at(entry);
    }

    /** What the rules waited for after this entry. */
    public Turn turnAt(int entry) {
        return course.turnAt(entry);
    }

    /** What the game waits for; a verdict of the house ends it whatever the rules say. */
    public Turn turn() {
        var known = turn;
        if (known.isPresent()) return known.get();
        Turn now = verdict.<Turn>map(Turn.Over::new).orElseGet(() -> state().turn());
        turn = Optional.of(now);
        return now;
    }

    public V view(Seat seat) {
        return state().view(seat);
    }

    /**
     * A position that the game went through.
     *
     * @param entry the one that led to it; 0 for the set-up
     */
    public record Stop<S>(int entry, Snapshot.Mark mark, Supplier<S> position) {
        /** See {@link Match#at}. */
        public S state() {
            return position.get();
        }
    }

    /** The positions from the set-up to the present one, without what was taken back. */
    public List<Stop<S>> course() {
        return course.stops();
    }

    /** The entry that brought the present caption, and with it a new part of a long game. */
    public int opened() {
        return course.opened();
    }

    /**
     * Of the position after the entry that {@link #opened} this part of a long game; none if the
     * match was resumed there.
     */
    public Optional<Snapshot<S>> snapshot() {
        return course.snapshot(advised);
    }

    /**
     * A player's move, however it was spelled; the log keeps it as the game prints it. Nobody may
     * speak for chance or the house.
     */
    public Parse<Match<S, M, V>> submit(Seat seat, String text) {
        if (!state().seats().contains(seat))
            return refused("table.refuse.seat", seat.in(game.name()));
        if (turn() instanceof Turn.Over) return refused("table.refuse.over");
        return game.move(text).then(move -> played(seat, game.print(move), move));
    }

    /** The due draw, made from the secret of this game. */
    public Match<S, M, V> draw(Chance chance) {
        if (!(turn() instanceof Turn.Chance(var draw)))
            throw new IllegalStateException("no draw is due");
        return append(Seat.CHANCE, chance.draw(state().occasion(log.size() + 1), draw)).orThrow();
    }

    /** Until when its secret stays hidden though it is over. */
    public long sealedUntil() {
        return game.sealedUntil(log.setup());
    }

    /** A verdict or a takeback. */
    public Parse<Match<S, M, V>> rule(HouseEntry entry) {
        return append(Seat.HOUSE, entry.print());
    }

    /**
     * Takes back the last move of this seat and whatever followed it. Refused where that would pass
     * chance or something revealed: nobody rolls again, nobody unlearns.
     */
    public Parse<Match<S, M, V>> takeBack(Seat seat) {
        for (var step = course.last(); step.isPresent(); step = step.get().previous())
            if (step.get().entry().seat().equals(seat))
                return takeBack(new HouseEntry.Back(course.before(step.get())));
        return course.past().entry() == 0
                ? refused("table.refuse.back.none")
                : whole().takeBack(seat);
    }

    private Parse<Match<S, M, V>> takeBack(HouseEntry.Back back) {
        for (Step<S, M> step : Step.after(back.to(), course.last()))
            if (step.isShown()) return fixed(step);
        return rule(back);
    }

    private static <T> Parse<T> fixed(Step<?, ?> step) {
        return refused("table.refuse.back.fixed", Arg.number(step.number()));
    }

    private Match<S, M, V> whole() {
        return replay(game, log).orThrow();
    }

    /** The seats that asked the house for advice. */
    public List<Seat> advised() {
        return state().seats().stream().filter(advised::contains).toList();
    }

    /** Who made an entry that still counts, chance among them. */
    public Set<Seat> actors() {
        return Collections.unmodifiableSortedSet(course.actors());
    }

    /** The entries that still count, each as far as this reader may know it. */
    public List<Entry> told(Seat reader) {
        return told(reader, 0);
    }

    /** Those with a higher number than this one: what it costs grows with them alone. */
    public List<Entry> told(Seat reader, int after) {
        return course.told(log, reader, after);
    }

    private Parse<Match<S, M, V>> append(Seat seat, String text) {
        if (seat.equals(Seat.HOUSE)) return HouseEntry.parse(text).then(this::ruled);
        if (turn() instanceof Turn.Over) return refused("table.refuse.over");
        return game.move(text).then(move -> played(seat, text, move));
    }

    private Parse<Match<S, M, V>> played(Seat seat, String text, M move) {
        var refusal = state().refuse(seat, move);
        if (refusal.isPresent()) return Parse.refused(refusal.get());
        var longer = log.plus(seat, text);
        var step = new Step<>(longer.entries().getLast(), state(), move, course.last());
        var further = course.to(state().play(seat, move), Optional.of(step));
        return Parse.of(new Match<>(game, longer, further, advised, verdict));
    }

    private Parse<Match<S, M, V>> ruled(HouseEntry entry) {
        // The secret is out once a game is over: nothing may follow, not even a takeback.
        if (turn() instanceof Turn.Over) return refused("table.refuse.over");
        if (entry instanceof HouseEntry.Back back) return back(back);
        if (entry instanceof HouseEntry.Advised(var seat) && !state().seats().contains(seat))
            return refused("table.refuse.seat", seat.in(game.name()));
        return Parse.of(
                new Match<>(
                        game,
                        log.plus(Seat.HOUSE, entry.print()),
                        course.to(state(), course.last()),
                        entry instanceof HouseEntry.Advised(var seat) ? advisedToo(seat) : advised,
                        entry.outcome(state().parties())));
    }

    private Set<Seat> advisedToo(Seat seat) {
        var seats = new TreeSet<>(advised);
        seats.add(seat);
        return Collections.unmodifiableSet(seats);
    }

    private Parse<Match<S, M, V>> back(HouseEntry.Back back) {
        if (back.to() < course.past().entry()) return whole().back(back);
        var lost = Step.after(back.to(), course.last());
        if (lost.isEmpty()) return refused("table.refuse.back.nothing", Arg.number(back.to()));
        for (Step<S, M> step : lost) if (step.isFixed()) return fixed(step);
        return Parse.of(
                new Match<>(
                        game,
                        log.plus(Seat.HOUSE, back.print()),
                        course.to(lost.getFirst().before(), lost.getFirst().previous()),
                        advised,
                        Optional.empty()));
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("house", key, args));
    }
}

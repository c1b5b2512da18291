package hegemon.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A game under way: a log and the position it leads to. Immutable; every entry gives a new match,
 * and {@link #replay} gives the same one from the log alone.
 *
 * <p>An entry costs what it adds: it shares the log and the positions with the match before it.
 */
public final class Match<S extends State<S, M, V>, M, V> {
    private final Game<S, M, V> game;
    private final Log log;
    private final GrowingList<S> positions;
    private final Optional<Step<S, M>> last;
    private final Set<Seat> advised;
    private final Optional<Outcome> verdict;

    /**
     * @param positions after each entry, from the set-up on; the last one is the present one
     * @param last of the entries that still count
     */
    private Match(
            Game<S, M, V> game,
            Log log,
            GrowingList<S> positions,
            Optional<Step<S, M>> last,
            Set<Seat> advised,
            Optional<Outcome> verdict) {
        this.game = game;
        this.log = log;
        this.positions = positions;
        this.last = last;
        this.advised = advised;
        this.verdict = verdict;
    }

    public static <S extends State<S, M, V>, M, V> Parse<Match<S, M, V>> start(
            Game<S, M, V> game, String setup) {
        return game.start(setup).map(state -> begun(game, Log.of(game.name(), setup), state));
    }

    private static <S extends State<S, M, V>, M, V> Match<S, M, V> begun(
            Game<S, M, V> game, Log log, S state) {
        return new Match<>(
                game,
                log,
                GrowingList.<S>of().plus(state),
                Optional.empty(),
                Set.of(),
                Optional.empty());
    }

    public static <S extends State<S, M, V>, M, V> Parse<Match<S, M, V>> replay(
            Game<S, M, V> game, Log log) {
        var match = start(game, log.setup()).map(fresh -> fresh.keeping(log));
        for (Entry entry : log.entries()) {
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
        return new Match<>(game, log.withCommitment(hash), positions, last, advised, verdict);
    }

    public Game<S, M, V> game() {
        return game;
    }

    public Log log() {
        return log;
    }

    public S state() {
        return positions.getLast();
    }

    /**
     * The position after this entry, whether it still counts or was taken back; 0 is the set-up.
     */
    public S at(int entry) {
        return positions.get(entry);
    }

    /** What the game waits for; a verdict of the house ends it whatever the rules say. */
    public Turn turn() {
        return verdict.<Turn>map(Turn.Over::new).orElseGet(() -> state().turn());
    }

    public V view(Seat seat) {
        return state().view(seat);
    }

    /**
     * A position that the game went through.
     *
     * @param entry the one that led to it; 0 for the set-up
     */
    public record Stop<S>(int entry, S state) {}

    /** The positions from the set-up to the present one, without what was taken back. */
    public List<Stop<S>> course() {
        var course = new ArrayList<>(List.of(new Stop<>(0, at(0))));
        for (Step<S, M> step : Step.after(0, last))
            course.add(new Stop<>(step.number(), at(step.number())));
        return course;
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
        for (var step = last; step.isPresent(); step = step.get().previous())
            if (step.get().entry().seat().equals(seat))
                return rule(new HouseEntry.Back(step.get().previous().map(Step::number).orElse(0)));
        return refused("table.refuse.back.none");
    }

    /** The seats that asked the house for advice. */
    public List<Seat> advised() {
        return state().seats().stream().filter(advised::contains).toList();
    }

    /** Who made an entry that still counts, chance among them. */
    public Set<Seat> actors() {
        return last.map(Step::actors).orElseGet(Set::of);
    }

    /** The entries that still count, each as far as this reader may know it. */
    public List<Entry> told(Seat reader) {
        return told(reader, 0);
    }

    /** Those with a higher number than this one: what it costs grows with them alone. */
    public List<Entry> told(Seat reader, int after) {
        return Step.after(after, last).stream().map(step -> step.told(reader)).toList();
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
        var step = new Step<>(longer.entries().getLast(), state(), move, last);
        return Parse.of(
                new Match<>(
                        game,
                        longer,
                        positions.plus(state().play(seat, move)),
                        Optional.of(step),
                        advised,
                        verdict));
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
                        positions.plus(state()),
                        last,
                        entry instanceof HouseEntry.Advised(var seat) ? advisedToo(seat) : advised,
                        entry.outcome(state().parties())));
    }

    private Set<Seat> advisedToo(Seat seat) {
        var seats = new TreeSet<>(advised);
        seats.add(seat);
        return Collections.unmodifiableSet(seats);
    }

    private Parse<Match<S, M, V>> back(HouseEntry.Back back) {
        var lost = Step.after(back.to(), last);
        if (lost.isEmpty()) return refused("table.refuse.back.nothing", Arg.number(back.to()));
        for (Step<S, M> step : lost)
            if (step.isFixed())
                return refused("table.refuse.back.fixed", Arg.number(step.number()));
        return Parse.of(
                new Match<>(
                        game,
                        log.plus(Seat.HOUSE, back.print()),
                        positions.plus(lost.getFirst().before()),
                        lost.getFirst().previous(),
                        advised,
                        Optional.empty()));
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("house", key, args));
    }
}

package hegemon.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game under way: a log and the position it leads to. Immutable; every entry gives a new match,
 * and {@link #replay} gives the same one from the log alone.
 */
public final class Match<S extends State<S, M, V>, M, V> {
    /** An entry that still counts, and the position it was played in. */
    private record Step<S, M>(Entry entry, S before, M move) {}

    private final Game<S, M, V> game;
    private final Log log;
    private final S state;
    private final List<Step<S, M>> steps;
    private final Optional<Outcome> verdict;

    private Match(
            Game<S, M, V> game,
            Log log,
            S state,
            List<Step<S, M>> steps,
            Optional<Outcome> verdict) {
        this.game = game;
        this.log = log;
        this.state = state;
        this.steps = List.copyOf(steps);
        this.verdict = verdict;
    }

    public static <S extends State<S, M, V>, M, V> Parse<Match<S, M, V>> start(
            Game<S, M, V> game, String setup) {
        return game.start(setup)
                .map(
                        state ->
                                new Match<>(
                                        game,
                                        Log.of(game.name(), setup),
                                        state,
                                        List.of(),
                                        Optional.empty()));
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
        return new Match<>(
                game,
                new Log(
                        header.game(),
                        header.setup(),
                        header.commitment(),
                        header.secret(),
                        List.of()),
                state,
                steps,
                verdict);
    }

    public Game<S, M, V> game() {
        return game;
    }

    public Log log() {
        return log;
    }

    public S state() {
        return state;
    }

    /** What the game waits for; a verdict of the house ends it whatever the rules say. */
    public Turn turn() {
        return verdict.<Turn>map(Turn.Over::new).orElseGet(state::turn);
    }

    public V view(Seat seat) {
        return state.view(seat);
    }

    /**
     * A position that the game went through.
     *
     * @param entry the one that led to it; 0 for the set-up
     */
    public record Stop<S>(int entry, S state) {}

    /** The positions from the set-up to the present one, without what was taken back. */
    public List<Stop<S>> course() {
        var course = new ArrayList<Stop<S>>();
        int entry = 0;
        for (Step<S, M> step : steps) {
            course.add(new Stop<>(entry, step.before()));
            entry = step.entry().number();
        }
        course.add(new Stop<>(entry, state));
        return course;
    }

    /** A player's move from its notation; nobody may speak for chance or the house. */
    public Parse<Match<S, M, V>> submit(Seat seat, String text) {
        if (!state.seats().contains(seat)) return refused("table.refuse.seat", seat);
        return append(seat, text);
    }

    /** The due draw, made from the secret of this game. */
    public Match<S, M, V> draw(Chance chance) {
        if (!(turn() instanceof Turn.Chance(var draw)))
            throw new IllegalStateException("no draw is due");
        return append(Seat.CHANCE, chance.draw(log.size() + 1, draw)).orThrow();
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
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).entry().seat().equals(seat)) {
                return rule(new HouseEntry.Back(i == 0 ? 0 : steps.get(i - 1).entry().number()));
            }
        }
        return refused("table.refuse.back.none");
    }

    /** The seats that asked the house for advice. */
    public List<Seat> advised() {
        return state.seats().stream()
                .filter(seat -> log.entries().stream().anyMatch(entry -> isAdvice(entry, seat)))
                .toList();
    }

    private static boolean isAdvice(Entry entry, Seat seat) {
        return entry.seat().equals(Seat.HOUSE)
                && entry.text().equals(new HouseEntry.Advised(seat).print());
    }

    /** The entries that still count, each as far as this reader may know it. */
    public List<Entry> told(Seat reader) {
        return steps.stream()
                .map(
                        step ->
                                new Entry(
                                        step.entry().number(),
                                        step.entry().seat(),
                                        step.before()
                                                .told(reader, step.entry().seat(), step.move())))
                .toList();
    }

    private Parse<Match<S, M, V>> append(Seat seat, String text) {
        if (seat.equals(Seat.HOUSE)) return HouseEntry.parse(text).then(this::ruled);
        if (turn() instanceof Turn.Over) return refused("table.refuse.over");
        return game.move(text).then(move -> played(seat, text, move));
    }

    private Parse<Match<S, M, V>> played(Seat seat, String text, M move) {
        var refusal = state.refuse(seat, move);
        if (refusal.isPresent()) return Parse.refused(refusal.get());
        var longer = log.plus(seat, text);
        var more = new ArrayList<>(steps);
        more.add(new Step<>(longer.entries().getLast(), state, move));
        return Parse.of(new Match<>(game, longer, state.play(seat, move), more, verdict));
    }

    private Parse<Match<S, M, V>> ruled(HouseEntry entry) {
        var longer = log.plus(Seat.HOUSE, entry.print());
        // The secret is out once a game is over: nothing may follow, not even a takeback.
        if (turn() instanceof Turn.Over) return refused("table.refuse.over");
        if (entry instanceof HouseEntry.Back(var to)) return back(to, longer);
        if (entry instanceof HouseEntry.Advised(var seat) && !state.seats().contains(seat))
            return refused("table.refuse.seat", seat);
        return Parse.of(new Match<>(game, longer, state, steps, entry.outcome(state.parties())));
    }

    private Parse<Match<S, M, V>> back(int to, Log longer) {
        var kept = steps.stream().filter(step -> step.entry().number() <= to).toList();
        if (kept.size() == steps.size())
            return refused("table.refuse.back.nothing", Arg.number(to));
        for (Step<S, M> lost : steps.subList(kept.size(), steps.size())) {
            if (isFixed(lost))
                return refused("table.refuse.back.fixed", Arg.number(lost.entry().number()));
        }
        return Parse.of(
                new Match<>(game, longer, steps.get(kept.size()).before(), kept, Optional.empty()));
    }

    private boolean isFixed(Step<S, M> step) {
        var seat = step.entry().seat();
        return seat.equals(Seat.CHANCE) || step.before().reveals(seat, step.move());
    }

    private static <T> Parse<T> refused(String key, Object... args) {
        return Parse.refused(Refusal.of("house", key, args));
    }
}

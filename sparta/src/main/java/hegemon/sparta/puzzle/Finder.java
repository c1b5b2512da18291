package hegemon.sparta.puzzle;

import hegemon.sparta.Move;
import hegemon.sparta.Setup;
import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Thought;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Finds puzzles in games of the engine, with the mistakes that puzzles are made of. */
public final class Finder {
    private static final int OPENING = 6;

    /** Of a hundred moves this many are the second best, and this many any at all. */
    private static final int INEXACT = 30;

    private static final int CARELESS = 6;

    /** A game that goes on for longer has little new to show. */
    private static final int LONGEST = 160;

    /**
     * @param busy for how many turns the game shows nothing new
     */
    private record Find(Puzzle puzzle, int busy) {}

    private final long seed;

    /**
     * @param seed another seed, other games
     */
    public Finder(long seed) {
        this.seed = seed;
    }

    /** The puzzles of the game with this number; the same ones on every machine. */
    public List<Puzzle> game(long number) {
        var random = new SplittableRandom(seed * 1_000_003L + number);
        var names = Setup.names();
        // The standard set-up is the one most played: half of all games.
        var name = names.get(Math.max(0, random.nextInt(2 * names.size() - 2) - names.size() + 2));
        var state = SpartaState.start(Setup.parse(name + " stalemate=100").orThrow());
        for (int turn = 0; turn < OPENING; turn++) state = Solution.play(state, any(state, random));
        var found = new ArrayList<Puzzle>();
        int next = OPENING;
        for (int turn = OPENING; turn < LONGEST && state.outcome().isEmpty(); turn++) {
            var lines = Solution.glance(state);
            if (turn >= next) {
                var find = find(number, state, lines);
                find.map(Find::puzzle).ifPresent(found::add);
                if (find.isPresent()) next = turn + find.get().busy();
            }
            state = Solution.play(state, move(state, lines, random));
        }
        return found;
    }

    /** The puzzles of a game that somebody played, state by state. */
    public static List<Puzzle> in(List<SpartaState> game) {
        var found = new ArrayList<Puzzle>();
        int next = OPENING;
        for (int turn = OPENING; turn < Math.min(LONGEST, game.size()); turn++) {
            var state = game.get(turn);
            if (turn < next || state.outcome().isPresent()) continue;
            var find = find(0, state, Solution.glance(state));
            find.map(Find::puzzle).ifPresent(found::add);
            if (find.isPresent()) next = turn + find.get().busy();
        }
        return found;
    }

    private static Move move(SpartaState state, List<Thought> lines, SplittableRandom random) {
        int luck = random.nextInt(100);
        if (luck < CARELESS) return any(state, random);
        boolean inexact = luck < CARELESS + INEXACT && !Solution.isClear(lines);
        return (inexact ? lines.getLast() : lines.getFirst()).move();
    }

    private static Move any(SpartaState state, SplittableRandom random) {
        var moves = state.position().moves();
        return moves.get(random.nextInt(moves.size()));
    }

    /** The position as a puzzle, unless it is none or begins with what nobody would miss. */
    private static Optional<Find> find(long game, SpartaState state, List<Thought> lines) {
        if (!Solution.isClear(lines) || Grading.isPlain(state, lines.getFirst().move()))
            return Optional.empty();
        var position = state.position().print();
        var start = Puzzle.start(position);
        return Solution.of(start)
                .filter(solution -> !Grading.isPlain(start, solution.moves().getFirst()))
                .map(
                        solution ->
                                new Find(puzzle(game, position, start, solution), solution.busy()));
    }

    private static Puzzle puzzle(long game, String position, SpartaState start, Solution solution) {
        return new Puzzle(
                game,
                position,
                solution.texts(),
                solution.temptingTexts(),
                solution.theme(),
                Grading.level(start, solution.moves()));
    }
}

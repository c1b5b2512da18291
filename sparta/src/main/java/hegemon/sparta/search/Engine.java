package hegemon.sparta.search;

import hegemon.sparta.SpartaState;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Thinks about a game, on one thread or several that share what they found. With one thread, a node
 * or depth limit and a fresh memory, the same question gets the same answer.
 */
public final class Engine {
    /** 2^20 entries: 16 MB. */
    public static final int USUAL_MEMORY = 20;

    private final Mind mind;
    private final Table table;
    private final int threads;
    private final Handicap handicap;

    public Engine(int threads, int memory) {
        this(Mind.net(), threads, memory);
    }

    public Engine(Mind mind, int threads, int memory) {
        this(mind, threads, memory, Handicap.NONE);
    }

    Engine(Mind mind, int threads, int memory, Handicap handicap) {
        this.mind = mind;
        this.table = new Table(memory);
        this.threads = threads;
        this.handicap = handicap;
    }

    /** Forgets what earlier searches found. */
    public void forget() {
        table.clear();
    }

    /** Thinks within these limits; a game that is over has no answer. */
    public Thought think(SpartaState state, Limits limits) {
        return think(state, limits, thought -> {}, () -> false);
    }

    /**
     * @param progress hears of every depth that is done
     * @param unwanted becomes true to end the search at once
     */
    public Thought think(
            SpartaState state,
            Limits limits,
            Consumer<Thought> progress,
            BooleanSupplier unwanted) {
        return explore(state, limits, 1, best -> progress.accept(best.getFirst()), unwanted)
                .getFirst();
    }

    /**
     * Looks for several lines that begin with different moves, the best first; fewer where there
     * are fewer moves.
     *
     * @param progress hears of every depth that is done
     * @param unwanted becomes true to end the search at once
     */
    public List<Thought> explore(
            SpartaState state,
            Limits limits,
            int lines,
            Consumer<List<Thought>> progress,
            BooleanSupplier unwanted) {
        if (state.outcome().isPresent()) throw new IllegalArgumentException("the game is over");
        var control = new Control(limits, System.nanoTime(), unwanted);
        table.turnPage();
        var helpers = new ArrayList<Thread>();
        var searchers = new ArrayList<Searcher>();
        for (int i = 0; i < threads; i++) {
            var visits = new NodeCount(control, i == 0);
            searchers.add(new Searcher(Board.of(state), mind, table, visits, handicap));
        }
        for (int i = 1; i < threads; i++) {
            var searcher = searchers.get(i);
            int ahead = i % 2;
            helpers.add(Thread.ofPlatform().daemon().start(() -> help(searcher, ahead, control)));
        }
        try {
            return new Deepening(state, control, searchers, lines).run(limits.depth(), progress);
        } finally {
            control.stop();
            for (Thread helper : helpers) join(helper);
        }
    }

    /** Fills the shared table, a ply ahead of the leading thread. */
    private static void help(Searcher searcher, int ahead, Control control) {
        int value = 0;
        for (int depth = 1 + ahead; depth <= Searcher.DEEPEST && !control.isStopped(); depth++)
            value = searcher.search(depth, value);
    }

    private static void join(Thread helper) {
        boolean interrupted = false;
        while (helper.isAlive()) {
            try {
                helper.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) Thread.currentThread().interrupt();
    }
}

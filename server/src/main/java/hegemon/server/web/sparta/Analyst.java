package hegemon.server.web.sparta;

import hegemon.sparta.SpartaState;
import hegemon.sparta.search.Engine;

import org.springframework.stereotype.Component;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Thinks about positions for readers: one at a time on a thread of its own, so that running games
 * keep their share of the machine, and one for each visitor.
 */
@Component
class Analyst implements AutoCloseable {
    /** How long one position is thought about. */
    static final Duration TIME = Duration.ofSeconds(20);

    /** How many may wait for their turn. */
    private static final int WAITING = 32;

    /** 2^18 entries: 4 MB. */
    private static final int MEMORY = 18;

    private final ThreadPoolExecutor desk =
            new ThreadPoolExecutor(
                    1,
                    1,
                    0,
                    TimeUnit.SECONDS,
                    new ArrayBlockingQueue<>(WAITING),
                    task -> Thread.ofPlatform().name("analyst").daemon().unstarted(task));
    private final Map<String, Analysis> running = new ConcurrentHashMap<>();
    private final Engine engine = new Engine(1, MEMORY);

    /** News of an analysis, in order. */
    sealed interface News {
        record Thought(Judgement judgement) implements News {}

        record Done() implements News {}
    }

    /** One position that somebody wants to know about. */
    final class Analysis implements AutoCloseable, Runnable {
        private final String visitor;
        private final SpartaState state;
        private final BlockingQueue<News> news = new LinkedBlockingQueue<>();
        private volatile boolean unwanted = false;

        private Analysis(String visitor, SpartaState state) {
            this.visitor = visitor;
            this.state = state;
        }

        BlockingQueue<News> news() {
            return news;
        }

        @Override
        public void run() {
            long deadline = System.nanoTime() + TIME.toNanos();
            engine.forget(); // another set-up may have other rules (SP-6.4)
            new Thinker(engine, () -> unwanted || System.nanoTime() - deadline >= 0)
                    .think(state, judgement -> news.add(new News.Thought(judgement)));
            news.add(new News.Done());
        }

        @Override
        public void close() {
            unwanted = true;
            desk.remove(this);
            running.remove(visitor, this);
            news.add(new News.Done());
        }
    }

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws RejectedExecutionException if too many wait already
     */
    Analysis begin(String visitor, SpartaState state) {
        var analysis = new Analysis(visitor, state);
        var former = running.put(visitor, analysis);
        if (former != null) former.close();
        try {
            desk.execute(analysis);
        } catch (RejectedExecutionException e) {
            analysis.close();
            throw e;
        }
        return analysis;
    }

    /** The value of every position of a game, by a short look at each. */
    Future<List<GameValues.Value>> values(Course course) {
        return desk.submit(
                () -> {
                    engine.forget();
                    return GameValues.of(course, engine);
                });
    }

    @Override
    public void close() {
        running.values().forEach(analysis -> analysis.unwanted = true);
        desk.shutdownNow();
    }
}

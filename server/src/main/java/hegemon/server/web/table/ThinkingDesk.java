package hegemon.server.web.table;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Thinks for readers: one question at a time on a thread of its own, so that running games keep
 * their share of the machine, and one question for each visitor. When others wait, a question ends
 * after its fair share of time.
 *
 * @param <T> what a thought says
 */
public final class ThinkingDesk<T> implements AutoCloseable {
    /** How many may wait for their turn. */
    private static final int WAITING = 32;

    /** How long a question may keep others waiting. */
    private static final Duration SHARE = Duration.ofSeconds(3);

    private final Duration share;
    private final ThreadPoolExecutor desk;
    private final Map<String, Task> running = new ConcurrentHashMap<>();

    /** Thinks, and tells of every thought until nobody wants to know more. */
    public interface Thinker<T> {
        void think(Consumer<T> hearer, BooleanSupplier unwanted);
    }

    /** News of a question, in order. */
    public sealed interface News<T> {
        record Thought<T>(T thought) implements News<T> {}

        record Done<T>() implements News<T> {}
    }

    public ThinkingDesk(String name) {
        this(name, SHARE);
    }

    ThinkingDesk(String name, Duration share) {
        this.share = share;
        desk =
                new ThreadPoolExecutor(
                        1,
                        1,
                        0,
                        TimeUnit.SECONDS,
                        new ArrayBlockingQueue<>(WAITING),
                        task -> Thread.ofPlatform().name(name).daemon().unstarted(task));
    }

    private boolean othersWait() {
        return !desk.getQueue().isEmpty();
    }

    /** What one visitor wants to know. */
    public final class Task implements AutoCloseable, Runnable {
        private final String visitor;
        private final Thinker<T> thinker;
        private final BlockingQueue<News<T>> news = new LinkedBlockingQueue<>();
        private volatile boolean unwanted = false;

        private Task(String visitor, Thinker<T> thinker) {
            this.visitor = visitor;
            this.thinker = thinker;
        }

        public BlockingQueue<News<T>> news() {
            return news;
        }

        @Override
        public void run() {
            long shared = System.nanoTime() + share.toNanos();
            try {
                thinker.think(
                        thought -> news.add(new News.Thought<>(thought)),
                        () -> unwanted || (othersWait() && System.nanoTime() - shared >= 0));
            } finally {
                news.add(new News.Done<>());
            }
        }

        @Override
        public void close() {
            unwanted = true;
            desk.remove(this);
            running.remove(visitor, this);
            news.add(new News.Done<>());
        }
    }

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws RejectedExecutionException if too many wait already
     */
    public Task begin(String visitor, Thinker<T> thinker) {
        var task = new Task(visitor, thinker);
        var former = running.put(visitor, task);
        if (former != null) former.close();
        try {
            desk.execute(task);
        } catch (RejectedExecutionException e) {
            task.close();
            throw e;
        }
        return task;
    }

    /** Something short, in its turn. */
    public <R> Future<R> submit(Callable<R> question) {
        return desk.submit(question);
    }

    @Override
    public void close() {
        running.values().forEach(task -> task.unwanted = true);
        desk.shutdownNow();
    }
}

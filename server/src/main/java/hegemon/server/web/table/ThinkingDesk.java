package hegemon.server.web.table;

import hegemon.server.id.PersonId;
import hegemon.server.play.FairQueue;
import hegemon.server.play.FairQueue.Asker;
import hegemon.server.web.gate.NotNow;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Thinks for readers: one question at a time on a thread of its own, so that running games keep
 * their share of the machine, and one question for each visitor. Places take turns. When others
 * wait, a question ends after its slice of time, which is the shorter the more wait.
 *
 * @param <T> what a thought says
 */
public final class ThinkingDesk<T> implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ThinkingDesk.class);

    /** How many may wait for their turn, and how many of one place. */
    private static final int WAITING = 64;

    private static final int OF_ONE = 8;

    /** How long a question may keep one other waiting. */
    private static final Duration SHARE = Duration.ofSeconds(3);

    /** What is worth beginning at all. */
    private static final Duration LEAST = Duration.ofMillis(500);

    private final Duration share;
    private final FairQueue<Runnable> queue = new FairQueue<>(WAITING, OF_ONE);
    private final Thread thread;
    private volatile boolean closed = false;
    private final Map<PersonId, Task> running = new ConcurrentHashMap<>();

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
        this.thread = Thread.ofPlatform().name(name).daemon().start(this::work);
    }

    private void work() {
        try {
            while (!closed) answer(queue.take());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void answer(Runnable question) {
        try {
            question.run();
        } catch (RuntimeException e) {
            LOG.error("a question could not be thought about", e);
        } finally {
            Thread.interrupted(); // meant for this question, not for the next one
        }
    }

    /** Nobody waits: as long as it likes. */
    private boolean isOver(long began) {
        int others = queue.size();
        if (others == 0) return false;
        long slice = Math.max(share.toNanos() / others, Math.min(LEAST.toNanos(), share.toNanos()));
        return System.nanoTime() - began >= slice;
    }

    /** What one visitor wants to know. */
    public final class Task implements AutoCloseable, Runnable {
        private final Asker visitor;
        private final Thinker<T> thinker;
        private final BlockingQueue<News<T>> news = new LinkedBlockingQueue<>();
        private volatile boolean unwanted = false;

        private Task(Asker visitor, Thinker<T> thinker) {
            this.visitor = visitor;
            this.thinker = thinker;
        }

        public BlockingQueue<News<T>> news() {
            return news;
        }

        @Override
        public void run() {
            long began = System.nanoTime();
            try {
                thinker.think(
                        thought -> news.add(new News.Thought<>(thought)),
                        () -> unwanted || isOver(began));
            } finally {
                news.add(new News.Done<>());
            }
        }

        @Override
        public void close() {
            unwanted = true;
            queue.remove(visitor, this);
            running.remove(visitor.person(), this);
            news.add(new News.Done<>());
        }
    }

    /**
     * Begins to think for this visitor, and no longer about what the visitor asked before.
     *
     * @throws NotNow if too many wait already
     */
    public Task begin(Asker visitor, Thinker<T> thinker) {
        var task = new Task(visitor, thinker);
        var former = running.put(visitor.person(), task);
        if (former != null) former.close();
        if (queue.add(visitor, task)) return task;
        task.close();
        throw NotNow.busy();
    }

    /**
     * Something short, in its turn. Whoever no longer wants it interrupts it.
     *
     * @throws NotNow if too many wait already
     */
    public <R> FutureTask<R> submit(Asker visitor, Callable<R> question) {
        var task = new FutureTask<>(question);
        if (!queue.add(visitor, task)) throw NotNow.busy();
        return task;
    }

    @Override
    public void close() {
        closed = true;
        running.values().forEach(task -> task.unwanted = true);
        thread.interrupt();
    }
}

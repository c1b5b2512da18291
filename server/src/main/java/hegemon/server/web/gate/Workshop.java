package hegemon.server.web.gate;

import hegemon.server.play.FairQueue;
import hegemon.server.play.FairQueue.Asker;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;

/**
 * Does what takes a processor for longer than a moment, on a few platform threads, which the system
 * can interrupt: moves and pages, on virtual threads, go on beside it. Askers take turns. What does
 * not get its turn in time is not done at all; what does not end in time is interrupted, and its
 * asker told to come again.
 */
final class Workshop implements AutoCloseable {
    /** How long a request waits for its turn. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** How long it may take from there on: many times what the longest honest request needs. */
    private static final Duration DEADLINE = Duration.ofSeconds(30);

    private final FairQueue<FutureTask<?>> queue;
    private final Duration patience;
    private final Duration deadline;
    private final List<Thread> workers;
    private volatile boolean closed;

    /**
     * @param most how many may wait
     * @param mostOfOne how many of one asker
     */
    Workshop(String name, int threads, int most, int mostOfOne) {
        this(name, threads, new FairQueue<>(most, mostOfOne), PATIENCE, DEADLINE);
    }

    Workshop(
            String name,
            int threads,
            FairQueue<FutureTask<?>> queue,
            Duration patience,
            Duration deadline) {
        this.queue = queue;
        this.patience = patience;
        this.deadline = deadline;
        this.workers =
                IntStream.rangeClosed(1, threads)
                        .mapToObj(i -> Thread.ofPlatform().daemon().name(name + "-" + i))
                        .map(thread -> thread.start(this::work))
                        .toList();
    }

    private void work() {
        while (!closed) {
            try {
                queue.take().run();
                Thread.interrupted(); // was meant for this work, not for the next
            } catch (InterruptedException e) {
                // closed, or meant for work that had just ended
            }
        }
    }

    /**
     * Does it in its turn and waits for the end.
     *
     * @throws NotNow if too many wait already or for too long, or if it comes to no end
     */
    <T> T run(Asker asker, Callable<T> work) throws Exception {
        var task = new FutureTask<>(work);
        if (!queue.add(asker, task)) throw NotNow.busy();
        try {
            return ended(task, patience);
        } catch (TimeoutException e) {
            if (queue.remove(asker, task)) throw NotNow.busy();
        }
        try {
            return ended(task, deadline);
        } catch (TimeoutException e) {
            task.cancel(true);
            throw NotNow.busy();
        }
    }

    private static <T> T ended(FutureTask<T> task, Duration wait) throws Exception {
        try {
            return task.get(wait.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    private static Exception thrown(ExecutionException e) {
        if (e.getCause() instanceof Error error) throw error;
        return e.getCause() instanceof Exception failure ? failure : e;
    }

    @Override
    public void close() {
        closed = true;
        workers.forEach(Thread::interrupt);
    }
}

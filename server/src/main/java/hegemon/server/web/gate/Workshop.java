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
 * not get its turn in time is not done at all.
 */
final class Workshop implements AutoCloseable {
    /** How long a request waits for its turn. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final FairQueue<FutureTask<?>> queue;
    private final Duration patience;
    private final List<Thread> workers;

    /**
     * @param most how many may wait
     * @param mostOfOne how many of one asker
     */
    Workshop(String name, int threads, int most, int mostOfOne) {
        this(name, threads, new FairQueue<>(most, mostOfOne), PATIENCE);
    }

    Workshop(String name, int threads, FairQueue<FutureTask<?>> queue, Duration patience) {
        this.queue = queue;
        this.patience = patience;
        this.workers =
                IntStream.rangeClosed(1, threads)
                        .mapToObj(i -> Thread.ofPlatform().daemon().name(name + "-" + i))
                        .map(thread -> thread.start(this::work))
                        .toList();
    }

    private void work() {
        try {
            while (true) queue.take().run();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Does it in its turn and waits for the end: once begun, it holds the request.
     *
     * @throws NotNow if too many wait already, or for too long
     */
    <T> T run(Asker asker, Callable<T> work) throws Exception {
        var task = new FutureTask<>(work);
        if (!queue.add(asker, task)) throw NotNow.busy();
        try {
            return task.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            if (queue.remove(asker, task)) throw NotNow.busy();
            return ended(task);
        } catch (ExecutionException e) {
            throw thrown(e);
        }
    }

    private static <T> T ended(FutureTask<T> task) throws Exception {
        try {
            return task.get();
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
        workers.forEach(Thread::interrupt);
    }
}

package hegemon.server.play;

import hegemon.server.id.TableId;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Rings when something happened at a table, after it is on disk. Whoever waits looks at the table
 * afterwards: a bell says that there is news, never what.
 */
public final class Bells {
    private final Map<TableId, Bell> bells = new ConcurrentHashMap<>();
    private final List<Consumer<TableId>> everyTable = new CopyOnWriteArrayList<>();

    private final List<Crier> criers = new CopyOnWriteArrayList<>();

    /** Instead of a table's id: something may have happened anywhere. */
    public static final TableId EVERYWHERE = TableId.NONE;

    /** So many tables one who hears every bell may have to look at; if more, all of them. */
    private static final int MOST_HEARD = 1_000;

    /** Counts all rings, so that of two the later one has the higher number. */
    private final AtomicLong rung = new AtomicLong();

    /** Knows its last ring, so that none is missed between looking and waiting. */
    private final class Bell {
        private volatile long last = rung.get();
        private volatile CountDownLatch next = new CountDownLatch(1);
        private long stirred = System.nanoTime();
        private int waiting = 0;

        /** All who wait are let go at once: none of them waits for another. */
        private void ring() {
            CountDownLatch awaited;
            synchronized (this) {
                last = rung.incrementAndGet();
                awaited = stirred();
            }
            awaited.countDown();
        }

        /** All who wait are let go without news, if they have waited for so long. */
        private void beat(long nanos) {
            CountDownLatch awaited;
            synchronized (this) {
                if (System.nanoTime() - stirred < nanos) return;
                awaited = stirred();
            }
            awaited.countDown();
        }

        private CountDownLatch stirred() {
            var awaited = next;
            next = new CountDownLatch(1);
            stirred = System.nanoTime();
            return awaited;
        }
    }

    /**
     * Whoever has waited for so long at a table where nothing happens is let go. One who looks
     * after all of them costs less than a clock for each.
     */
    public void beat(Duration quiet) {
        bells.values().forEach(bell -> bell.beat(quiet.toNanos()));
    }

    public void ring(TableId table) {
        ringHere(table);
        everyTable.forEach(listener -> listener.accept(table));
    }

    /** For those who wait here, about something that another node did and attends to. */
    public void ringHere(TableId table) {
        criers.forEach(crier -> crier.hear(table));
        var bell = bells.get(table);
        if (bell != null) bell.ring();
    }

    /** For all who wait here, whatever may have happened. */
    public void ringAllHere() {
        criers.forEach(crier -> crier.hear(EVERYWHERE));
        bells.keySet().forEach(this::ringHere);
    }

    /** How many wait at a bell. */
    public int waiting() {
        return criers.size() + bells.values().stream().mapToInt(bell -> bell.waiting).sum();
    }

    /** Is called at every ring of every table; must be quick. */
    public void onRing(Consumer<TableId> listener) {
        everyTable.add(listener);
    }

    /** Someone who waits for one bell. */
    public final class Listener implements AutoCloseable {
        private final TableId table;
        private final Bell bell;
        private long heard;

        private Listener(TableId table) {
            this.table = table;
            this.bell =
                    bells.compute(
                            table,
                            (ignored, known) -> {
                                var one = known == null ? new Bell() : known;
                                one.waiting++;
                                return one;
                            });
            this.heard = bell.last;
        }

        /** Waits until the bell has rung since the last call, at most so long. */
        public boolean await(long millis) throws InterruptedException {
            var next = bell.next; // before the last one is looked at: a ring changes both in turn
            if (bell.last == heard) next.await(millis, TimeUnit.MILLISECONDS);
            return hear();
        }

        private boolean hear() {
            long last = bell.last;
            boolean rung = last != heard;
            heard = last;
            return rung;
        }

        /** Waits until the bell has rung since the last call, or a {@link #beat}. */
        public boolean await() throws InterruptedException {
            var next = bell.next; // before the last one is looked at: a ring changes both in turn
            if (bell.last == heard) next.await();
            return hear();
        }

        /** The number of the last ring that was heard: what was looked at later has its news. */
        public long heard() {
            return heard;
        }

        @Override
        public void close() {
            bells.computeIfPresent(table, (ignored, known) -> --known.waiting == 0 ? null : known);
        }
    }

    public Listener listen(TableId table) {
        return new Listener(table);
    }

    /** Someone who hears every bell. */
    public final class Crier implements AutoCloseable {
        private Set<TableId> heard = new LinkedHashSet<>();

        private Crier() {}

        /** However slowly somebody listens, what is kept for them stays small. */
        private synchronized void hear(TableId table) {
            if (heard.contains(EVERYWHERE)) return;
            if (heard.size() < MOST_HEARD) heard.add(table);
            else heard = new LinkedHashSet<>(Set.of(EVERYWHERE));
            notifyAll();
        }

        /** The tables whose bells have rung since the last call; waits for one, at most so long. */
        public synchronized Set<TableId> await(long millis) throws InterruptedException {
            long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
            while (heard.isEmpty()) {
                long left = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
                if (left <= 0) break;
                wait(left);
            }
            var tables = heard;
            heard = new LinkedHashSet<>();
            return tables;
        }

        @Override
        public void close() {
            criers.remove(this);
        }
    }

    public Crier hearAll() {
        var crier = new Crier();
        criers.add(crier);
        return crier;
    }
}

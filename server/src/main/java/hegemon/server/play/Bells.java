package hegemon.server.play;

import hegemon.server.id.TableId;

import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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

    /** Someone at a bell, who is told in turn with all others there. */
    @FunctionalInterface
    public interface Hearer {
        /**
         * It has rung, or has been quiet for long.
         *
         * @param ring the number of the last ring; a quiet bell says the same again
         */
        void hear(long ring);
    }

    /**
     * Knows its last ring, so that none is missed. One goes round and tells all who are there, and
     * goes round again if it has rung meanwhile: to wake each of them would cost more than to write
     * what there is to tell.
     */
    private final class Bell {
        private final Set<Listener> listeners = ConcurrentHashMap.newKeySet();
        private final AtomicInteger calls = new AtomicInteger();
        private volatile long last = rung.get();
        private volatile long stirred = System.nanoTime();

        private synchronized void ring() {
            last = rung.incrementAndGet();
            call();
        }

        /** Whoever is there is told that nothing happens, if nothing has for so long. */
        private void beat(long nanos) {
            if (System.nanoTime() - stirred >= nanos) call();
        }

        private void call() {
            stirred = System.nanoTime();
            if (calls.getAndIncrement() == 0) Thread.startVirtualThread(this::goRound);
        }

        private void goRound() {
            try {
                int called = calls.get();
                while (called > 0) {
                    long ring = last;
                    for (Listener each : listeners) each.hearer.hear(ring);
                    called = calls.addAndGet(-called);
                }
            } catch (RuntimeException | Error e) {
                calls.set(0); // the next ring goes round again
                throw e;
            }
        }
    }

    /** Whoever has waited for so long at a table where nothing happens is told so. */
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
        return criers.size()
                + bells.values().stream().mapToInt(bell -> bell.listeners.size()).sum();
    }

    /** Is called at every ring of every table; must be quick. */
    public void onRing(Consumer<TableId> listener) {
        everyTable.add(listener);
    }

    /** A place at one bell. */
    public final class Listener implements AutoCloseable {
        private final TableId table;
        private final Hearer hearer;
        private final long since;

        private Listener(TableId table, Hearer hearer) {
            this.table = table;
            this.hearer = hearer;
            this.since = bells.compute(table, this::join).last;
        }

        private Bell join(TableId ignored, @Nullable Bell known) {
            var bell = known == null ? new Bell() : known;
            bell.listeners.add(this);
            return bell;
        }

        /** The number of the last ring before: what is looked at from now on has its news. */
        public long since() {
            return since;
        }

        @Override
        public void close() {
            bells.computeIfPresent(
                    table,
                    (ignored, bell) -> {
                        bell.listeners.remove(this);
                        return bell.listeners.isEmpty() ? null : bell;
                    });
        }
    }

    /** From now on this one is told; perhaps before this returns. */
    public Listener listen(TableId table, Hearer hearer) {
        return new Listener(table, hearer);
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
